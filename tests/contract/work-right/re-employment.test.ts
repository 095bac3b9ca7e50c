import { expect, test } from 'vitest'
import { changeAskedBy, reEmploymentAfter } from '../../../src/contract/work-right/re-employment.ts'

test.each([
  ['2024-03-12', '2027-03-11', '2027-03-04'],
  ['2024-01-01', '2026-12-31', '2026-12-24'],
  ['2024-02-29', '2027-02-28', '2027-02-21'],
])(
  'Three years from an arrival on %s end on %s, and the employer has to apply by %s',
  (arrival, end, askBy) => {
    expect(reEmploymentAfter(arrival)).toEqual({ threeYearsEnd: end, askBy })
  },
)

test.each([
  ['2026-12-31', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
  ['2027-05-14', '2027-06-14'],
])('After a contract that ends on %s, a change of workplace has to be asked for by %s', (end, askedBy) => {
  expect(changeAskedBy(end)).toBe(askedBy)
})
