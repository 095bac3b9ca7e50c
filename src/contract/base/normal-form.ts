/**
 * More marks on one letter than any script writes: they are drawn over the lines around it. The halfwidth voiced marks
 * count as letters, but become marks in compatibility forms.
 */
const PILED_MARKS = /([\p{M}\uFF9E\uFF9F]{6})[\p{M}\uFF9E\uFF9F]+/gu

/** At most six marks on a letter. */
export const withoutPiledMarks = (text: string): string => text.replaceAll(PILED_MARKS, '$1')

/**
 * A text in one of Unicode's normal forms. Sorting the marks on one letter takes quadratic time: 9,000 of them blocked
 * the server for 90 ms, so piled marks are removed first.
 */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  withoutPiledMarks(text).normalize(form)
