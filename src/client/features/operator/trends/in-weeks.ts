interface Day {
  date: string
  count: number
}

/** Sums of seven days each, named by their first day; the last week ends with the last day. */
export const inWeeks = (days: readonly Day[]): Day[] =>
  Array.from({ length: Math.ceil(days.length / 7) }, (_, index) => {
    const end = index * 7 + (days.length % 7 || 7)
    const week = days.slice(Math.max(0, end - 7), end)
    return { date: week[0]?.date ?? '', count: week.reduce((sum, { count }) => sum + count, 0) }
  })
