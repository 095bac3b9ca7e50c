import { expect, test } from 'vitest'
import { occupationByCode } from '../../../src/reference/occupations.ts'
import { workRightRules } from '../../../src/reference/work-rights/all-rules.ts'
import { gapsInRules } from '../../../src/reference/work-rights/check-rules.ts'
import type { WorkRightRule } from '../../../src/reference/work-rights/rule.ts'

const changed = (status: string, change: (rule: WorkRightRule) => WorkRightRule) =>
  new Map([...workRightRules].map(([code, rule]) => [code, code === status ? change(rule) : rule]))

test('The rules on the right to work have no gap', () => {
  expect(gapsInRules()).toEqual([])
})

test('A covered status without rules is a gap', () => {
  const rules = new Map([...workRightRules].filter(([status]) => status !== 'E-8'))
  expect(gapsInRules(rules)).toEqual(['E-8 has no rules'])
})

test('A rule without the day of its check is a gap', () => {
  expect(gapsInRules(changed('F-6', (rule) => ({ ...rule, checkedOn: '' })))).toEqual([
    'F-6 has no day of its check',
  ])
})

test('An answer without a reason is a gap', () => {
  const silent = (rule: WorkRightRule): WorkRightRule => ({
    ...rule,
    sectors: { ...rule.sectors, FARM: { verdict: 'YES', because: [] } },
  })
  expect(gapsInRules(changed('F-6', silent))).toEqual(['F-6 has an answer without reason'])
})

test('A reason that is said twice is a gap', () => {
  const twice = [
    { code: 'MARRIAGE_FREE', source: 'ACT_18' },
    { code: 'MARRIAGE_FREE', source: 'ACT_20' },
  ] as const
  const repeating = (rule: WorkRightRule): WorkRightRule => ({
    ...rule,
    sectors: { ...rule.sectors, FARM: { verdict: 'YES', because: twice } },
  })
  expect(gapsInRules(changed('F-6', repeating))).toEqual(['F-6 says a reason twice'])
})

test('Rules name only occupations that exist', () => {
  const named = [...workRightRules.values()].flatMap(({ byOccupation, ownOccupations = {} }) =>
    [...(byOccupation ?? []), ...Object.values(ownOccupations)].flatMap((rule) => rule.occupations),
  )
  expect(named.filter((code) => !occupationByCode(code))).toEqual([])
})

test('A source that does not exist is a gap', () => {
  const invented = (rule: WorkRightRule): WorkRightRule => ({
    ...rule,
    also: [{ code: 'MARRIAGE_FREE', source: 'HEARSAY' as 'ACT_18' }],
  })
  expect(gapsInRules(changed('F-6', invented))).toEqual([
    'F-6 names the unknown source HEARSAY for MARRIAGE_FREE',
  ])
})
