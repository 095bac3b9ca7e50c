/** Zeros of the scripts that our readers' keyboards may type digits in; nine more digits follow each. */
const ZEROS = [
  0x0660, // Arabic
  0x06f0, // Persian, Urdu
  0x0966, // Nepali and other Devanagari
  0x09e6, // Bengali
  0x0be6, // Tamil
  0x0de6, // Sinhala
  0x0e50, // Thai
  0x0ed0, // Lao
  0x1040, // Burmese
  0x1090, // Shan
  0x17e0, // Khmer
  0x1810, // Mongolian
  0xff10, // fullwidth, as typed in Korean and Chinese
]

const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu

/** With digits of other scripts as 0 to 9, which is how they are stored. */
export const latinDigits = (text: string): string =>
  text.replaceAll(OTHER_DIGITS, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((each) => code >= each && code < each + 10)
    return zero === undefined ? digit : String(code - zero)
  })

/** The digits of a text, as 0 to 9. */
export const digitsOf = (text: string): string => latinDigits(text).replaceAll(/\D/g, '')

/** Blanks, hyphens of any script and invisible marks, which come along when a number is copied. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}\u2212\u30FC]/gu

export const withoutSeparators = (text: string): string => text.replaceAll(SEPARATORS, '')
