import type { PeriodType } from '../../../../../contract/base/enums.ts'
import type { AnnouncementValues } from '../announcement-values.ts'
import { USUAL_WEEKS } from './days-choice.ts'

/** Letters of a posting that are read: more than it may have. */
export const READ_LETTERS = 6_000

const FIVE_DAYS = /주\s?(?:5|오)\s?일|월(?:요일)?\s?[~∼-]\s?금/
const SIX_DAYS = /주\s?(?:6|육)\s?일|월(?:요일)?\s?[~∼-]\s?토/

/** Assumed until the text or the employer says otherwise. */
const USUAL = 'MON_FRI'

/** The week that a text names first. */
export function weekIn(text: string): keyof typeof USUAL_WEEKS {
  const [five, six] = [FIVE_DAYS, SIX_DAYS].map((each) => text.search(each))
  return six !== undefined && six !== -1 && (five === -1 || six < (five ?? 0)) ? 'MON_SAT' : USUAL
}

export const USUAL_WEEK = {
  workDays: USUAL_WEEKS[USUAL],
  numberOfWorkDays: USUAL_WEEKS[USUAL].length,
} satisfies Partial<AnnouncementValues>

/** `다음 달`, `내달 15일부터`; not a part of the month, such as its end, which is no day. */
const NEXT_MONTH = /(?:다음\s?|내)달(?:\s*(\d{1,2})\s*일)?(?!\s*(?:\d|초순|중순|하순|중|말))/
/** `12월 1일부터`, `3/2부터`, `12월 5일 시작`. */
const ON_DAY = /(?<!\d)(\d{1,2})(?:월\s?(\d{1,2})\s?일|\/(\d{1,2}))\s?(?:부터|에?\s?(?:시작|출근))/g
/** Beside a date: `12/25(금)부터`. */
const WEEKDAY = /\([월화수목금토일]\)/g
const NO_START = /모집|접수|지원|면접|신청|휴무|휴가|쉽니다|방학/
/** In ms: a day that is farther away was meant to be in another year. */
const FARTHEST = 180 * 86_400_000

/** The first day of work that a text names, of the next month by default its first; null without any, or with several. */
export function startDayIn(text: string, today: string): string | null {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const next = NEXT_MONTH.exec(text)
  const named = clausesOf(text.replaceAll(WEEKDAY, ''))
    .filter((clause) => !NO_START.test(clause))
    .flatMap((clause) => Array.from(clause.matchAll(ON_DAY)))
    .map(([, inMonth, day, dayAfterSlash]) => upcoming(Number(inMonth), Number(day ?? dayAfterSlash), today))
  const days = new Set([...(next ? [dayOf(year, month + 1, Number(next[1] ?? 1))] : []), ...named])
  const [only = null, ...others] = days
  return others.length === 0 ? only : null
}

/** The next such day; null if it is far away, or does not exist. */
function upcoming(month: number, day: number, today: string): string | null {
  if (month < 1 || month > 12) return null
  const year = Number(today.slice(0, 4))
  const thisYear = dayOf(year, month, day)
  const found = thisYear !== null && thisYear >= today ? thisYear : dayOf(year + 1, month, day)
  return found !== null && Date.parse(found) - Date.parse(today) <= FARTHEST ? found : null
}

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === (month - 1) % 12 && day > 0 ? date.toISOString().slice(0, 10) : null
}

/** Short parts of a text, each about one thing. */
const clausesOf = (text: string) => text.slice(0, READ_LETTERS).split(/[\n.,!?·;()[\]]/)

const IN_DAYS: Readonly<Record<string, number>> = {
  일: 1,
  주: 7,
  주일: 7,
  개월: 30,
  달: 30,
  년: 360,
  일주일: 7,
  보름: 15,
  반년: 180,
}
const COUNTS: Readonly<Record<string, number>> = { 한: 1, 두: 2, 세: 3, 석: 3, 네: 4, 넉: 4, 일: 1, 이: 2 }
/** Days from which a term is the next longer one. */
const TERMS: readonly (readonly [PeriodType, number])[] = [
  ['UNDER_WEEK', 7],
  ['UNDER_MONTH', 30],
  ['UNDER_3MONTH', 90],
  ['UNDER_6MONTH', 180],
  ['UNDER_1YEAR', 360],
  ['ABOVE_1YEAR', Infinity],
]
/** `3개월간`, `석 달 동안`, `기간 6개월`, `1년 이상 근무`, `3개월` at the end of a clause; both ends of `3개월~6개월`. */
const TERM =
  /(기간[은이]?\s?:?\s?)?(?<!\d\s?[~∼./-]?\s?)(?:(\d{1,3}|(?<!\p{L})[한두세석네넉일이])\s?(일|주일|주|개월|달|년)|(일주일|보름|반년))\s?(?:정도\s?|쯤\s?)?(이상\s?)?(간|동안|근무|일하|일할|일 할|계약|작업|알바|모집|구[함하해인]|에서|또는|이나|혹은|[~∼-])?/gu
const NO_TERM =
  /경력|경험|수습|비자|체류|입국|만료|퇴직|이내|이하|미만|최소|최대|남은|남아|인상|보너스|상여|휴가|연차|휴무|보험|월세|보증|선불|가불|개업|설립|운영|농사|매주|매달|매월|매년/

/** How long the work lasts by a text; null where it says nothing, or several things. */
export function periodIn(text: string): PeriodType | null {
  const periods = new Set(
    clausesOf(text)
      .filter((clause) => !NO_TERM.test(clause))
      .flatMap((clause) => Array.from(clause.trim().matchAll(TERM), termOf))
      .filter((period) => period !== null),
  )
  const [only = null, ...others] = periods
  return others.length === 0 ? only : null
}

function termOf(found: RegExpExecArray): PeriodType | null {
  const [text, before, count = '1', unit, whole, orMore, after] = found
  const days = (COUNTS[count] ?? Number(count)) * (IN_DAYS[unit ?? whole ?? ''] ?? 0)
  const isAtEnd = found.index + text.length === found.input.length
  // `전통 30년` is no length.
  const isSaid = before !== undefined || after !== undefined || (isAtEnd && days <= 360)
  // `주 3일` and `12월 3일` name no length.
  const isCertain = unit !== '일' || after === '간' || after === '동안'
  if (!isSaid || !isCertain || days === 0 || (orMore !== undefined && days < 360)) return null
  return TERMS.find(([, under]) => days < under)?.[0] ?? null
}
