import { expect, test } from 'vitest'
import { streetBeyond } from '../../../src/client/features/announcement/form/place/street-beyond.ts'

const town = { address: '경기도 화성시 향남읍', zonecode: '' }

test.each([
  ['경기도 화성시 향남읍 발안로 123', '발안로 123'],
  ['화성 향남 발안로123번길 4-5', '발안로123번길 4-5'],
  ['향남읍 평리 12-3', '평리 12-3'],
  ['향남읍', ''],
  ['화성시 발안로', ''],
])('What is typed beyond a town, in %j, is %j', (typed, rest) => {
  expect(streetBeyond(town, typed)).toBe(rest)
})

test('A complete address takes nothing from what was typed', () => {
  const whole = { address: '경기도 화성시 향남읍 발안로 123', zonecode: '18595' }
  expect(streetBeyond(whole, '발안로 123 공장')).toBe('')
})
