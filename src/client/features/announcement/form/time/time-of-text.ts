import type { AnnouncementValues } from '../announcement-values.ts'
import { USUAL_WEEKS } from './days-choice.ts'

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

/** The day in the next month on which work starts by a text, by default the first; null without any. */
export function startDayIn(text: string, today: string): string | null {
  const found = NEXT_MONTH.exec(text)
  if (!found) return null
  const [year = 0, month = 0] = today.split('-').map(Number)
  const day = new Date(Date.UTC(year, month, Number(found[1] ?? 1)))
  return day.getUTCMonth() === month % 12 ? day.toISOString().slice(0, 10) : null
}
