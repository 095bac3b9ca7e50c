import { describe, expect, test } from 'vitest'
import type { WorkplaceSize } from '../../src/contract/base/enums.ts'
import { type InsuredPerson, insuranceCover } from '../../src/contract/wage/insurance.ts'
import { type EnteredDay, usualMonth } from '../../src/contract/wage/month-days.ts'
import { monthPay } from '../../src/contract/wage/month-pay.ts'
import { deductionsFrom } from '../../src/contract/wage/wage-deductions.ts'
import { MONTH, type PaidWork } from '../../src/contract/wage/wage-lines.ts'
import { mayTake } from '../../src/contract/work-right/may-take.ts'
import type { WorkRightPerson } from '../../src/contract/work-right/person.ts'
import { deductionRatesOn } from '../../src/reference/wage/deduction-rates.ts'
import type { Sector, WorkRightReason, WorkRightVerdict } from '../../src/reference/work-rights/vocabulary.ts'
import { aWork } from '../support/paid-work.ts'

/**
 * Ten workers and ten months, reckoned from the acts on 2026-11-28 before the product was asked. The statutes were read
 * in a copy of law.go.kr of 2026-06-08.
 */
interface Worker {
  person: WorkRightPerson
  insured: InsuredPerson
  sector: Sector
  occupation: string
  verdict: WorkRightVerdict
  /** Must be among the reasons. */
  reason: WorkRightReason
  month: string
  work: Partial<PaidWork>
  other?: Record<string, Partial<EnteredDay>>
  gross: number
  /** Of pension, health, care and employment insurance: what is taken, or a 0 for what is not. */
  taken: readonly [number, number, number, number]
  net: number
  netAtMost: number
}

const small: { workplaceSize: WorkplaceSize } = { workplaceSize: 'UNDER_FIVE' }
const free = { kind: 'OFF', hours: 0, nights: 0 } as const
const worked = (hours: number, nights = 0) => ({ kind: 'WORK', hours, nights }) as const
/** Free days from the first of a month to the one before the first day of work. */
const before = (month: string, firstDay: number) =>
  Object.fromEntries(
    Array.from({ length: firstDay - 1 }, (_, index) => [
      `${month}-${String(index + 1).padStart(2, '0')}`,
      free,
    ]),
  )

const workers: Worker[] = [
  {
    // Hired by a household: Labor Standards Act 11 (1) and Minimum Wage Act 3 (1) do not apply, so 21 days x 6 h x 12,000
    // without a weekly holiday. Outside the employment insurance (its decree 2 (1) 3); whether the others take in a
    // household was not found: 71,820 + 54,350 + 7,140 at most.
    person: { visaStatus: 'F-6' },
    insured: { visaStatus: 'F-6', nationality: 'UZ', household: 'HIRES' },
    sector: 'ETC',
    occupation: 'BABYSITTER',
    verdict: 'YES',
    reason: 'MARRIAGE_FREE',
    month: '2026-03',
    work: { payAmount: 12_000, hoursPerDay: 6, law: 'HOUSEHOLD', isHiredByHousehold: true },
    gross: 1_512_000,
    taken: [71_820, 54_350, 7_140, 0],
    net: 1_378_690,
    netAtMost: 1_512_000,
  },
  {
    // Third year with TOPIK 3: ten hours a week, not twenty. 19 days x 4 h, 1 May 4 h (a paid holiday everywhere; 5 and 6
    // May are not below five people), 4 Sundays x 4 h = 96 h x 10,030. 87 h a month: health insurance, no pension (D-2).
    person: {
      visaStatus: 'D-2-2',
      course: 'BACHELOR_3_4',
      koreanLevel: 'TOPIK3',
      enrolled: true,
      englishTaught: false,
      certifiedSchool: true,
    },
    insured: { visaStatus: 'D-2-2', nationality: 'ID' },
    sector: 'ETC',
    occupation: 'SHOP_ASSISTANT',
    verdict: 'NO',
    reason: 'HOURS_TOO_LONG',
    month: '2025-05',
    work: { payAmount: 10_030, hoursPerDay: 4, ...small },
    gross: 962_880,
    taken: [0, 34_130, 4_420, 0],
    net: 924_330,
    netAtMost: 924_330,
  },
  {
    // Laundries are not among the industries closed to H-2 (reports of the ministry's decision, 2022-11-16). Aged 61:
    // outside the pension (National Pension Act 6 and 8). All 26 days x 8 h, 1 May 8 h more, 5
    // Sundays x 8 h = 256 h x 11,875; no premiums below five people (Labor Standards Act 11).
    person: { visaStatus: 'H-2' },
    insured: { visaStatus: 'H-2', nationality: 'KG', isSixty: true },
    sector: 'ETC',
    occupation: 'LAUNDRY_WORKER',
    verdict: 'WITHIN_LIMITS',
    reason: 'H2_CENTRE',
    month: '2026-05',
    work: { payType: 'DAILY', payAmount: 95_000, daysPerWeek: 6, ...small },
    other: { '2026-05-01': worked(8), '2026-05-05': worked(8), '2026-05-25': worked(8) },
    gross: 3_040_000,
    taken: [0, 109_280, 14_350, 0],
    net: 2_916_370,
    netAtMost: 2_916_370,
  },
  {
    // 2,600,000 / 209 h = 12,440.19. On 3 October 8 h x 1.5 = 149,282; 18 nights x 7 h x 0.5 = 783,732; 6 to 9 October and
    // a day of leave are in the month's pay.
    person: { visaStatus: 'E-7-4' },
    insured: { visaStatus: 'E-7-4', nationality: 'LK' },
    sector: 'FACTORY',
    occupation: 'FOUNDRY_WORKER',
    verdict: 'PERMIT_FIRST',
    reason: 'WORKPLACE_PERMIT',
    month: '2025-10',
    work: { payType: 'MONTHLY', payAmount: 2_600_000, nightHoursPerDay: 7 },
    other: { '2025-10-03': worked(8, 7), '2025-10-27': { kind: 'LEAVE', hours: 0, nights: 0 } },
    gross: 3_533_014,
    taken: [158_980, 125_240, 16_210, 0],
    net: 3_232_584,
    netAtMost: 3_232_584,
  },
  {
    // Article 63: 26 days x 9 h x 10,320 without a weekly holiday. Pension as Laos is not among the countries that exempt
    // Koreans; care insurance unless the company applied for the exemption.
    person: { visaStatus: 'E-8' },
    insured: { visaStatus: 'E-8', nationality: 'LA' },
    sector: 'FARM',
    occupation: 'STRAWBERRY_PICKER',
    verdict: 'PERMIT_FIRST',
    reason: 'E8_MUNICIPALITY',
    month: '2026-04',
    work: { payAmount: 10_320, hoursPerDay: 9, daysPerWeek: 6, sector: 'FARM', ...small },
    gross: 2_414_880,
    taken: [114_660, 86_810, 11_400, 0],
    net: 2_202_010,
    netAtMost: 2_202_010,
  },
  {
    // Simple labor has no lower minimum on probation (Minimum Wage Act 5 (2)): 10,320, not 9,288. 19 days x 8 h, 5 and 9
    // October, 3 Sundays (the week of the missed day has none), 4 h x 1.5: 198 h.
    person: { visaStatus: 'E-9-1' },
    insured: { visaStatus: 'E-9-1', nationality: 'PK' },
    sector: 'FACTORY',
    occupation: 'WAREHOUSE_FACTORY_HANDLER',
    verdict: 'EMPLOYMENT_CENTRE',
    reason: 'E9_CENTRE',
    month: '2026-10',
    work: { payAmount: 10_320 },
    other: {
      '2026-10-14': worked(10),
      '2026-10-15': worked(10),
      '2026-10-21': { kind: 'ABSENT', hours: 0, nights: 0 },
    },
    gross: 2_043_360,
    taken: [0, 73_450, 9_650, 0],
    net: 1_960_260,
    netAtMost: 1_960_260,
  },
  {
    // First day 9 September: 13 days x 8 h, 16 to 18 September, 3 Sundays x 8 h = 152 h x 11,000. Pension and health
    // insurance are charged from the next month on (National Pension Act 17 (1), Health Insurance Act 69 (2)). India has
    // an agreement, but only workers who are sent with a certificate are exempt.
    person: { visaStatus: 'D-10-1' },
    insured: { visaStatus: 'D-10-1', nationality: 'IN', isFirstMonth: true },
    sector: 'OFFICE',
    occupation: 'DESIGNER',
    verdict: 'NOT_KNOWN',
    reason: 'D10_HOURS',
    month: '2024-09',
    work: { payAmount: 11_000 },
    other: before('2024-09', 9),
    gross: 1_672_000,
    taken: [0, 0, 0, 0],
    net: 1_672_000,
    netAtMost: 1_672_000,
  },
  {
    // Room maids are cleaners of buildings, which are closed. 15 August is paid though it is a Saturday of work; 17 August
    // is its substitute: 24 x 6 + 2 x 6 + 7 x 1.5 + 5 x 7.2 = 202.5 h x 11,200.
    person: { visaStatus: 'F-4' },
    insured: { visaStatus: 'F-4', nationality: 'RU' },
    sector: 'ETC',
    occupation: 'HOTEL_HOUSEKEEPER',
    verdict: 'NO',
    reason: 'F4_REGION_HOME',
    month: '2026-08',
    work: { payAmount: 11_200, hoursPerDay: 6, daysPerWeek: 6 },
    other: { '2026-08-17': worked(7) },
    gross: 2_268_000,
    taken: [107_730, 81_530, 10_710, 0],
    net: 2_068_030,
    netAtMost: 2_068_030,
  },
  {
    // Unlawful work is paid all the same: ten days and two Sundays x 150,000. Hired from 15 February, so 8 and 9 February
    // are not paid. Without a residence card there is no pension (decree 111) and no health insurance (109 (2)).
    person: { visaStatus: 'C-3' },
    insured: { visaStatus: 'C-3', nationality: 'TR', isFirstMonth: true },
    sector: 'CONSTRUCTION',
    occupation: 'REBAR_WORKER',
    verdict: 'NO',
    reason: 'C3_NO_WORK',
    month: '2027-02',
    work: { payType: 'DAILY', payAmount: 150_000 },
    other: before('2027-02', 15),
    gross: 1_800_000,
    taken: [0, 0, 0, 0],
    net: 1_800_000,
    netAtMost: 1_800_000,
  },
  {
    // Below fifteen hours a week neither weekly nor public holidays are paid (Labor Standards Act 18 (3)), so 16 and 17
    // February are not: 6 x 7 h x 10,320. 14 h a week are 60.8 a month, so health insurance; no pension (G-1).
    person: { visaStatus: 'G-1-5' },
    insured: { visaStatus: 'G-1-5', nationality: 'EG' },
    sector: 'ETC',
    occupation: 'CAR_WASHER',
    verdict: 'PERMIT_FIRST',
    reason: 'PERMIT_NEEDED',
    month: '2026-02',
    work: { payAmount: 10_320, hoursPerDay: 7, daysPerWeek: 2 },
    gross: 433_440,
    taken: [0, 15_580, 2_040, 0],
    net: 415_820,
    netAtMost: 415_820,
  },
]

describe('Ten workers', () => {
  test.each(workers)(
    '$insured.visaStatus as $occupation from $insured.nationality is $verdict',
    ({ person, sector, occupation, work, verdict, reason }) => {
      const { hoursPerDay, daysPerWeek } = aWork(work)
      const right = mayTake(
        person,
        {
          jobCategories: [sector],
          occupations: [occupation],
          numberOfWorkDays: daysPerWeek,
          startMinutes: 9 * 60,
          endMinutes: (9 + hoursPerDay + (hoursPerDay >= 8 ? 1 : 0.5)) * 60,
        },
        '2026-11-28',
      )
      expect(right.verdict).toBe(verdict)
      expect(right.reasons.map(({ code }) => code)).toContain(reason)
    },
  )

  test.each(workers)(
    'The month of $insured.visaStatus as $occupation ($month) is exact to the won',
    ({ insured, month, work, other = {}, gross, taken, net, netAtMost }) => {
      const given = aWork(work)
      const days = usualMonth(month, given).map((day) => ({ ...day, ...other[day.date] }))
      const result = monthPay(given, days, insured.isFirstMonth)
      expect(result.gross).toBe(gross)
      const hours = given.hoursPerDay * given.daysPerWeek * MONTH
      const rates = deductionRatesOn(`${month}-28`)
      const { deductions, ...after } = deductionsFrom(result.gross, hours, rates, insuranceCover(insured))
      const amountOf = (name: string) => deductions?.find(({ code }) => code === name)?.amount ?? 0
      expect([
        amountOf('NATIONAL_PENSION'),
        amountOf('HEALTH_INSURANCE'),
        amountOf('LONG_TERM_CARE'),
        amountOf('EMPLOYMENT_INSURANCE'),
      ]).toEqual(taken)
      expect([after.net, after.netAtMost]).toEqual([net, netAtMost])
    },
  )
})

const daily = { numberOfWorkDays: 5, startMinutes: 540, endMinutes: 1080 }
test.each([
  // The annex of the Immigration decree names growing and harvesting crops, and the first processing of seafood.
  ['E-8', 'FISHERMAN', 'FARM', 'NO'],
  ['E-8', 'PIG_FARM_WORKER', 'FARM', 'NO'],
  ['E-8', 'SEAWEED_WORKER', 'FARM', 'NOT_KNOWN'],
  ['E-8', 'VEGETABLE_GROWER', 'FARM', 'PERMIT_FIRST'],
  ['F-4', 'SERVER', 'RESTAURANT', 'WITHIN_LIMITS'],
  ['F-4-R', 'HOTEL_HOUSEKEEPER', 'ETC', 'NOT_KNOWN'],
  ['H-2', 'HOTEL_HOUSEKEEPER', 'ETC', 'WITHIN_LIMITS'],
  ['H-2', 'CLEANER', 'ETC', 'NOT_KNOWN'],
] as const)('%s as %s in %s is %s', (visaStatus, occupation, sector, verdict) => {
  const posting = { ...daily, jobCategories: [sector], occupations: [occupation] }
  expect(mayTake({ visaStatus }, posting, '2026-11-28').verdict).toBe(verdict)
})
