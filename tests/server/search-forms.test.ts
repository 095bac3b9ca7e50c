import { describe, expect, test } from 'vitest'
import { searchConditions } from '../../src/reference/search-conditions.ts'
import { readQuery } from '../../src/server/features/search/read-query.ts'

describe('Reading words that are spelt or inflected in many ways', () => {
  test.each([
    ['영주시', 'йонджу'],
    ['영주시', 'ёнжу'],
    ['함안군', 'haman'],
    ['논산시', 'нонсан'],
    ['논산시', 'नोनसान'],
    ['경주시', 'ग्योङ्जु'],
    ['정읍시', 'чонып'],
    ['당진시', 'tanjin'],
    ['완도군', 'วันโด'],
    ['홍성군', 'ฮงซอง'],
    ['홍성군', 'ហុងសុង'],
    ['천안시', 'ឆនអាន'],
    ['구미시', 'គូមី'],
    ['평택시', 'ပျောင်တေ့'],
    ['완도군', 'ဝမ်ဒို'],
    ['시흥시', 'सिहङ'],
    ['경주시', 'คยองจู'],
  ])('%s is found as %s, as it sounds', (korean, heard) => {
    expect(readQuery(heard).parts[0]?.terms).toEqual(readQuery(korean).parts[0]?.terms)
  })

  test('A station is near the place that it is named after', () => {
    expect(readQuery('수원역').parts[0]?.terms).toEqual(readQuery('수원').parts[0]?.terms)
  })

  test.each(['ทำงาน', 'ကူညီ', 'खरिद', 'ยืนยัน'])('%s is no place', (word) => {
    expect(readQuery(`${word} welder`).parts).toMatchObject([{ text: 'welder' }])
  })

  test.each([
    ['сварщиком в Ансане', 'сварщик ансан'],
    ['стройка с ежедневной оплатой', 'стройка ежедневная оплата'],
    ['гагнуурчны ажил', 'гагнуурчин'],
    ['Ansanda payvandchi', 'Ansan payvandchi'],
    ['mehmonxonalarida', 'mehmonxona'],
    ['आनसानमा बेकरीको', 'आनसान बेकरी'],
    ['ресторанаас', 'ресторан'],
  ])('%s is read as %s, in another case', (inflected, plain) => {
    const termsOf = (query: string) => readQuery(query).parts.flatMap(({ terms }) => terms)
    expect(termsOf(inflected)).toEqual(termsOf(plain))
  })

  test.each([
    '공장 야간 없음',
    'factory no night shift',
    'nhà máy không làm đêm',
    '工厂 不上夜班',
    'โรงงาน ไม่มีกะดึก',
    'завод без ночных смен',
    'စက်ရုံ ညဆိုင်းမရှိ',
  ])('%s asks for work by day', (query) => {
    const shifts = searchConditions.filter(({ phrase }) => phrase.endsWith('_SHIFT'))
    const asked = readQuery(query).parts.flatMap(({ terms }) =>
      terms.flatMap((term) => (term.kind === 'CONDITION' ? [term.number] : [])),
    )
    expect(shifts.filter(({ number }) => asked.includes(number)).map(({ phrase }) => phrase)).toEqual([
      'DAY_SHIFT',
    ])
  })

  test.each([
    ['네일 여성', '여성'],
    ['nail shop for women', 'for women'],
    ['manikyur ayollar uchun', 'ayollar uchun'],
    ['설거지 저녁만', '저녁만'],
    ['welder 2.5', '2.5'],
    ['청소 4시간', '4시간'],
  ])('Of %s, what postings are not told apart by is named as left out', (query, unread) => {
    expect(readQuery(query)).toMatchObject({ parts: [{}], unread, rest: '' })
  })
})
