/// The characters that HTML gives names to.
///
/// Source: HTML 4.01, section 24, all 252 names; `apos` is XML's.
enum HTMLEntities {
  /// The scalar of a name such as `eacute`; names are case-sensitive.
  static func scalar(named name: String) -> Unicode.Scalar? { scalars[name] }

  /// The scalar of a reference's inner text: `eacute`, `#233` or `#xE9`; `nil` for what is no reference.
  ///
  /// As browsers do, numbers from 128 to 159 are read as windows-1252, and numbers that are no character give U+FFFD.
  static func scalar(of reference: Substring.UTF8View) -> Unicode.Scalar? {
    guard reference.first == UInt8(ascii: "#") else { return scalar(named: String(Substring(reference))) }
    let digits = reference.dropFirst()
    let isHex = digits.first == UInt8(ascii: "x") || digits.first == UInt8(ascii: "X")
    guard let code = number(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10) else { return nil }
    if (128...159).contains(code) { return windows1252[Int(code) - 128] }
    return code == 0 ? "\u{FFFD}" : Unicode.Scalar(code) ?? "\u{FFFD}"
  }

  /// A number's value, held at a value past Unicode where it is larger.
  private static func number(_ digits: Substring.UTF8View, radix: UInt32) -> UInt32? {
    guard !digits.isEmpty else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      guard let figure = Character(Unicode.Scalar(digit)).hexDigitValue, figure < radix else { return nil }
      value = min(value * radix + UInt32(figure), 0x110000)
    }
    return value
  }

  static let windows1252: [Unicode.Scalar] = [
    "\u{20AC}", "\u{FFFD}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}", "\u{2C6}",
    "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{FFFD}", "\u{17D}", "\u{FFFD}", "\u{FFFD}", "\u{2018}",
    "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}", "\u{2DC}", "\u{2122}", "\u{161}",
    "\u{203A}", "\u{153}", "\u{FFFD}", "\u{17E}", "\u{178}",
  ]

  /// Number of names.
  static var count: Int { scalars.count }

  private static let scalars: [String: Unicode.Scalar] = {
    let words = table.split(whereSeparator: \.isWhitespace)
    var scalars: [String: Unicode.Scalar] = [:]
    for (name, code) in zip(words, words.dropFirst()) {
      scalars[String(name)] = UInt32(code).flatMap { Unicode.Scalar($0) }
    }
    return scalars
  }()

  /// Names, each with its number.
  private static let table = """
    quot 34 amp 38 apos 39 lt 60 gt 62 nbsp 160 iexcl 161 cent 162 pound 163 curren 164 yen 165 brvbar 166 sect 167
    uml 168 copy 169 ordf 170 laquo 171 not 172 shy 173 reg 174 macr 175 deg 176 plusmn 177 sup2 178 sup3 179
    acute 180 micro 181 para 182 middot 183 cedil 184 sup1 185 ordm 186 raquo 187 frac14 188 frac12 189 frac34 190
    iquest 191 Agrave 192 Aacute 193 Acirc 194 Atilde 195 Auml 196 Aring 197 AElig 198 Ccedil 199 Egrave 200
    Eacute 201 Ecirc 202 Euml 203 Igrave 204 Iacute 205 Icirc 206 Iuml 207 ETH 208 Ntilde 209 Ograve 210 Oacute 211
    Ocirc 212 Otilde 213 Ouml 214 times 215 Oslash 216 Ugrave 217 Uacute 218 Ucirc 219 Uuml 220 Yacute 221 THORN 222
    szlig 223 agrave 224 aacute 225 acirc 226 atilde 227 auml 228 aring 229 aelig 230 ccedil 231 egrave 232
    eacute 233 ecirc 234 euml 235 igrave 236 iacute 237 icirc 238 iuml 239 eth 240 ntilde 241 ograve 242 oacute 243
    ocirc 244 otilde 245 ouml 246 divide 247 oslash 248 ugrave 249 uacute 250 ucirc 251 uuml 252 yacute 253 thorn 254
    yuml 255 OElig 338 oelig 339 Scaron 352 scaron 353 Yuml 376 fnof 402 circ 710 tilde 732 Alpha 913 Beta 914
    Gamma 915 Delta 916 Epsilon 917 Zeta 918 Eta 919 Theta 920 Iota 921 Kappa 922 Lambda 923 Mu 924 Nu 925 Xi 926
    Omicron 927 Pi 928 Rho 929 Sigma 931 Tau 932 Upsilon 933 Phi 934 Chi 935 Psi 936 Omega 937 alpha 945 beta 946
    gamma 947 delta 948 epsilon 949 zeta 950 eta 951 theta 952 iota 953 kappa 954 lambda 955 mu 956 nu 957 xi 958
    omicron 959 pi 960 rho 961 sigmaf 962 sigma 963 tau 964 upsilon 965 phi 966 chi 967 psi 968 omega 969
    thetasym 977 upsih 978 piv 982 ensp 8194 emsp 8195 thinsp 8201 zwnj 8204 zwj 8205 lrm 8206 rlm 8207 ndash 8211
    mdash 8212 lsquo 8216 rsquo 8217 sbquo 8218 ldquo 8220 rdquo 8221 bdquo 8222 dagger 8224 Dagger 8225 bull 8226
    hellip 8230 permil 8240 prime 8242 Prime 8243 lsaquo 8249 rsaquo 8250 oline 8254 frasl 8260 euro 8364 image 8465
    weierp 8472 real 8476 trade 8482 alefsym 8501 larr 8592 uarr 8593 rarr 8594 darr 8595 harr 8596 crarr 8629
    lArr 8656 uArr 8657 rArr 8658 dArr 8659 hArr 8660 forall 8704 part 8706 exist 8707 empty 8709 nabla 8711
    isin 8712 notin 8713 ni 8715 prod 8719 sum 8721 minus 8722 lowast 8727 radic 8730 prop 8733 infin 8734 ang 8736
    and 8743 or 8744 cap 8745 cup 8746 int 8747 there4 8756 sim 8764 cong 8773 asymp 8776 ne 8800 equiv 8801 le 8804
    ge 8805 sub 8834 sup 8835 nsub 8836 sube 8838 supe 8839 oplus 8853 otimes 8855 perp 8869 sdot 8901 lceil 8968
    rceil 8969 lfloor 8970 rfloor 8971 lang 9001 rang 9002 loz 9674 spades 9824 clubs 9827 hearts 9829 diams 9830
    """
}
