/** One line of the table at the end: what was measured, against its budget. */
export interface Figure {
  what: string
  value: number
  unit: string
  /** Undefined: reported, not budgeted. */
  budget?: number | undefined
  /** Higher is better only for scores. */
  isScore?: boolean
  /** Why there is no value: what was to be measured failed, or did not end. */
  failure?: string
}

export function isMet(figure: Figure): boolean {
  if (figure.failure !== undefined) return false
  if (figure.budget === undefined) return true
  return figure.isScore ? figure.value >= figure.budget : figure.value <= figure.budget
}

/** The value below which so many of the samples lie; samples need no order. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export const median = (samples: readonly number[]) => percentile(samples, 0.5)

export function printTable(figures: readonly Figure[]): void {
  const rows = figures.map((figure) => [
    figure.what,
    figure.failure ?? `${round(figure.value)} ${figure.unit}`.trim(),
    figure.budget === undefined
      ? ''
      : `${figure.isScore ? '>=' : '<='} ${figure.budget} ${figure.unit}`.trim(),
    verdictOf(figure),
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}

function verdictOf(figure: Figure): string {
  if (!isMet(figure)) return 'MISSED'
  return figure.budget === undefined ? '' : 'met'
}

function round(value: number): number {
  return value >= 100 ? Math.round(value) : Math.round(value * 100) / 100
}
