import { expect, test } from 'vitest'
import { headcountAfter } from '../../../src/client/features/announcement/form/work/headcount.ts'

test.each([
  ['조립 2명 구함', '2'],
  ['조립 10 명', '10'],
  ['배 따실 분 두 명 구합니다', '2'],
  ['사과 수확 세분 모집', '3'],
  ['딸기 농장 일할 사람 셋', '3'],
  ['한국인 사장님 농장, 한 명', '1'],
  ['두부 공장 포장', '1'],
  ['조립', '1'],
  ['직원 1000명 공장 조립', '1'],
  ['남자 2명, 여자 1명', '1'],
])('The title “%s” asks for %s', (title, headcount) => {
  expect(headcountAfter({ before: '', text: title, headcount: '1' })).toBe(headcount)
})

test.each([
  ['두 명 구합니다', '2'],
  ['5명이 일하는 농장입니다. 3명 구해요', '3'],
  ['2명이 한방 씁니다', '1'],
  ['남자 2명, 여자 1명 모집', '1'],
  ['2명 모집\n3명 모집', '1'],
])('The details “%s” ask for %s, where the title does not say', (details, headcount) => {
  expect(headcountAfter({ before: '딸기 수확\n', text: `딸기 수확\n${details}`, headcount: '1' })).toBe(
    headcount,
  )
  expect(headcountAfter({ before: '', text: `딸기 수확 4명\n${details}`, headcount: '1' })).toBe('4')
})

test('A title that is changed takes its number with it', () => {
  expect(headcountAfter({ before: '조립 2명', text: '조립 3명', headcount: '2' })).toBe('3')
  expect(headcountAfter({ before: '조립 2명', text: '조립', headcount: '2' })).toBe('1')
})

test('A number that the employer has chosen stays', () => {
  expect(headcountAfter({ before: '조립 2명', text: '조립 3명', headcount: '5' })).toBe('5')
  expect(headcountAfter({ before: '조립', text: '조립 3명', headcount: '' })).toBe('')
})
