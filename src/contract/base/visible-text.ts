/** Marks that turn the reading direction of what follows, also beyond the text; and halves of characters. */
const TRICKS = /[\u202A-\u202E\u2066-\u2069\p{Surrogate}]/gu
/** White space and characters that show nothing; joiners and selectors within a text keep their work. */
const BLANK = new RegExp(
  String.raw`[\s\u0085\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B-\u200F\u2060-\u206F\u2800\u3164\uFEFF\uFFA0]`,
)
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\u2800]/u

/** The text without blanks and invisible characters around it; empty where nothing of it could be seen. */
export function visibleText(text: string): string {
  const plain = text.replaceAll(TRICKS, '')
  return VISIBLE.test(plain) ? withoutBlankEnds(plain) : ''
}

/** Looks at each character once. A pattern such as /BLANK+$/ would try anew from each blank: quadratic in a run of them. */
function withoutBlankEnds(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && BLANK.test(text.charAt(start))) start++
  while (end > start && BLANK.test(text.charAt(end - 1))) end--
  return text.slice(start, end)
}
