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
  ['식자재 정리와 재고 확인', ['STORE_FOOD']],
  ['유학생은 시간제 취업 허가를 도와 드립니다', ['STUDENTS_WELCOME', 'VISA_STUDENT_PERMIT']],
  ['시간제 근무', ['PART_TIME']],
  ['컨테이너 방', ['CONTAINER_HOUSE']],
  ['숙소는 컨테이너 방이고 난방됨', ['DORMITORY', 'CONTAINER_HOUSE', 'ROOM_HEATED']],
  ['농장 안 컨테이너에서 생활합니다', ['CONTAINER_HOUSE']],
  ['컨테이너 방수 작업', ['FINISH_WALLS']],
  ['숙소는 2인 1실이고 인터넷이 됩니다', ['DORMITORY', 'SHARED_ROOM', 'ROOM_INTERNET']],
  ['1인 1실 숙소\n숙소는 2인 1실입니다', ['DORMITORY', 'SHARED_ROOM']],
  ['지게차 면허가 있으면 수당을 더 드립니다', ['FORKLIFT_PAY']],
  ['지게차 면허가 있으면 수당', ['FORKLIFT_PAY']],
  ['자격증 수당', ['LICENCE_PAY']],
  ['경력에 따라 수당을 더 드립니다', ['SKILL_PAY']],
  ['기능 있는 분은 일당을 더 드립니다', ['SKILL_PAY']],
  ['식사 무료', ['MEALS_FREE']],
  ['식사를 무료로 제공합니다', ['MEALS_FREE']],
  ['하루 세 끼 식사 무료', ['MEALS_THREE', 'MEALS_FREE']],
  ['점심 식사 무료', ['LUNCH_FREE']],
  ['점심이 무료입니다', ['LUNCH_FREE']],
  ['점심 제공', ['LUNCH_GIVEN']],
  ['중식 제공', ['LUNCH_GIVEN']],
  ['중식을 제공합니다', ['LUNCH_GIVEN']],
  ['기숙사와 점심을 제공합니다', ['DORMITORY', 'LUNCH_GIVEN']],
  ['점심과 기숙사를 제공합니다', ['DORMITORY', 'LUNCH_GIVEN']],
  ['식사 제공', ['MEALS_GIVEN']],
  ['숙식 제공', ['DORMITORY_FREE', 'MEALS_GIVEN']],
  ['기숙사 보증금 30만원', ['DORMITORY', 'DEPOSIT_NEEDED']],
  ['월세 30만원, 보증금 100만원', ['DEPOSIT_NEEDED']],
  ['숙식 무료', ['DORMITORY_FREE', 'MEALS_FREE']],
  ['지게차 면허 필요', ['FORKLIFT_LICENCE']],
  ['한국어능력시험(TOPIK) 4급 이상\n두 언어로 문서를 쓸 수 있는 분', ['TOPIK_LEVEL']],
  ['밝게 인사할 수 있는 분', ['CHEERFUL_WANTED']],
  ['꼼꼼하게 검사할 수 있는 분', ['CAREFUL_WANTED']],
  ['금형 교체 보조', ['CHANGE_MOLDS']],
  ['평일 09시부터 18시 사이에 전화 주세요', ['CONTACT_BY_PHONE', 'CALL_WEEKDAYS_9_TO_18']],
  ['미얀마어 통역', ['LANGUAGE_MY']],
  ['미얀마어 통역 경력자 우대', ['LANGUAGE_MY', 'EXPERIENCE_WANTED']],
  ['E-9 비자 가능', ['VISA_E9_OK']],
  ['E-9에서 E-7-4로 바꿀 때 추천서를 써 드립니다', ['VISA_E7_SUPPORT']],
])('reads %s', (details, expected) => {
  expect(codes(details)).toEqual(expected)
})

it.each([
  '점심을 제공하지 않습니다',
  '어르신께 점심을 제공하는 일입니다',
  '입사 전 보증금 30만원을 먼저 계좌로 보내세요',
  '지방 현장 방문 전 보증금 30만원',
  '직원 500명의 점심과 저녁을 만드는 구내식당입니다',
  '여러 나라 말로 옮기는 번역 회사입니다',
  '중국어선 선원',
  '미얀마어 불필요',
  '베트남어 통역 있음',
  '베트남어 가능자 우대',
  'E-9, H-2 불가',
  '자격증 우대',
  '운전면허 소지자 우대',
  '보건증 없어도 됩니다',
  '주말에는 일당을 더 드립니다',
])('states nothing for %s', (details) => {
  expect(codes(details)).toEqual([])
})

it.each([
  ['급여일 매월 10일', { code: 'PAID_ON_DAY', parameters: { day: 10 } }],
  ['기숙사비 월 15만원 공제', { code: 'DORMITORY_COST', parameters: { amount: 150_000 } }],
  ['기숙사비 150,000원', { code: 'DORMITORY_COST', parameters: { amount: 150_000 } }],
  ['방 보증금 50만원', { code: 'DEPOSIT_NEEDED', parameters: { amount: 500_000 } }],
  ['월세 30만원, 보증금 100만원', { code: 'DEPOSIT_NEEDED', parameters: { amount: 1_000_000 } }],
  ['기숙사 제공(보증금 20만원)', { code: 'DEPOSIT_NEEDED', parameters: { amount: 200_000 } }],
  ['상여금 400%', { code: 'BONUS_PERCENT', parameters: { percent: 400 } }],
  ['20kg 이하를 듭니다', { code: 'LIFT_UP_TO', parameters: { weight: 20 } }],
  ['숙소는 2인 1실입니다', { code: 'SHARED_ROOM', parameters: { count: 2 } }],
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
