const DEFAULT = '1'
/** `2명`, `10 명`; a thousand and more is no headcount. */
const PEOPLE = /(?<!\d)([1-9]\d{0,2})\s?명/

const headcountIn = (title: string): string => PEOPLE.exec(title)?.[1] ?? DEFAULT

/** The headcount after a change of the title: what it says, unless the employer has chosen a number themselves. */
export const headcountAfter = (change: { before: string; title: string; headcount: string }): string =>
  change.headcount === headcountIn(change.before) ? headcountIn(change.title) : change.headcount
