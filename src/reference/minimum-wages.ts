import data from './minimum-wage.json' with { type: 'json' }

const latest = data[data.length - 1]

/**
 * Won per hour in the year of a date (`YYYY-MM-DD`, Asia/Seoul). Years after the table keep its last amount: the
 * notice of a year appears in August of the year before.
 * @throws Error before 2018, where the table begins
 */
export function minimumWageOn(date: string): number {
  const row = data.find((year) => date >= year.effectiveFrom && date <= year.effectiveTo)
  if (row) return row.hourlyWon
  if (latest && date > latest.effectiveTo) return latest.hourlyWon
  throw new Error(`no minimum wage is known for ${date}`)
}
