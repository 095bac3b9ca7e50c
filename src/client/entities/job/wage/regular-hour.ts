import type { WageEstimate } from '../../../../contract/job/wage-reckoner.ts'

/**
 * Pay of a regular hour in the lines, where premiums make it less than the pay divided by all hours, which the page
 * states first; null where they are the same.
 */
export function regularHourBelow(hourly: number, estimates: readonly WageEstimate[]): number | null {
  const lines = estimates.at(-1)?.lines ?? []
  const hasPremiums = lines.some(({ code, factor }) => code === 'NIGHT_PREMIUM' || factor > 1)
  const rate = lines.find(({ code }) => code === 'BASE_PAY')?.rate ?? hourly
  return hasPremiums && rate < hourly ? rate : null
}
