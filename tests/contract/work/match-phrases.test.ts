import { expect, it } from 'vitest'
import { isWhole, matchPhrases } from '../../../src/contract/work/match-phrases.ts'

const of = (details: string, title = '') => matchPhrases({ title, details })
const codes = (details: string) => of(details).map(({ code }) => code)

it.each([
  ['기숙사 제공, 4대보험', ['DORMITORY', 'FOUR_INSURANCES']],
  ['기숙사 없음', ['NO_HOUSING']],
  ['주야 2교대', ['TWO_SHIFTS']],
  ['1인 1실 숙소', ['DORMITORY', 'SINGLE_ROOM']],
  ['하루 세 끼를 드립니다', ['MEALS_THREE']],
  ['상여금 없음', []],
])('reads %s', (details, expected) => {
  expect(codes(details)).toEqual(expected)
})

it.each([
  ['급여일 매월 10일', { code: 'PAID_ON_DAY', parameters: { day: 10 } }],
  ['기숙사비 월 15만원 공제', { code: 'DORMITORY_COST', parameters: { amount: 150_000 } }],
  ['기숙사비 150,000원', { code: 'DORMITORY_COST', parameters: { amount: 150_000 } }],
  ['상여금 400%', { code: 'BONUS_PERCENT', parameters: { percent: 400 } }],
  ['20kg 이하를 듭니다', { code: 'LIFT_UP_TO', parameters: { weight: 20 } }],
  ['TOPIK 4급 이상', { code: 'TOPIK_LEVEL', parameters: { count: 4 } }],
  ['이틀 안에 연락드립니다', { code: 'REPLY_WITHIN_DAYS', parameters: { count: 2 } }],
])('reads the value in %s', (details, phrase) => {
  expect(of(details)).toContainEqual(phrase)
})

it('says nothing twice', () => {
  expect(codes('식사 제공\n점심과 저녁을 드립니다')).toEqual(['MEALS_TWO'])
})

it('accepts a phrase with exactly the values of its text', () => {
  expect(isWhole({ code: 'PAID_ON_DAY', parameters: { day: 10 } })).toBe(true)
  expect(isWhole({ code: 'PAID_ON_DAY', parameters: {} })).toBe(false)
  expect(isWhole({ code: 'SINGLE_ROOM', parameters: { count: 1 } })).toBe(false)
  expect(isWhole({ code: 'NO_SUCH_PHRASE', parameters: {} })).toBe(false)
})
