const DEFAULT = '1'
/** `2명`, `10 명`; a thousand and more is no headcount. */
const PEOPLE = /(?<!\d)([1-9]\d{0,2})\s?명/g
/** `두 명`, `세 분`. */
const COUNTED = /(?<!\p{L})(한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\s?(?:명|분|사람)/gu
/** `셋 구함`; not one or ten, whose words have other meanings. */
const ALONE = /(?<!\p{L})(둘|셋|넷|다섯|여섯|일곱|여덟|아홉)(?!\p{L})/gu
/** In the details, which name other people as well. */
const SOUGHT = /(?:명|분|사람)(?:을|를|만|정도)?\s?(?:모집|채용|필요|구[함하합해인])/

const NUMBERS = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열']
const ALONE_FORMS: Readonly<Record<string, string>> = { 둘: '두', 셋: '세', 넷: '네' }

/** How many people a text of title and details seeks; undefined if it does not say, or says several numbers. */
export function headcountIn(text: string): string | undefined {
  const [title = '', ...details] = text.split('\n')
  const inTitle = numbersIn(title, PEOPLE, COUNTED)
  const named = inTitle.length > 0 ? inTitle : numbersIn(title, ALONE)
  const sought = details
    .join('\n')
    .split(/[\n.!?]/)
    .filter((sentence) => SOUGHT.test(sentence))
    .flatMap((sentence) => numbersIn(sentence, PEOPLE, COUNTED))
  const [only, ...others] = named.length > 0 ? named : sought
  return others.length === 0 ? only : undefined
}

const numbersIn = (text: string, ...patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, count = '']) => numberOf(count)))

const numberOf = (count: string) =>
  /\d/.test(count) ? count : String(NUMBERS.indexOf(ALONE_FORMS[count] ?? count) + 1)

/** The headcount after a change of the text: what it says, unless the employer has chosen a number themselves. */
export const headcountAfter = (change: { before: string; text: string; headcount: string }): string =>
  change.headcount === (headcountIn(change.before) ?? DEFAULT)
    ? (headcountIn(change.text) ?? DEFAULT)
    : change.headcount
