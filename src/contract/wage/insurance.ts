import { insuranceRules } from '../../reference/wage/insurance-rules.ts'
import { readStatus } from '../work-right/person.ts'
import type { WageSourceCode } from './wage-sources.ts'

export const DEDUCTION_LINES = [
  'NATIONAL_PENSION',
  'HEALTH_INSURANCE',
  'LONG_TERM_CARE',
  'EMPLOYMENT_INSURANCE',
] as const
export type DeductionCode = (typeof DEDUCTION_LINES)[number]

/** Why a deduction is taken or not; texts in client/entities/job/wage/deduction-reasons.ts. */
export const DEDUCTION_REASONS = [
  'PENSION_BY_LAW',
  'PENSION_AGE',
  'PENSION_EXEMPT_STATUS',
  'PENSION_EXEMPT_COUNTRY',
  'PENSION_COUNTRY_UNCLEAR',
  'PENSION_FACTS_MISSING',
  'HEALTH_BY_LAW',
  'HEALTH_NOT_REGISTERED',
  'CARE_BY_LAW',
  'CARE_UNLESS_EXEMPTED',
  'EMPLOYMENT_COMPULSORY',
  'EMPLOYMENT_ON_APPLICATION',
  'EMPLOYMENT_OUTSIDE',
  'EMPLOYMENT_RECIPROCITY',
  'EMPLOYMENT_FACTS_MISSING',
  'EMPLOYMENT_FEW_HOURS',
  'EMPLOYMENT_HOUSEHOLD',
  'HOUSEHOLD_UNCLEAR',
  'FIRST_MONTH',
  'UNDER_60_HOURS',
  'WORKER_SAYS',
] as const
export type DeductionReason = (typeof DEDUCTION_REASONS)[number]

export interface Cover {
  /** NOT_KNOWN: the amount after deductions is a range. */
  state: 'TAKEN' | 'NOT_TAKEN' | 'NOT_KNOWN'
  reason: DeductionReason
  source: WageSourceCode
}
export type InsuranceCover = Record<DeductionCode, Cover>

/** Facts that decide which insurances cover a worker; null or absent where they are not known. */
export interface InsuredPerson {
  /** `E-9`, `D-2-3` */
  visaStatus?: string | null | undefined
  /** ISO 3166-1 alpha-2, in either case. */
  nationality?: string | null | undefined
  /** Whether a household hires the worker, or may be the one that does. */
  household?: 'HIRES' | 'MAY_HIRE' | undefined
  /** Whether the worker was 60 or older before the month: the pension ends then. */
  isSixty?: boolean | undefined
  /** Whether the work began in this month, after its first day. */
  isFirstMonth?: boolean | undefined
  /** Whether the worker’s payslip has the insurance; it takes precedence over the rules. */
  says?: Partial<Record<DeductionCode, boolean | null>> | undefined
}

const { pension, employment, health, care } = insuranceRules

/**
 * Whether somebody was 60 before the month of that day; the pension still counts the month of the birthday (National
 * Pension Act art. 8 and 17).
 */
export function isSixtyIn(birthDate: string | null, day: string): boolean {
  if (birthDate === null) return false
  const sixtieth = `${Number(birthDate.slice(0, 4)) + 60}${birthDate.slice(4)}`
  return sixtieth.slice(0, 7) < day.slice(0, 7)
}

/** Which insurances cover a worker, each with the reason and the rule. */
export function insuranceCover(person: InsuredPerson = {}): InsuranceCover {
  const status = readStatus(person.visaStatus ?? '')?.status
  const country = person.nationality?.toUpperCase() || undefined
  const rules: InsuranceCover = {
    NATIONAL_PENSION: pensionCover(status, country, person.isSixty),
    HEALTH_INSURANCE: healthCover(status, 'HEALTH_BY_LAW', 'HEALTH'),
    LONG_TERM_CARE: careCover(status),
    EMPLOYMENT_INSURANCE: employmentCover(status),
  }
  return { ...inFirstMonth(inHousehold(rules, person), person), ...saidBy(person, rules) }
}

/** Work in a household is outside the employment insurance (its decree, art. 2 (1) 3); the others cover workplaces. */
function inHousehold(rules: InsuranceCover, { household }: InsuredPerson): InsuranceCover {
  if (!household) return rules
  const unclear = ({ state, reason, source }: Cover): Cover =>
    state === 'NOT_TAKEN'
      ? { state, reason, source }
      : { state: 'NOT_KNOWN', reason: 'HOUSEHOLD_UNCLEAR', source }
  const isOutside = household === 'HIRES' && rules.EMPLOYMENT_INSURANCE.state !== 'NOT_TAKEN'
  return {
    NATIONAL_PENSION: unclear(rules.NATIONAL_PENSION),
    HEALTH_INSURANCE: unclear(rules.HEALTH_INSURANCE),
    LONG_TERM_CARE: unclear(rules.LONG_TERM_CARE),
    EMPLOYMENT_INSURANCE: isOutside
      ? { state: 'NOT_TAKEN', reason: 'EMPLOYMENT_HOUSEHOLD', source: 'EMPLOYMENT_SCOPE' }
      : unclear(rules.EMPLOYMENT_INSURANCE),
  }
}

/**
 * Whoever joins after the first day of a month pays from the next month on (National Pension Act art. 17 (1), Health
 * Insurance Act art. 69 (2)); the employment insurance charges the pay from the first day.
 */
function inFirstMonth(rules: InsuranceCover, { isFirstMonth = false }: InsuredPerson): InsuranceCover {
  if (!isFirstMonth) return rules
  const fromNext = (cover: Cover, source: WageSourceCode): Cover =>
    cover.state === 'NOT_TAKEN' ? cover : { state: 'NOT_TAKEN', reason: 'FIRST_MONTH', source }
  return {
    ...rules,
    NATIONAL_PENSION: fromNext(rules.NATIONAL_PENSION, 'PENSION_FROM'),
    HEALTH_INSURANCE: fromNext(rules.HEALTH_INSURANCE, 'HEALTH_FROM'),
    LONG_TERM_CARE: fromNext(rules.LONG_TERM_CARE, 'HEALTH_FROM'),
  }
}

function saidBy({ says = {} }: InsuredPerson, rules: InsuranceCover): Partial<InsuranceCover> {
  const said = Object.entries(rules).flatMap(([code, { source }]) => {
    const isIn = says[code as DeductionCode]
    if (isIn == null) return []
    const cover: Cover = { state: isIn ? 'TAKEN' : 'NOT_TAKEN', reason: 'WORKER_SAYS', source }
    return [[code, cover] as const]
  })
  return Object.fromEntries(said)
}

/** National Pension Act art. 126 (1): some statuses are exempt, and so are nationals of countries that exempt Koreans. */
function pensionCover(status: string | undefined, country: string | undefined, isSixty = false): Cover {
  const source = 'PENSION_FOREIGNERS'
  if (isSixty) return { state: 'NOT_TAKEN', reason: 'PENSION_AGE', source: 'PENSION_AGE' }
  if (status && pension.exemptStatuses.includes(status))
    return { state: 'NOT_TAKEN', reason: 'PENSION_EXEMPT_STATUS', source }
  if (country && pension.exemptCountries.includes(country))
    return { state: 'NOT_TAKEN', reason: 'PENSION_EXEMPT_COUNTRY', source }
  if (country && pension.unclearCountries.includes(country))
    return { state: 'NOT_KNOWN', reason: 'PENSION_COUNTRY_UNCLEAR', source }
  if (country === 'KR' || (status && country)) return { state: 'TAKEN', reason: 'PENSION_BY_LAW', source }
  return { state: 'NOT_KNOWN', reason: 'PENSION_FACTS_MISSING', source }
}

function healthCover(
  status: string | undefined,
  reason: 'HEALTH_BY_LAW' | 'CARE_BY_LAW',
  source: WageSourceCode,
): Cover {
  if (status && health.unregisteredStatuses.includes(status))
    return { state: 'NOT_TAKEN', reason: 'HEALTH_NOT_REGISTERED', source: 'HEALTH_FOREIGNERS' }
  return { state: 'TAKEN', reason, source }
}

/** Long-Term Care Insurance Act art. 7 (4): workers with these statuses are exempted on application. */
function careCover(status: string | undefined): Cover {
  if (status && care.exemptOnApplicationStatuses.includes(status))
    return { state: 'TAKEN', reason: 'CARE_UNLESS_EXEMPTED', source: 'CARE_EXEMPTION' }
  return healthCover(status, 'CARE_BY_LAW', 'CARE')
}

/** Employment Insurance Act art. 10-2 and its decree art. 3-3. */
function employmentCover(status: string | undefined): Cover {
  const source = 'VOLUNTARY_EMPLOYMENT'
  if (!status) return { state: 'NOT_KNOWN', reason: 'EMPLOYMENT_FACTS_MISSING', source }
  if (employment.compulsoryStatuses.includes(status))
    return { state: 'TAKEN', reason: 'EMPLOYMENT_COMPULSORY', source }
  if (employment.onApplicationStatuses.includes(status))
    return { state: 'NOT_TAKEN', reason: 'EMPLOYMENT_ON_APPLICATION', source }
  if (employment.byReciprocityStatuses.includes(status))
    return { state: 'NOT_KNOWN', reason: 'EMPLOYMENT_RECIPROCITY', source }
  return { state: 'NOT_TAKEN', reason: 'EMPLOYMENT_OUTSIDE', source }
}
