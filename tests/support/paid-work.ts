import type { PaidWork } from '../../src/contract/wage/wage-lines.ts'

/** Forty hours a week in a workplace of five people or more, paid by the hour. */
export const aWork = (changes: Partial<PaidWork> = {}): PaidWork => ({
  payType: 'HOURLY',
  payAmount: 11_000,
  hoursPerDay: 8,
  daysPerWeek: 5,
  nightHoursPerDay: 0,
  sector: 'FACTORY',
  workplaceSize: 'FIVE_OR_MORE',
  premiumsIncluded: false,
  ...changes,
})
