import { describe, expect, test } from 'vitest'
import {
  choiceOf,
  chosenWork,
  suggestedWork,
  type WorkChoice,
  withHousingCost,
} from '../../../src/client/features/announcement/form/work/work-choice.ts'
import { housingCost } from '../../../src/contract/work/housing-cost.ts'
import { completeAnnouncement } from './complete-announcement.ts'

const DORMITORY = { code: 'DORMITORY', parameters: {} }
const FREE = { code: 'DORMITORY_FREE', parameters: {} }
const COST = { code: 'DORMITORY_COST', parameters: { amount: 120_000 } }

describe.each([
  ['offers a dormitory', '기숙사 제공'],
  ['says that it is free', '기숙사 무료'],
  ['says another amount', '기숙사비 월 15만원 공제'],
  ['says nothing about housing', ''],
])('The cost of housing in a form whose text %s', (_, details) => {
  const suggested = suggestedWork(completeAnnouncement({ title: '용접공', details }))
  const untouched = choiceOf(undefined, suggested)
  const housingOf = (choice: WorkChoice) =>
    chosenWork(choice, suggested).phrases.filter(({ code }) => code.startsWith('DORMITORY'))

  test('is one condition, whatever was stated before', () => {
    const withCost = withHousingCost(untouched, 120_000, suggested)
    expect(housingOf(withCost)).toEqual([COST])
    const free = withHousingCost(withCost, 0, suggested)
    expect(housingOf(free)).toEqual([FREE])
    expect(housingOf(withHousingCost(free, 120_000, suggested))).toEqual([COST])
  })

  test('leaves the offer where it is taken back', () => {
    const back = withHousingCost(withHousingCost(untouched, 120_000, suggested), null, suggested)
    expect(housingOf(back)).toEqual([DORMITORY])
    expect(housingCost(chosenWork(back, suggested).phrases)).toBe('NOT_STATED')
  })
})

test('A room stays the only condition about housing where its cost is taken back', () => {
  const suggested = suggestedWork(completeAnnouncement({ title: '용접공', details: '독방' }))
  const choice = withHousingCost(choiceOf(undefined, suggested), 0, suggested)
  const codes = chosenWork(withHousingCost(choice, null, suggested), suggested).phrases.map(
    ({ code }) => code,
  )
  expect(codes).toEqual(['SINGLE_ROOM'])
})
