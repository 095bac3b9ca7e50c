import { isSmoke } from '../support/smoke.ts'

/** A row of the final table: a measured value and its budget. */
export interface Figure {
  what: string
  value: number
  unit: string
  /** Undefined if the value has no budget and is only reported. */
  budget?: number | undefined
  /** True for scores, of which higher is better. */
  isScore?: boolean
  /** The value of the version that is measured beside this one. */
  beside?: number
  /** The value of an earlier run. */
  former?: number
  /** Why there is no value: the measurement failed or timed out. */
  failure?: string
}

/** In a smoke run there only has to be a figure. */
export function isMet(figure: Figure): boolean {
  if (figure.failure !== undefined) return false
  // A quick machine may not block at all: a share of nothing is a figure too.
  if (isSmoke) return !Number.isNaN(figure.value)
  if (figure.budget === undefined) return true
  return figure.isScore ? figure.value >= figure.budget : figure.value <= figure.budget
}

/** Two values of 0 are equal: where neither page blocks, the share is 1. */
export const shareOf = (value: number, base: number): number => (value === base ? 1 : value / base)

/** The percentile of the samples, in any order. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export const median = (samples: readonly number[]) => percentile(samples, 0.5)

export function printTable(figures: readonly Figure[]): void {
  const shown = isSmoke ? figures.map((figure) => ({ ...figure, budget: undefined })) : figures
  const hasFormer = shown.some(({ former }) => former !== undefined)
  const rows = shown.map((figure) => [
    figure.what,
    figure.failure ?? `${round(figure.value)} ${figure.unit}`.trim(),
    figure.budget === undefined
      ? ''
      : `${figure.isScore ? '>=' : '<='} ${figure.budget} ${figure.unit}`.trim(),
    ...(hasFormer ? [formerOf(figure)] : []),
    ...besideOf(figure),
    verdictOf(figure),
  ])
  const widths = Array.from(rows[0] ?? [], (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}

const formerOf = ({ former, unit }: Figure): string =>
  former === undefined ? '' : `before ${round(former)} ${unit}`.trim()

/** The other version's value, and this one's relative to it. */
function besideOf({ value, beside, unit }: Figure): string[] {
  if (beside === undefined) return []
  return [`beside ${round(beside)} ${unit}`.trim(), `× ${round(shareOf(value, beside))}`]
}

function verdictOf(figure: Figure): string {
  if (!isMet(figure)) return 'MISSED'
  return figure.budget === undefined ? '' : 'met'
}

function round(value: number): number {
  return value >= 100 ? Math.round(value) : Math.round(value * 100) / 100
}
