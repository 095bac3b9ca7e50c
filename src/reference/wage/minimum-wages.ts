import data from './minimum-wage.json' with { type: 'json' }

const latest = data[data.length - 1]

/**
 * Minimum wage in won per hour in the year of a date (`YYYY-MM-DD`, Asia/Seoul). Later years use the last known
 * amount: the next year's is announced in August.
 * @throws Error before 2018, where the table begins
 */
export function minimumWageOn(date: string): number {
  const row = data.find((year) => date >= year.effectiveFrom && date <= year.effectiveTo)
  if (row) return row.hourlyWon
  if (latest && date > latest.effectiveTo) return latest.hourlyWon
  throw new Error(`no minimum wage is known for ${date}`)
}

/**
 * Lowest pay of a seafarer in won a month (Seafarers' Act art. 59) on a date; null before 2024, where the table begins.
 * Until the notice of a year is known, the last known amount applies, as it does not fall.
 */
export function seafarersMinimumOn(date: string): number | null {
  const known = data.filter(
    ({ effectiveFrom, seafarersMonthlyWon }) => seafarersMonthlyWon && effectiveFrom <= date,
  )
  return known.at(-1)?.seafarersMonthlyWon ?? null
}
