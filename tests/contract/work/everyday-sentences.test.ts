import { expect, it } from 'vitest'
import { matchOccupations } from '../../../src/contract/work/match-occupations.ts'

it.each([
  'message me',
  'Send me a message anytime',
  'Text or message only',
  'Please text me your name',
  'Are you looking for a job?',
  'Good manners please',
  'Bring your passport',
  'Weekly pay, no tax',
  '3 million won a month',
  'Visa holder only',
  'Team leader speaks English',
  'Stable job, kind boss',
  'Free parking',
  'Company bus from the station',
  'Shared kitchen in the dormitory',
  'Clean dormitory and free drinks',
  'Health insurance included',
  'Sign the contract on the first day',
  'Chance of promotion',
  'Come to our office for an interview',
  'Good pay, good people',
  'Apply now, start tomorrow',
  'No experience needed',
  'Long term only, older people welcome',
  'Hot water and heating in every room',
  'Single room, table and bed',
  'Making good money',
  'Learning Korean is possible',
  'Asking for your phone number',
  'Paying on the last day of the month',
  '메시지 주세요',
  '문자로 연락 주세요',
  '카톡 주세요',
  '오래 일하실 분 구해요',
  '같이 일하는 분들이 좋아요',
  '성실하신 분 찾습니다',
  '가족 같은 분위기입니다',
  '외국인 누구나 환영합니다',
  '나이 성별 상관 없어요',
  '월급 밀린 적 없습니다',
  '면접 보고 바로 출근 가능해요',
  '역에서 걸어서 5분 거리',
  '궁금한 점은 언제든지 물어보세요',
  '사람 급하게 구합니다',
  '내일부터 일할 수 있는 분',
  '이력서 보내기 전에 전화 주세요',
  '지원서 보내 주세요',
  '통역이 필요하면 말씀하세요',
  '소식이 있으면 알려 드립니다',
  '돈 많이 벌고 싶은 분',
])('finds no occupation in what is said of any work: %s', (sentence) => {
  expect(matchOccupations({ title: sentence })).toEqual([])
  expect(matchOccupations({ title: '', details: sentence })).toEqual([])
})

it.each([
  ['Welder, stable job, free parking', 'WELDER'],
  ['Hotel room cleaner, message me', 'HOTEL_HOUSEKEEPER'],
  ['Massage shop staff', 'BEAUTICIAN'],
  ['Stable hand for a horse farm', 'LIVESTOCK_WORKER'],
  ['Kitchen helper, company bus', 'KITCHEN_ASSISTANT'],
])('finds the occupation beside it: %s', (title, code) => {
  expect(matchOccupations({ title })[0]).toBe(code)
})
