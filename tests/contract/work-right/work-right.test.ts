import { describe, expect, test } from 'vitest'
import { mayTake } from '../../../src/contract/work-right/may-take.ts'
import { TODAY, type WorkRightCase } from './case.ts'
import { hoursCases } from './hours-cases.ts'
import { occupationCases } from './occupation-cases.ts'
import { otherCases } from './other-cases.ts'
import { statusCases } from './status-cases.ts'

const cases = [...statusCases, ...hoursCases, ...occupationCases, ...otherCases]

const nameOf = ({ person, posting, verdict }: WorkRightCase) =>
  `${JSON.stringify(person)} with ${JSON.stringify(posting)} is ${verdict}`

describe('The right to work, case by case', () => {
  test('The table has at least 250 different cases', () => {
    expect(new Set(cases.map(nameOf)).size).toBeGreaterThanOrEqual(250)
  })

  test.each(cases.map((each) => [nameOf(each), each] as const))('%s', (_, expected) => {
    const { verdict, reasons } = mayTake(expected.person, expected.posting, TODAY)
    const [decides] = reasons
    expect({ verdict, code: decides?.code, source: decides?.source }).toEqual({
      verdict: expected.verdict,
      code: expected.codes[0],
      source: expected.source,
    })
    expect(reasons.map(({ code }) => code)).toEqual(expect.arrayContaining([...expected.codes]))
  })
})
