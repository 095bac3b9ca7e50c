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
