import { expect, test } from 'vitest'
import { type Placed, placed } from '../../../src/client/features/applicant/rows-in-place.ts'

interface Row {
  id: string
  createdDate: string
}

const row = (id: string, day: number, dataTime = 1): Placed<Row> => ({
  applicant: { id, createdDate: `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z` },
  dataTime,
})
const former = [row('c', 3), row('b', 2), row('a', 1)]
const idsOf = (rows: readonly Placed<Row>[]) => rows.map(({ applicant }) => applicant.id)

test('A row that left the list by a decision made here stays where it was, with its older data', () => {
  const rows = placed([row('c', 3, 2), row('a', 1, 2)], former, ({ applicant }) => applicant.id === 'b')
  expect(rows.map(({ applicant, dataTime }) => [applicant.id, dataTime])).toEqual([
    ['c', 2],
    ['b', 1],
    ['a', 2],
  ])
})

test('A row that left for another reason, such as a withdrawal, is gone', () => {
  expect(idsOf(placed([row('c', 3), row('a', 1)], former, () => false))).toEqual(['c', 'a'])
})

test('A new applicant comes first, and one from the next page last', () => {
  const fresh = [row('d', 4), row('c', 3), row('a', 1), row('0', 1)]
  expect(idsOf(placed(fresh, former, () => true))).toEqual(['d', 'c', 'b', 'a', '0'])
})
