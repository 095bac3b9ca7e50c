import type { ReportReason } from '../../../contract/base/enums.ts'
import type { NewCoupon } from '../../features/coupon/service.ts'

/** Reports of jobs; the last one was dismissed. */
export const REPORTS: readonly { reason: ReportReason; text: string; byMember: boolean; hours: number }[] = [
  {
    reason: 'FEE_DEMANDED',
    text: '전화했더니 등록비 20만 원을 먼저 보내라고 했어요. 보내지 않았습니다.',
    byMember: true,
    hours: 2,
  },
  { reason: 'FALSE_PAY', text: '', byMember: false, hours: 7 },
  {
    reason: 'FALSE_PAY',
    text: 'At the interview they said that the pay is a fifth less than in the posting.',
    byMember: true,
    hours: 20,
  },
  {
    reason: 'DISCRIMINATION',
    text: 'Họ nói không nhận người nước tôi dù trong tin ghi là không phân biệt quốc tịch.',
    byMember: true,
    hours: 31,
  },
  { reason: 'ETC', text: '이미 사람을 다 뽑았다고 해요.', byMember: false, hours: 70 },
]

/** Index of the reported job: the second and third report share one. */
export const REPORTED = [0, 1, 1, 2, 3] as const

/** Businesses that wait for verification. Their numbers have a valid checksum but are made up. */
export const WAITING_BUSINESSES = [
  {
    email: 'waiting-1@ilteo.test',
    name: '서해바다수산',
    type: '수산물 가공',
    number: '3128115477',
    person: '정하늘',
    hours: 3,
  },
  {
    email: 'waiting-2@ilteo.test',
    name: '푸른들원예',
    type: '시설 원예',
    number: '6078102337',
    person: '오세진',
    hours: 26,
  },
  {
    email: 'waiting-3@ilteo.test',
    name: '두레식품',
    type: '식품 제조',
    number: '1398100423',
    person: '민다은',
    hours: 52,
  },
] as const

/** Businesses that were verified lately, with the hours until their decision: a company that waits reads how long it takes. */
export const VERIFIED_BUSINESSES = [
  {
    email: 'verified-1@ilteo.test',
    name: '한마루정공',
    type: '금속 가공',
    number: '2148117360',
    person: '배성우',
    hours: 57,
    decidedAfter: 5,
  },
  {
    email: 'verified-2@ilteo.test',
    name: '들꽃도시락',
    type: '도시락 제조',
    number: '4028149057',
    person: '임가온',
    hours: 101,
    decidedAfter: 21,
  },
  {
    email: 'verified-3@ilteo.test',
    name: '새벽물류',
    type: '화물 운송',
    number: '6158120433',
    person: '서지호',
    hours: 149,
    decidedAfter: 9,
  },
  {
    email: 'verified-4@ilteo.test',
    name: '온누리식자재',
    type: '식자재 도매',
    number: '1378172687',
    person: '노은별',
    hours: 218,
    decidedAfter: 27,
  },
  {
    email: 'verified-5@ilteo.test',
    name: '바른포장',
    type: '포장재 제조',
    number: '5038195140',
    person: '허다원',
    hours: 341,
    decidedAfter: 14,
  },
] as const

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
