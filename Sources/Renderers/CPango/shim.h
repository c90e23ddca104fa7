// What we use of Pango, declared here by hand: the pkg-config files of Pango ask for a compiler flag that the package
// manager refuses with a warning. Cairo, GLib, HarfBuzz and fontconfig have no such flag, so their own headers are used.
// `scripts/check-c-declarations` compares everything below with the real headers. Pango 1.50 or newer.

#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <glib-object.h>
#include <hb-ot.h>

#ifndef RECORD
#define RECORD(name) struct name
#define ENUMERATION(name) typedef int name;
#define CONSTANT(type, name, value) static const type name = value;
#endif

// Types

typedef struct _PangoAttrClass PangoAttrClass;
typedef struct _PangoAttribute PangoAttribute;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoContext PangoContext;
typedef struct _PangoEngineLang PangoEngineLang;
typedef struct _PangoEngineShape PangoEngineShape;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFontset PangoFontset;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;

typedef struct _PangoCairoFont PangoCairoFont;
typedef struct _PangoFcFont PangoFcFont;
typedef struct _PangoFcFontMap PangoFcFontMap;

typedef struct _PangoAnalysis PangoAnalysis;
typedef struct _PangoItem PangoItem;
typedef struct _PangoGlyphGeometry PangoGlyphGeometry;
typedef struct _PangoGlyphInfo PangoGlyphInfo;
typedef struct _PangoGlyphItem PangoGlyphItem;
typedef struct _PangoGlyphString PangoGlyphString;
typedef struct _PangoGlyphVisAttr PangoGlyphVisAttr;
typedef struct _PangoLayoutLine PangoLayoutLine;
typedef struct _PangoLogAttr PangoLogAttr;

ENUMERATION(PangoDirection)
ENUMERATION(PangoEllipsizeMode)
ENUMERATION(PangoWeight)
ENUMERATION(PangoWrapMode)

CONSTANT(PangoDirection, PANGO_DIRECTION_LTR, 0)
CONSTANT(PangoDirection, PANGO_DIRECTION_RTL, 1)
CONSTANT(PangoEllipsizeMode, PANGO_ELLIPSIZE_NONE, 0)
CONSTANT(PangoEllipsizeMode, PANGO_ELLIPSIZE_END, 3)
CONSTANT(PangoWrapMode, PANGO_WRAP_CHAR, 1)
CONSTANT(PangoWrapMode, PANGO_WRAP_WORD_CHAR, 2)
CONSTANT(guint8, PANGO_ANALYSIS_FLAG_IS_ELLIPSIS, 2)
CONSTANT(guint32, PANGO_GLYPH_EMPTY, 0x0FFFFFFF)
CONSTANT(guint32, PANGO_GLYPH_UNKNOWN_FLAG, 0x10000000)
CONSTANT(int, PANGO_SCALE, 1024)

RECORD(_PangoAttribute) {
  const PangoAttrClass *klass;
  guint start_index;
  guint end_index;
};

RECORD(_PangoAnalysis) {
  PangoEngineShape *shape_engine;
  PangoEngineLang *lang_engine;
  PangoFont *font;
  guint8 level;
  guint8 gravity;
  guint8 flags;
  guint8 script;
  PangoLanguage *language;
  GSList *extra_attrs;
};

RECORD(_PangoItem) {
  int offset;
  int length;
  int num_chars;
  PangoAnalysis analysis;
};

RECORD(_PangoGlyphGeometry) {
  gint32 width;
  gint32 x_offset;
  gint32 y_offset;
};

RECORD(_PangoGlyphVisAttr) {
  guint is_cluster_start : 1;
  guint is_color : 1;
};

RECORD(_PangoGlyphInfo) {
  guint32 glyph;
  PangoGlyphGeometry geometry;
  PangoGlyphVisAttr attr;
};

RECORD(_PangoGlyphString) {
  int num_glyphs;
  PangoGlyphInfo *glyphs;
  int *log_clusters;
  int space;
};

RECORD(_PangoGlyphItem) {
  PangoItem *item;
  PangoGlyphString *glyphs;
  int y_offset;
  int start_x_offset;
  int end_x_offset;
};

RECORD(_PangoLayoutLine) {
  PangoLayout *layout;
  gint start_index;
  gint length;
  GSList *runs;
  guint is_paragraph_start : 1;
  guint resolved_dir : 3;
};

RECORD(_PangoLogAttr) {
  guint is_line_break : 1;
  guint is_mandatory_break : 1;
  guint is_char_break : 1;
  guint is_white : 1;
  guint is_cursor_position : 1;
  guint is_word_start : 1;
  guint is_word_end : 1;
  guint is_sentence_boundary : 1;
  guint is_sentence_start : 1;
  guint is_sentence_end : 1;
  guint backspace_deletes_character : 1;
  guint is_expandable_space : 1;
  guint is_word_boundary : 1;
  guint break_inserts_hyphen : 1;
  guint break_removes_preceding : 1;
  guint reserved : 17;
};

// Fonts

const char *pango_version_string(void);
PangoFontMap *pango_cairo_font_map_new_for_font_type(cairo_font_type_t type);
void pango_fc_font_map_set_config(PangoFcFontMap *map, FcConfig *config);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
void pango_context_set_round_glyph_positions(PangoContext *context, gboolean rounds);
void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);
void pango_context_set_language(PangoContext *context, PangoLanguage *language);
PangoFontset *pango_font_map_load_fontset(
    PangoFontMap *map, PangoContext *context, const PangoFontDescription *description, PangoLanguage *language);
PangoFont *pango_fontset_get_font(PangoFontset *fonts, guint character);
hb_font_t *pango_font_get_hb_font(PangoFont *font);
PangoFont *pango_context_load_font(PangoContext *context, const PangoFontDescription *description);
void pango_cairo_context_set_font_options(PangoContext *context, const cairo_font_options_t *options);
void pango_cairo_context_set_resolution(PangoContext *context, double dotsPerInch);
cairo_scaled_font_t *pango_cairo_font_get_scaled_font(PangoCairoFont *font);
PangoLanguage *pango_language_from_string(const char *name);
FcPattern *pango_fc_font_get_pattern(PangoFcFont *font);
PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *description);
void pango_font_description_set_family(PangoFontDescription *description, const char *families);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
void pango_font_description_set_weight(PangoFontDescription *description, PangoWeight weight);

// Layout

PangoDirection pango_find_base_dir(const gchar *text, gint length);
guint8 *pango_log2vis_get_embedding_levels(const gchar *text, int length, PangoDirection *direction);
void pango_get_log_attrs(
    const char *text, int length, int level, PangoLanguage *language, PangoLogAttr *attributes, int count);
void pango_default_break(const char *text, int length, PangoAnalysis *analysis, PangoLogAttr *attributes, int count);
PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
void pango_attr_list_unref(PangoAttrList *list);
PangoAttribute *pango_attr_letter_spacing_new(int spacing);
PangoAttribute *pango_attr_font_features_new(const char *features);
PangoAttribute *pango_attr_insert_hyphens_new(gboolean inserts);
PangoAttribute *pango_attr_allow_breaks_new(gboolean allows);
PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_height(PangoLayout *layout, int height);
void pango_layout_set_wrap(PangoLayout *layout, PangoWrapMode mode);
void pango_layout_set_ellipsize(PangoLayout *layout, PangoEllipsizeMode mode);
void pango_layout_set_auto_dir(PangoLayout *layout, gboolean isAutomatic);
gboolean pango_layout_is_ellipsized(PangoLayout *layout);
GSList *pango_layout_get_lines_readonly(PangoLayout *layout);
