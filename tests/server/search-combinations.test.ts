import { describe, expect, test } from 'vitest'
import { readQuery } from '../../src/server/features/search/read-query.ts'
import { lettersIn, scopeQueryOf } from '../../src/server/features/search/scope-query.ts'

const asked = (query: string) => {
  const { regionIds, words } = scopeQueryOf(readQuery(query), [])
  return { regionIds, words: words.toSorted() }
}

describe('Words that name an occupation together', () => {
  test.each([
    ['thợ sơn ô tô', '자동차 도장'],
    ['bersih-bersih kamar hotel', '호텔 객실청소'],
    ['mehmonxona xonalarini tozalash', '호텔 객실청소'],
    ['pabrik elektronik', '전자부품조립'],
    ['сбор яблок', '과수원'],
    ['剥牡蛎', '수산물가공'],
    ['welder ship', '조선용접'],
    ['плиточник судовой сварщик', '타일 조선용접'],
    ['hotel cook', 'cook'],
    ['คนขับรถแบคโฮ', '굴착기'],
    ['уборка лука', '양파 수확'],
    ['ทงแดมุน hotel cook', '동대문구 cook'],
    ['Улсанд кранчин', '울산 크레인'],
    ['seaweed factory', 'seaweed'],
    ['factory cleaner', 'factory cleaner'],
    ['वधशाला', '도축장'],
    ['скотобойня', '도축장'],
    ['nhà máy thép', '제철소'],
    ['steel factory', '제철소'],
    ['लुगा धुने फ्याक्ट्री', '세탁공장'],
    ['пекарня завод', '빵공장'],
    ['ပေါင်မုန့်စက်ရုံ', '빵공장'],
    ['រោងចក្រស៊ីមីកុងឌុចទ័រ', '반도체 공장'],
    ['рыбный рынок', '수산시장'],
    ['ตลาดปลา', '수산시장'],
    ['chorvachilik fermasi', '축산농장'],
    ['hospital cook', 'cook'],
    ['hospital cleaner', 'cleaner'],
    ['nhà máy 2 ca ngày đêm', '공장 2교대'],
    ['งานวีซ่า F-4', 'F-4 비자'],
    ['គ្រូបង្រៀនភាសាអង់គ្លេស', '영어 강사'],
    ['កាងវ៉ុនដូ', '강원도'],
    ['숙소 가족', 'housing for family'],
    ['cabbage field', '배추밭'],
    ['капустное поле', '배추밭'],
    ['байцааны талбай', '배추밭'],
    ['ဂေါ်ဖီခင်း', '배추밭'],
    ['perilla leaf farm', '깻잎 농장'],
    ['पेरिला पात खेत', '깻잎 농장'],
    ['ไร่โสม', '인삼밭'],
    ['人参地', '인삼밭'],
    ['ruộng khoai tây', '감자밭'],
    ['kartoshka dalasi', '감자밭'],
    ['trang trại hoa', '꽃 농장'],
    ['цветочная теплица', '꽃 농장'],
    ['strawberry greenhouse', '딸기밭'],
    ['स्याउ बगैंचा', '사과 과수원'],
    ['усан үзмийн талбай', '포도 농장'],
    ['vườn quýt', '감귤 과수원'],
  ])('%s asks for the same as %s', (query, same) => {
    expect(asked(query)).toEqual(asked(same))
  })

  test('The part of the query that they are removed with has none of them', () => {
    expect(readQuery('hotel welder cleaner').parts).toMatchObject([
      { text: 'hotel cleaner', without: 'welder' },
      { text: 'welder', without: 'hotel cleaner' },
    ])
  })

  test('Two words for the same work are one part', () => {
    expect(readQuery('사과 과수원').parts).toMatchObject([{ text: '사과 과수원', without: '' }])
  })

  test.each(['car', '자동차', 'ô tô', 'сбор', 'vườn', 'field'])('%s alone is text', (query) => {
    expect(readQuery(query)).toEqual({ parts: [], rest: query, unread: '' })
  })

  test('What is worked on is left out beside work that it does not name, and stays text in Korean', () => {
    expect(readQuery('baker car')).toMatchObject({ parts: [{}], rest: '', unread: 'car' })
    expect(readQuery('제빵 자동차')).toMatchObject({ parts: [{}], rest: '자동차', unread: '' })
  })

  test('Titles are read without them, so that nothing stored changes', () => {
    expect(lettersIn('ship crane')).toEqual(lettersIn('crane'))
    expect(lettersIn('용접공단')).toEqual([])
    expect(readQuery('용접공단 이나').parts).toHaveLength(1)
  })
})

describe('Words around what is looked for', () => {
  test.each(['조리사 또는 청소', 'cook or cleaner', '厨师或清洁', 'cook atau cleaner', 'cook или cleaner'])(
    '%s names two occupations and nothing else',
    (query) => {
      expect(readQuery(query)).toMatchObject({ parts: [{}, {}], rest: '', unread: '' })
    },
  )

  test.each([
    'jobs for women',
    '여자 일자리',
    'работа для женщин',
    'lương trên 3 triệu won',
    '月薪300万韩元以上',
  ])('%s asks for nothing that postings are told apart by, so that all are shown', (query) => {
    const read = readQuery(query)
    expect(read).toMatchObject({ parts: [], rest: '' })
    expect(read.unread).not.toBe('')
  })

  test('A short word in small letters of a query without Korean is no abbreviation', () => {
    expect(readQuery('welder won khu')).toMatchObject({ parts: [{}], rest: '' })
    expect(readQuery('welder LG')).toMatchObject({ parts: [{}], rest: 'LG' })
  })

  test.each([
    ['Кёнги-до ферма', '경기도 농장'],
    ['ใน จังหวัดคยองกีโด ฟาร์ม', '경기도 농장'],
    ['जोल्लानाम-दोमा सफाई', '전남 청소'],
    ['Тунён ресторан', '통영 식당'],
    ['Күми ресторан', '구미 식당'],
  ])('%s asks for the same as %s', (query, same) => {
    expect(asked(query)).toEqual(asked(same))
  })
})
