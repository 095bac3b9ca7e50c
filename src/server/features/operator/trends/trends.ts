import type { TrendCounts, Trends } from '../../../../contract/operator/trends.ts'
import type { Db } from '../../../db/database.ts'
import { seoulDay, seoulMidnight } from '../../../seoul-day.ts'
import { countDays, findClosedDays, findLastClosedDay, insertClosedDays, type SiteDay } from './queries.ts'

const DAY = 86_400_000
/** The longest period, and as many days before it. */
const HISTORY = 2 * 365

/**
 * Counts the past days once, from the day before yesterday back: by then, what began before midnight is committed.
 * @returns the number of days counted
 */
export async function closeDays(db: Db, now: Date): Promise<number> {
  const until = new Date(seoulMidnight(now).getTime() - DAY)
  const last = await findLastClosedDay(db)
  const since = last === undefined ? new Date(until.getTime() - HISTORY * DAY) : midnightAfter(last)
  if (since >= until) return 0
  const days = everyDay(since, until, await countDays(db, since, until))
  await insertClosedDays(db, days)
  return days.length
}

/** Counts of the latest days, and of as many before. Only days that are not closed are counted now. */
export async function trendsOf(db: Db, count: number, now: Date): Promise<Trends> {
  const end = new Date(seoulMidnight(now).getTime() + DAY)
  const start = new Date(end.getTime() - 2 * count * DAY)
  const closed = await findClosedDays(db, seoulDay(start))
  const last = closed.at(-1)
  const open = last ? midnightAfter(last.day) : start
  const counted = await countDays(db, open, end)
  const days = everyDay(start, end, [...closed, ...counted])
  return {
    days: days.slice(count).map((day) => ({ date: day.day, ...countsOf(day) })),
    before: days.slice(0, count).map(countsOf).reduce(sumOf),
  }
}

/** The counts of today, as the trends have them. */
export async function countsOfToday(db: Db, now: Date): Promise<TrendCounts> {
  const since = seoulMidnight(now)
  const [today] = await countDays(db, since, new Date(since.getTime() + DAY))
  return countsOf(today ?? NOTHING)
}

const midnightAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00+09:00`) + DAY)

/** Fills the days on which nothing happened. */
function everyDay(since: Date, until: Date, counted: readonly SiteDay[]): SiteDay[] {
  const byDay = new Map(counted.map((day) => [day.day, day]))
  const length = Math.round((until.getTime() - since.getTime()) / DAY)
  return Array.from({ length }, (_, index) => {
    const day = seoulDay(new Date(since.getTime() + index * DAY))
    return byDay.get(day) ?? { ...NOTHING, day }
  })
}

const NOTHING = { day: '', workers: 0, employers: 0, postings: 0, applications: 0, paid: 0, refunded: 0 }

function countsOf({
  day: _day,
  paid: paidAmount,
  refunded: refundedAmount,
  ...counts
}: SiteDay): TrendCounts {
  return { ...counts, paidAmount, refundedAmount }
}

const sumOf = (a: TrendCounts, b: TrendCounts): TrendCounts => ({
  workers: a.workers + b.workers,
  employers: a.employers + b.employers,
  postings: a.postings + b.postings,
  applications: a.applications + b.applications,
  paidAmount: a.paidAmount + b.paidAmount,
  refundedAmount: a.refundedAmount + b.refundedAmount,
})
