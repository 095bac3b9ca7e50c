import { expect, test } from 'vitest'
import { indexPhrases, phrasesLike } from '../../../src/client/features/conversation/phrase/phrases-like.ts'
import { phraseTexts } from '../../../src/contract/message/phrase-texts.ts'
import { PHRASES, type PhraseCode, phraseOf } from '../../../src/contract/message/phrases.ts'
import { textIn } from '../../../src/server/i18n/text-in.ts'

function spoken(langCode: string, by: 'EMPLOYEE' | 'EMPLOYER') {
  const say = textIn(langCode)
  const codes = (Object.keys(PHRASES) as PhraseCode[]).filter((code) => (phraseOf(code).by ?? by) === by)
  return indexPhrases(
    codes.map((code) => {
      const gaps = Object.fromEntries(Object.keys(phraseOf(code).params ?? {}).map((name) => [name, '…']))
      return { code, text: say(phraseTexts[code], gaps) }
    }),
  )
}

test.each([
  ['vi', 'Tôi có thể bắt đầu vào thứ Hai', 'CAN_START_ON'],
  ['vi', 'có ký túc xá không ạ', 'DORMITORY'],
  ['vi', 'hôm nay tôi không đến được, xin lỗi', 'CANNOT_COME'],
  ['uz', 'Dushanbadan boshlab ishlay olaman', 'CAN_START_ON'],
  ['uz', 'yotoqxona bormi', 'DORMITORY'],
  ['ne', 'म सोमबारदेखि काम सुरु गर्न सक्छु', 'CAN_START_ON'],
  ['ne', 'कम्पनीको आवास छ कि छैन', 'DORMITORY'],
  ['ko', '월요일부터 일할 수 있습니다', 'CAN_START_ON'],
  ['ko', '기숙사가 있나요', 'DORMITORY'],
  ['ko', '저는 다음 주 월요일부터 바로 일할 수 있어요', 'CAN_START_ON'],
  ['vi', 'Mấy giờ làm việc vậy anh, giờ làm việc thế nào', 'WHICH_HOURS'],
  ['ne', 'माफ गर्नुहोस्, म आज आउन सक्दिन', 'CANNOT_COME'],
  ['uz', 'kechirasiz bugun kela olmayman', 'CANNOT_COME'],
])('In %s, “%s” is most like the phrase %s', (langCode, text, code) => {
  expect(phrasesLike(text, spoken(langCode, 'EMPLOYEE'))[0]).toBe(code)
})

test.each([
  ['vi', 'Con trai tôi năm nay học lớp ba'],
  ['vi', 'Tôi'],
  ['uz', 'Menga bu joyning manzarasi yoqadi'],
  ['ne', 'आज मौसम राम्रो छ'],
  ['ko', '어제 축구 경기를 봤습니다'],
  ['ko', '안녕'],
  ['th', 'วันนี้อากาศดีมาก'],
])('In %s, “%s” is like no phrase', (langCode, text) => {
  expect(phrasesLike(text, spoken(langCode, 'EMPLOYEE'))).toEqual([])
})

test('The phrases of one side are not suggested to the other', () => {
  expect(phrasesLike('숙소는 무료입니다', spoken('ko', 'EMPLOYEE'))).toEqual([])
})
