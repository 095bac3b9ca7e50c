import { READ_LETTERS } from './time-of-text.ts'

const DAY = 24 * 60
/** Letters before hours that say what else they are for. */
const NEAR = 12

/** Parts of the day and the hours that they may name. */
const HALVES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  오전: [0, 12],
  새벽: [0, 7],
  아침: [4, 12],
  낮: [10, 18],
  오후: [12, 24],
  저녁: [17, 22],
}
const HOUR_NAMES = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두']
const HOUR_NAME = /(열한|열두|열|한|두|세|네|다섯|여섯|일곱|여덟|아홉)\s?시(?!간)/g

/** `오전 6시 30분`, `18:00`, `6시 반`. The first hour of a span may lack its unit: `6~17시`. */
const PART = String.raw`(?:(오전|새벽|아침|낮|오후|저녁)\s?)?`
const MINUTES = String.raw`(?::(\d\d)|\s?시(?!간)(?:\s?(\d{1,2})\s?분|\s?(반))?)`
const SPAN = new RegExp(
  String.raw`(?<![\d:.\-])${PART}(\d{1,2})${MINUTES}?\s?(?:부터|에서|[~∼–-])\s?${PART}(\d{1,2})${MINUTES}(?!\d)`,
  'g',
)
const NOT_WORK =
  /점심|휴게|휴식|쉬는|전화|통화|연락|문의|상담|면접|접수|모집|버스|셔틀|통근|차량|픽업|운행|영업/
const NOT_WORK_AFTER = /^\s?(?:까지)?\s?(?:에|사이)?\s?(?:사이|통화|전화|연락|문의|상담|면접|접수)/

interface Time {
  part: string | undefined
  digits: string
  minutes: number
}

/**
 * The hours of work that a text states, such as `06:00-17:00`; null where it states none, several, hours that may be
 * before or after noon, or other minutes than the form has.
 */
export function hoursIn(text: string): string | null {
  const read = text
    .slice(0, READ_LETTERS)
    .replaceAll(HOUR_NAME, (_, name: string) => `${HOUR_NAMES.indexOf(name) + 1}시`)
  const spans = new Set<string>()
  for (const found of read.matchAll(SPAN)) {
    const before = read
      .slice(Math.max(0, found.index - NEAR), found.index)
      .split(/[\n.!?,]/)
      .at(-1)
    const after = read.slice(found.index + found[0].length, found.index + found[0].length + NEAR)
    if (NOT_WORK.test(before ?? '') || NOT_WORK_AFTER.test(after)) continue
    const span = spanOf(timeOf(found.slice(1, 6)), timeOf(found.slice(6, 11)))
    if (span !== undefined) spans.add(span)
  }
  const [only = '', ...others] = spans
  return others.length === 0 ? only || null : null
}

const timeOf = ([part, digits = '', colon, minutes, half]: readonly (string | undefined)[]): Time => ({
  part,
  digits,
  minutes: half === undefined ? Number(colon ?? minutes ?? 0) : 30,
})

/** A day's work is rarely shorter or longer, which tells the halves of the day apart: `오전 6시~5시`. */
const USUAL = [3 * 60, 12 * 60] as const
const LONGEST = 16 * 60

/** Empty where it may mean several; undefined where it means no day's work. */
function spanOf(start: Time, end: Time): string | undefined {
  const is24 = [start, end].every(({ part }) => part === undefined) && [start, end].some(isOf24)
  const spans = minutesOf(start, is24).flatMap((from) =>
    minutesOf(end, is24).map((to) => ({ from, to, length: (to - from + DAY) % DAY })),
  )
  const [only] = spans
  const likely = spans.filter(({ length }) => length >= USUAL[0] && length <= USUAL[1])
  if (likely.length > 1) return ''
  const meant = spans.length === 1 ? only : likely[0]
  if (!meant || meant.length < USUAL[0] || meant.length > LONGEST) return undefined
  return `${clock(meant.from)}-${clock(meant.to)}`
}

const isOf24 = ({ digits }: Time) => Number(digits) > 12 || digits.startsWith('0')

/** Minutes after midnight that a time may mean. */
function minutesOf({ part, digits, minutes }: Time, is24: boolean): number[] {
  const hour = Number(digits)
  if (hour > 24 || (minutes !== 0 && minutes !== 30)) return []
  const hours = is24 || hour > 12 ? [hour % 24] : [hour % 12, (hour % 12) + 12]
  const [from, to] = HALVES[part ?? ''] ?? [0, 24]
  return hours.filter((each) => each >= from && each < to).map((each) => each * 60 + minutes)
}

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
