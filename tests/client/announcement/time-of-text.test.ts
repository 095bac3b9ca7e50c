import { expect, test } from 'vitest'
import { startOf } from '../../../src/client/features/announcement/saving/use-announcement-base.ts'
import { startDayIn, weekIn } from '../../../src/client/features/announcement/form/time/time-of-text.ts'

test.each([
  ['다음 달부터 배 수확', '2027-01-01'],
  ['다음달 15일부터 일하실 분', '2027-01-15'],
  ['내달 시작', '2027-01-01'],
  ['다음 달 말까지 모집', null],
  ['다음 달 32일', null],
  ['매달 10일 급여', null],
])('The text “%s” starts work on %s', (text, day) => {
  expect(startDayIn(text, '2026-12-29')).toBe(day)
})

test.each([
  ['주6일 근무', 'MON_SAT'],
  ['월~토 07:00-16:00', 'MON_SAT'],
  ['월-금, 가끔 주 6일', 'MON_FRI'],
  ['배 수확', 'MON_FRI'],
])('The text “%s” means the week %s', (text, week) => {
  expect(weekIn(text)).toBe(week)
})

test('A new posting begins with the number that the member has verified, and with a usual week', () => {
  expect(startOf(undefined, { businessName: '한빛정밀' }, { cellphone: '01012345678' })).toMatchObject({
    companyName: '한빛정밀',
    contact: '010-1234-5678',
    numberOfWorkDays: 5,
  })
  expect(startOf(undefined, undefined, { cellphone: null }).contact).toBe('')
})
