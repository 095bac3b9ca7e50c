import { withoutPiledMarks } from './normal-form.ts'

/** Bidirectional controls, which affect text that follows, and lone surrogates. */
const TRICKS = /[\u202A-\u202E\u2066-\u2069\p{Surrogate}]/gu
/** White space and invisible characters. Joiners and variation selectors inside a text are kept. */
const BLANK = new RegExp(
  String.raw`[\s\u0085\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B-\u200F\u2060-\u206F\u2800\u3164\uFEFF\uFFA0]`,
)
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\u2800]/u

/** Removes surrounding blanks and invisible characters; empty if nothing visible is left. */
export function visibleText(text: string): string {
  const plain = text.replaceAll(TRICKS, '')
  return VISIBLE.test(plain) ? withoutBlankEnds(plain) : ''
}

/** Scans each character once. A pattern such as /BLANK+$/ is quadratic on a run of blanks. */
function withoutBlankEnds(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && BLANK.test(text.charAt(start))) start++
  while (end > start && BLANK.test(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

/** Control characters that neither break a line nor indent: terminals obey them. */
const CONTROLS = /(?![\t\n\r\u0085])\p{Cc}/gu
const LINE_BREAKS = /[\t\n\r\u0085\u2028\u2029]+/g

/** Text of several lines, as somebody may show it to others. */
export const visibleLines = (text: string): string =>
  withoutPiledMarks(visibleText(text.replaceAll(CONTROLS, '')))

/** The same for what stands in one line: in lists, notifications and mails a second one would pass for another entry. */
export const visibleLine = (text: string): string => visibleLines(text).replaceAll(LINE_BREAKS, ' ')
