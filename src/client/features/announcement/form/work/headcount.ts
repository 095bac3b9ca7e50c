const DEFAULT = '1'
/** `2명`, `10 명`; a thousand and more is no headcount. */
const PEOPLE = /(?<!\d)([1-9]\d{0,2})\s?명/
/** `두 명`, `세 분`. */
const COUNTED = /(?<!\p{L})(한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\s?(?:명|분|사람)/u
/** `셋 구함`; not one or ten, whose words have other meanings. */
const ALONE = /(?<!\p{L})(둘|셋|넷|다섯|여섯|일곱|여덟|아홉)(?!\p{L})/u

const NUMBERS = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열']
const ALONE_FORMS: Readonly<Record<string, string>> = { 둘: '두', 셋: '세', 넷: '네' }

function headcountIn(title: string): string {
  const word = (COUNTED.exec(title) ?? ALONE.exec(title))?.[1]
  return (
    PEOPLE.exec(title)?.[1] ??
    (word === undefined ? DEFAULT : String(NUMBERS.indexOf(ALONE_FORMS[word] ?? word) + 1))
  )
}

/** The headcount after a change of the title: what it says, unless the employer has chosen a number themselves. */
export const headcountAfter = (change: { before: string; title: string; headcount: string }): string =>
  change.headcount === headcountIn(change.before) ? headcountIn(change.title) : change.headcount
