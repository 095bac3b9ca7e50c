import type { ReportReason } from '../../../contract/base/enums.ts'
import type { NewCoupon } from '../../features/coupon/service.ts'
import desk from './operator-desk.json' with { type: 'json' }

interface Report {
  reason: ReportReason
  text: string
  byMember: boolean
  hours: number
}

/** Reports of jobs; the last one was dismissed. */
export const REPORTS = desk.reports as readonly Report[]

/** Index of the reported job: the second and third report share one. */
export const REPORTED = [0, 1, 1, 2, 3] as const

/** Businesses that wait for verification. Their numbers have a valid checksum but are made up. */
export const WAITING_BUSINESSES = desk.waiting

/** Businesses that were verified lately, with the hours until their decision: a company that waits reads how long it takes. */
export const VERIFIED_BUSINESSES = desk.verified

/** Coupons with and without an end, a future and an expired one; days are relative to today. */
const COUPONS = [
  {
    code: 'SUMMER15',
    name: '여름 할인',
    kind: 'PERCENT',
    amount: 15,
    from: -60,
    until: -10,
    total: 200,
    each: 1,
  },
  {
    code: 'WELCOME10',
    name: '첫 공고 할인',
    kind: 'PERCENT',
    amount: 10,
    from: -30,
    until: null,
    total: null,
    each: 1,
  },
  {
    code: 'FACTORY5000',
    name: '제조업 응원 쿠폰',
    kind: 'WON',
    amount: 5_000,
    from: -5,
    until: 25,
    total: 100,
    each: 2,
  },
  {
    code: 'NEWSEASON',
    name: '새 철 할인',
    kind: 'PERCENT',
    amount: 20,
    from: 14,
    until: 44,
    total: 50,
    each: 1,
  },
] as const

const DAY = 86_400_000

export function couponsOn(now: Date, forever: Date): { madeAt: Date; coupon: NewCoupon }[] {
  const on = (days: number) => new Date(now.getTime() + days * DAY)
  return COUPONS.map(({ from, until, total, each, ...coupon }) => ({
    madeAt: on(Math.min(from, 0) - 1),
    coupon: {
      ...coupon,
      validFrom: on(from),
      validUntil: until === null ? forever : on(until),
      totalLimit: total,
      memberLimit: each,
    },
  }))
}
