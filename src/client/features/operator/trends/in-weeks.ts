interface Day {
  date: string
  count: number
}

/** Sums of seven days each, named by their first day; the last week ends with the last day. */
export function inWeeks(days: readonly Day[]): Day[] {
  const first = days.length % 7
  const starts = [...(first > 0 ? [0] : []), ...range(first, days.length, 7)]
  return starts.map((start, index) => {
    const week = days.slice(start, starts[index + 1])
    return { date: week[0]?.date ?? '', count: week.reduce((sum, { count }) => sum + count, 0) }
  })
}

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step)
