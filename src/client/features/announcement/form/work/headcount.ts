const DEFAULT = '1'
/** `2명`, `10 명`; a thousand and more is no headcount. */
const PEOPLE = /(?<!\d)([1-9]\d{0,2})\s?명/
/** `두 명`, `세 분`. */
const COUNTED = /(?<!\p{L})(한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\s?(?:명|분|사람)/u
/** `셋 구함`; not one or ten, whose words have other meanings. */
const ALONE = /(?<!\p{L})(둘|셋|넷|다섯|여섯|일곱|여덟|아홉)(?!\p{L})/u
/** In the details, which name other people as well. */
const SOUGHT =
  /((?<!\d)[1-9]\d{0,2}|(?<!\p{L})(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열))\s?(?:명|분|사람)(?:을|를|만|정도)?\s?(?:모집|채용|필요|구[함하합해인])/gu

const NUMBERS = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열']
const ALONE_FORMS: Readonly<Record<string, string>> = { 둘: '두', 셋: '세', 넷: '네' }

/** How many people a text of title and details seeks; undefined if it does not say, or the details say several. */
export function headcountIn(text: string): string | undefined {
  const [title = '', ...details] = text.split('\n')
  const word = (COUNTED.exec(title) ?? ALONE.exec(title))?.[1]
  const inTitle = PEOPLE.exec(title)?.[1] ?? (word === undefined ? undefined : numberOf(word))
  if (inTitle !== undefined) return inTitle
  const sought = new Set(Array.from(details.join('\n').matchAll(SOUGHT), ([, count = '']) => numberOf(count)))
  return sought.size === 1 ? sought.values().next().value : undefined
}

const numberOf = (count: string) =>
  /\d/.test(count) ? count : String(NUMBERS.indexOf(ALONE_FORMS[count] ?? count) + 1)

/** The headcount after a change of the text: what it says, unless the employer has chosen a number themselves. */
export const headcountAfter = (change: { before: string; text: string; headcount: string }): string =>
  change.headcount === (headcountIn(change.before) ?? DEFAULT)
    ? (headcountIn(change.text) ?? DEFAULT)
    : change.headcount
