import { expect, it } from 'vitest'
import { matchPhrases } from '../../../src/contract/work/match-phrases.ts'

const LANGUAGES = /^(LANGUAGE_|GOOD_KOREAN|TOPIK_LEVEL)/
const asked = (details: string) =>
  matchPhrases({ title: '', details })
    .map(({ code }) => code)
    .filter((code) => LANGUAGES.test(code))

it.each([
  '베트남어 상담 가능',
  '베트남어로 상담 가능합니다',
  '베트남어 상담 환영',
  '베트남어 가능',
  '베트남어 문의 가능',
  '베트남어로 문의하세요',
  '베트남어로 연락 주세요',
  '베트남어 안내 제공',
  '베트남어 통역 지원',
  '베트남어 카톡 가능',
  '중국어, 베트남어 상담 가능',
  '베트남어·태국어·네팔어 안내해 드립니다',
  '베트남어 작업 안내서가 있습니다',
  '미얀마어로 교육해 드립니다',
  '네팔어 하는 직원이 있습니다',
  '우즈베크어 가능한 관리자 상주',
  '몽골어 통역사가 있어 편합니다',
])('does not take a language for needed that the employer offers: %s', (sentence) => {
  expect(asked(sentence)).toEqual([])
})

it.each([
  '베트남어 우대',
  '베트남어 가능자 우대',
  '베트남어 가능하신 분 우대',
  '베트남어 능통자 환영',
  '베트남어 구사자 우대합니다',
  '베트남어 통역 가능자 우대',
  '베트남어, 중국어 가능자 우대',
  '우대사항: 베트남어 가능자',
  '베트남어 하시면 좋습니다',
  '러시아어를 할 수 있으면 유리',
  '한국어 가능자 우대',
  'TOPIK 4급 이상 우대',
])('does not take a language for needed that is preferred: %s', (sentence) => {
  expect(asked(sentence)).toEqual([])
})

it.each(['미얀마어 불필요', '미얀마어 못해도 됩니다', '미얀마어 몰라도 됨', '미얀마어 무관'])(
  'does not take a language for needed that nobody has to speak: %s',
  (sentence) => {
    expect(asked(sentence)).toEqual([])
  },
)

it.each([
  ['베트남어 통번역', ['LANGUAGE_VI']],
  ['베트남어 가능자 모집', ['LANGUAGE_VI']],
  ['베트남어 가능하신 분 구합니다', ['LANGUAGE_VI']],
  ['베트남어 필수', ['LANGUAGE_VI']],
  ['베트남어 능통자', ['LANGUAGE_VI']],
  ['베트남어 상담 가능자', ['LANGUAGE_VI']],
  ['베트남어 상담원 채용', ['LANGUAGE_VI']],
  ['외국인 상담원(베트남어)', ['LANGUAGE_VI']],
  ['태국어 통역사 환영', ['LANGUAGE_TH']],
  ['외국인 환영 태국어 통번역', ['LANGUAGE_TH']],
  ['네팔어 통역 경력 무관', ['LANGUAGE_NE']],
  ['미얀마어 통역 경력자 우대', ['LANGUAGE_MY']],
  ['베트남어, 태국어 통역 가능한 분', ['LANGUAGE_VI', 'LANGUAGE_TH']],
  ['중국어 되시는 분', ['LANGUAGE_ZH']],
  ['영어 통역, 러시아어 우대', ['LANGUAGE_EN']],
  ['한국어 가능한 분', ['GOOD_KOREAN']],
  ['TOPIK 4급 이상, 경력자 우대', ['TOPIK_LEVEL']],
])('takes a language for needed that is asked for: %s', (sentence, codes) => {
  expect(asked(sentence)).toEqual(codes)
})
