import { expect, test } from 'vitest'
import { housingCost } from '../../../src/contract/work/housing-cost.ts'
import type { ChosenPhrase } from '../../../src/contract/work/phrase.ts'

const of = (code: string, parameters: ChosenPhrase['parameters'] = {}) => ({ code, parameters })
const cost = of('DORMITORY_COST', { amount: 150_000 })

test.each([
  ['an amount', [of('LUNCH_GIVEN'), cost], 150_000],
  ['a free dormitory', [of('DORMITORY_FREE')], 0],
  ['a dormitory of which nothing else is said', [of('DORMITORY')], 'NOT_STATED'],
  ['a room of which nothing else is said', [of('SHARED_ROOM', { count: 2 })], 'NOT_STATED'],
  ['an amount beside a room', [of('SINGLE_ROOM'), cost], 150_000],
  ['an amount where the text also says free', [of('DORMITORY_FREE'), cost], 150_000],
  ['no housing', [of('NO_HOUSING'), of('DORMITORY')], null],
  ['nothing about housing', [of('LUNCH_GIVEN')], null],
] as const)('The cost of housing follows from %s', (_, phrases, expected) => {
  expect(housingCost(phrases)).toBe(expected)
})
