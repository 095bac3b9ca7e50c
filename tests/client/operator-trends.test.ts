import { expect, test } from 'vitest'
import { inWeeks } from '../../src/client/features/operator/trends/trends-screen.tsx'
import { chartLines } from '../../src/client/ui/chart/day-chart.tsx'

test('Weeks hold every day once, and the last one ends with the last day', () => {
  const days = Array.from({ length: 16 }, (_, index) => ({ date: `d${index}`, count: 1 }))
  expect(inWeeks(days)).toEqual([
    { date: 'd0', count: 2 },
    { date: 'd2', count: 7 },
    { date: 'd9', count: 7 },
  ])
  expect(inWeeks(days.slice(0, 14)).map(({ count }) => count)).toEqual([7, 7])
})

test.each([
  [0, -10],
  [7, -3],
  [-5, -10],
  [1, -1],
  [2_500_000, -40_000],
])(
  'Grid lines of a chart from %i down to %i include zero and reach both ends in even steps',
  (highest, lowest) => {
    const lines = chartLines(highest, lowest)
    const steps = lines.slice(1).map((line, index) => line - (lines[index] ?? 0))
    expect(lines).toContain(0)
    expect(new Set(steps).size).toBe(1)
    expect(lines[0]).toBeLessThanOrEqual(lowest)
    expect(lines.at(-1)).toBeGreaterThanOrEqual(highest)
    expect(lines.length).toBeLessThanOrEqual(7)
  },
)
