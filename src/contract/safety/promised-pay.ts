import { PAY_PERIODS, type PayPeriod } from './pay-periods.ts'
import { sumsIn, withDigits } from './sums-of-money.ts'

/** Won above which pay for simple work is bait. */
const LIMITS: Record<PayPeriod, number> = {
  hour: 45_000,
  day: 290_000,
  week: 1_500_000,
  month: 5_500_000,
  year: 90_000_000,
  item: 50_000,
}
/** The same for a few hours of work. */
const SHORT_LIMITS: Record<PayPeriod, number> = {
  hour: 30_000,
  day: 230_000,
  week: 1_200_000,
  month: 4_000_000,
  year: 60_000_000,
  item: 4_500,
}
/** No pay is so high; it is another number. */
const MAX_PAY = 1e9

/** Characters beside an amount in which its period stands. */
const NEAR = 22
/** Hours a day that no full-time pay is paid for. */
const FEW_HOURS =
  /(?<![\d.])[1-4] ?(시간|hours?|hrs?|giờ|tiếng|小时|घन्टा|jam)|(한|두|세)\s?시간|(one|two|three) hours?|(một|hai|ba) (giờ|tiếng)|[一两三]个?小时|(satu|dua|tiga) jam|(एक|दुई|तीन) घन्टा/u

/** The period whose word stands nearest to an amount. */
function periodOf(before: string, after: string): PayPeriod | null {
  const distances = PAY_PERIODS.flatMap(([period, words]) => {
    const [ahead] = after.matchAll(words)
    const behind = [...before.matchAll(words)].at(-1)
    return [
      // Before the sum is the usual place.
      ...(ahead === undefined ? [] : [{ period, distance: ahead.index + 2 }]),
      ...(behind === undefined
        ? []
        : [{ period, distance: before.length - behind.index - behind[0].length }]),
    ]
  })
  return distances.sort((a, b) => a.distance - b.distance)[0]?.period ?? null
}

/** `월 1000`, not `2027년`: a period stands right before the number, and no other unit after it. */
const isKoreanShorthand = (before: string, after: string) =>
  /(월|일|주|하루|일당|일급|주급|월급|한 ?달에?|수입|수익)\s?$/u.test(before.slice(-6)) &&
  !/^ ?[:.시분년월일회번명개층호세%a-z]/u.test(after)

/** Whether a sentence in its compared form promises pay that such work does not earn. */
export function promisesTooMuch(sentence: string): boolean {
  const text = withDigits(sentence)
  const isShort = FEW_HOURS.test(text)
  const limits = isShort ? SHORT_LIMITS : LIMITS
  return sumsIn(text).some(({ won, isBare, from, to }) => {
    const before = text.slice(Math.max(0, from - NEAR), from)
    const after = text.slice(to, to + NEAR)
    if (won >= MAX_PAY || (isBare && !isKoreanShorthand(before, after))) return false
    const period = periodOf(before, after) ?? (isShort ? 'day' : null)
    return period !== null && won > limits[period]
  })
}
