import { expect, test } from 'vitest'
import { changeAskedBy, reEmploymentAfter } from '../../../src/contract/work-right/re-employment.ts'

// Act on the Employment of Foreign Workers, art. 18 (three years), 18-2 (less than two years more), enforcement rule
// 14-2 (seven days before), art. 25 (3) (one month), reckoned by hand.
test.each([
  ['2024-03-12', '2027-03-11', '2027-03-04', '2029-01-11'],
  ['2024-01-01', '2026-12-31', '2026-12-24', '2028-10-31'],
  // 2027 has no 29 February, and June no 31st: such periods end with the month (Civil Act, art. 160 (3)).
  ['2024-02-29', '2027-02-28', '2027-02-21', '2028-12-28'],
  ['2023-08-31', '2026-08-30', '2026-08-23', '2028-06-30'],
  ['2025-03-05', '2028-03-04', '2028-02-26', '2030-01-04'],
])(
  'Three years from an arrival on %s end on %s, the employer applies by %s, and re-employment ends by %s',
  (arrival, threeYearsEnd, askBy, latestEnd) => {
    expect(reEmploymentAfter(arrival)).toEqual({ threeYearsEnd, askBy, latestEnd })
  },
)

test.each<[string, string | null, string | null, string]>([
  ['2026-12-31', null, '2027-01-31', 'one month later'],
  ['2027-01-31', null, '2027-02-28', 'one month later, which is shorter'],
  ['2027-05-14', null, '2027-06-14', 'one month later'],
  ['2026-05-31', '2024-03-12', '2026-06-30', 'one month later, as the three years go on'],
  ['2027-02-20', '2024-03-12', '2027-03-11', 'when the three years end, which is sooner'],
  ['2027-03-11', '2024-03-12', null, 'never: the three years end with it'],
  ['2028-03-11', '2024-03-12', '2028-04-11', 'one month later, in the re-employment'],
  ['2028-12-31', '2024-03-12', '2029-01-11', 'when the longest re-employment ends'],
  ['2029-01-11', '2024-03-12', null, 'never: re-employment ends with it'],
  ['2029-06-30', '2024-03-12', null, 'never: no re-employment lasts as long'],
])(
  'After a contract until %s, with an arrival on %s, a change of workplace is asked for by %s: %s',
  (end, arrival, askedBy, _why) => {
    expect(changeAskedBy(end, arrival)).toBe(askedBy)
  },
)
