import { expect, test } from 'vitest'
import { startOf } from '../../../src/client/features/announcement/saving/use-announcement-base.ts'
import { hoursIn } from '../../../src/client/features/announcement/form/time/hours-of-text.ts'
import {
  periodIn,
  startDayIn,
  weekIn,
} from '../../../src/client/features/announcement/form/time/time-of-text.ts'
import { fieldsOfSpan, spanOf } from '../../../src/client/features/announcement/form/time/working-hours.ts'

test.each([
  ['다음 달부터 배 수확', '2027-01-01'],
  ['다음달 15일부터 일하실 분', '2027-01-15'],
  ['내달 시작', '2027-01-01'],
  ['다음 달 말까지 모집', null],
  ['다음 달 32일', null],
  ['매달 10일 급여', null],
  ['1월 5일부터 일합니다', '2027-01-05'],
  ['12/30(수)부터', '2026-12-30'],
  ['3월 2일 시작', '2027-03-02'],
  ['모집: 1월 5일부터 10일까지', null],
  ['1월 5일까지 모집', null],
  ['1월 5일부터. 1월 7일 출근', null],
  ['11월 20일부터', null],
  ['13월 1일부터', null],
  ['2월 30일부터', null],
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

test.each([
  ['오전 6시부터 오후 5시까지', '06:00-17:00'],
  ['아침 여섯시부터 저녁 다섯시 반까지', '06:00-17:30'],
  ['새벽 5시부터 11시까지', '05:00-11:00'],
  ['오전 6시~5시', '06:00-17:00'],
  ['08:30-17:30', '08:30-17:30'],
  ['20:00~08:00 야간', '20:00-08:00'],
  ['6~17시, 점심 12시~13시', '06:00-17:00'],
  ['오전 9:00 ~ 오후 6:00 (점심 오후 12시~1시)', '09:00-18:00'],
])('The text “%s” names the hours %s', (text, hours) => {
  expect(hoursIn(text)).toBe(hours)
  expect(spanOf({ businessHourNegotiable: false, ...fieldsOfSpan(hours) })).toBe(hours)
})

test.each([
  '6시부터 5시까지',
  '오전 6시 20분부터 오후 5시까지',
  '오전 13시~오후 5시',
  '오전 6시~9시 사이 출근',
  '전화는 오전 9시부터 오후 6시까지',
  '오전 9시~오후 6시 통화 가능',
  '주간 08:00~20:00, 야간 20:00~08:00',
  '여름 오전 5시~오후 4시, 겨울 오전 7시~오후 5시',
  '오전 6시부터 오후 5시까지, 겨울은 7시부터 5시까지',
  '하루 6시간~8시간',
  '25:00~30:00',
  '010-1234-5678',
  '2026-12-01 ~ 12:30',
])('The text “%s” names no hours of work that are certain', (text) => {
  expect(hoursIn(text)).toBeNull()
})

test.each([
  ['딸기 수확, 3개월', 'UNDER_6MONTH'],
  ['석 달 동안', 'UNDER_6MONTH'],
  ['두 달 일하실 분', 'UNDER_3MONTH'],
  ['배 수확 2주 알바', 'UNDER_MONTH'],
  ['5일간', 'UNDER_WEEK'],
  ['계약기간: 10개월 입니다', 'UNDER_1YEAR'],
  ['1년 이상 근무', 'ABOVE_1YEAR'],
  ['12월부터 3개월', 'UNDER_6MONTH'],
])('The text “%s” names the length %s', (text, period) => {
  expect(periodIn(text)).toBe(period)
})

test.each([
  '3~6개월',
  '3개월에서 6개월',
  '3개월 근무. 또는 1년 근무',
  '6개월 이상 근무',
  '경력 3개월',
  '수습 3개월',
  '비자 3개월 이상 남은 분',
  '3개월마다 보너스',
  '한 달에 4번 휴무',
  '주 3일 근무',
  '12월 3일 시작',
  '일주일에 두 번 휴무',
  '사과 농장 30년',
  '하루 8시간',
])('The text “%s” names no length that is certain', (text) => {
  expect(periodIn(text)).toBeNull()
})

test('Long hostile texts are read to their end, and nothing is taken from them', () => {
  for (const text of ['오전 6시부터 ', '1:', '3개월~9개월~', '12월 1', '기간 ', '1'].map((part) =>
    part.repeat(9_000),
  ))
    expect([hoursIn(text), periodIn(text), startDayIn(text, '2026-12-29')]).toEqual([null, null, null])
})

test('A new posting begins with the number that the member has verified, and with a usual week', () => {
  expect(startOf(undefined, { businessName: '한빛정밀' }, { cellphone: '01012345678' })).toMatchObject({
    companyName: '한빛정밀',
    contact: '010-1234-5678',
    numberOfWorkDays: 5,
  })
  expect(startOf(undefined, undefined, { cellphone: null }).contact).toBe('')
})
