// What we use of gdk-pixbuf, declared here by hand: its pkg-config file asks for a compiler flag that the package
// manager refuses with a warning. `scripts/check-c-declarations` compares everything below with the real header.

#include <glib-object.h>

typedef struct _GdkPixbuf GdkPixbuf;
typedef struct _GdkPixbufFormat GdkPixbufFormat;

GdkPixbufFormat *gdk_pixbuf_get_file_info(const gchar *path, gint *width, gint *height);
gchar *gdk_pixbuf_format_get_name(GdkPixbufFormat *format);
gboolean gdk_pixbuf_format_is_scalable(GdkPixbufFormat *format);
GdkPixbuf *gdk_pixbuf_new_from_file_at_scale(
    const char *path, int width, int height, gboolean keepsRatio, GError **error);
GdkPixbuf *gdk_pixbuf_apply_embedded_orientation(GdkPixbuf *picture);
const gchar *gdk_pixbuf_get_option(GdkPixbuf *picture, const gchar *key);
int gdk_pixbuf_get_width(const GdkPixbuf *picture);
int gdk_pixbuf_get_height(const GdkPixbuf *picture);
int gdk_pixbuf_get_n_channels(const GdkPixbuf *picture);
int gdk_pixbuf_get_bits_per_sample(const GdkPixbuf *picture);
int gdk_pixbuf_get_rowstride(const GdkPixbuf *picture);
const guint8 *gdk_pixbuf_read_pixels(const GdkPixbuf *picture);
