import { expect, test } from 'vitest'
import { payAfter, payIn } from '../../../src/client/features/announcement/form/pay-of-text.ts'

const none = { payType: null, payAmount: '' }
const daily = { payType: 'DAILY' as const, payAmount: '110000' }
const own = { payType: 'HOURLY' as const, payAmount: '12000' }

test('an empty pay becomes what the text says', () => {
  const inText = payIn({ title: '감귤 수확', details: '일당 11만원' })
  expect(payAfter({ before: undefined, inText, now: none })).toEqual(daily)
})

test('the pay follows the text as long as it is what the text said', () => {
  const more = payIn({ title: '', details: '일당 12만원' })
  expect(payAfter({ before: daily, inText: more, now: daily })).toEqual({ ...daily, payAmount: '120000' })
  expect(payAfter({ before: daily, inText: undefined, now: daily })).toEqual(none)
})

test('a pay that the employer chose stays, one that was cleared too', () => {
  expect(payAfter({ before: undefined, inText: daily, now: own })).toBeUndefined()
  expect(payAfter({ before: daily, inText: own, now: none })).toBeUndefined()
  expect(payAfter({ before: daily, inText: daily, now: daily })).toBeUndefined()
})

const of = (details: string, title = '') => payIn({ title, details })

test.each([
  ['일당 11만원', 'DAILY', 110_000],
  ['딸기 수확, 일당은 11만 5천원입니다', 'DAILY', 115_000],
  ['일당 110,000원, 점심 제공', 'DAILY', 110_000],
  ['시급: 12,000원', 'HOURLY', 12_000],
  ['월급 250만', 'MONTHLY', 2_500_000],
  ['연봉 3600만원', 'YEARLY', 36_000_000],
  ['일당 11.5만원', 'DAILY', 115_000],
  ['시급 1만2천원', 'HOURLY', 12_000],
  ['하루에 11만 5천원 드립니다', 'DAILY', 115_000],
  ['숙식 제공 월 250만원', 'MONTHLY', 2_500_000],
  ['한 달 2,300,000원', 'MONTHLY', 2_300_000],
  ['일당 11만원. 그러니까 일당 110,000원', 'DAILY', 110_000],
])('reads the pay of %s', (details, payType, payAmount) => {
  expect(of(details)).toEqual({ payType, payAmount: String(payAmount) })
})

test.each([
  '일당 지급',
  '일당 11만원~13만원',
  '일당 11~13만원',
  '지게차 면허가 있으면 일당 1만원 추가',
  '경력자는 일당 2만원을 더 드립니다',
  '기숙사비 10만원',
  '시급 협의',
  '남자 일당 13만원, 여자 일당 11만원',
  '기숙사비 월 110만원',
  '월 25만원 숙소비',
  '하루 6만원 교통비',
  '매월 250만원 매출',
  '12월 250만원',
  '하루 8시간 11만원',
])('reads no pay in %s', (details) => {
  expect(of(details)).toBeUndefined()
})

test('takes the pay of the title before that of the details', () => {
  expect(of('시급 12,000원', '배추 수확 일당 11만원')).toEqual({ payType: 'DAILY', payAmount: '110000' })
})

test('reads a long hostile text to its end', () => {
  expect(of('월 '.repeat(2_000) + '1,'.repeat(2_000) + '일당 '.repeat(2_000))).toBeUndefined()
})
