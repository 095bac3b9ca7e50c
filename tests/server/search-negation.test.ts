import { describe, expect, test } from 'vitest'
import { readQuery } from '../../src/server/features/search/read-query.ts'
import { lettersIn, scopeQueryOf } from '../../src/server/features/search/scope-query.ts'

const asked = (query: string) => {
  const { regionIds, words } = scopeQueryOf(readQuery(query), [])
  return { regionIds, words: words.toSorted() }
}

describe('A condition that a query does not want', () => {
  test.each([
    '서울 야간 없는 일',
    '서울 야간근무 안 하는 곳',
    '서울 야간 말고',
    'Seoul, I don’t want to work at night',
    'Seoul not night shift',
    'Seoul không làm ca đêm',
    'Seoul không muốn làm đêm',
    '首尔 不想上夜班',
    '首尔 夜班不要',
    'โซล ไม่อยากทำงานกะดึก',
    'Seoul tidak mau kerja malam',
    'Seoul gak ada shift malam',
    'सोल रातको सिफ्ट नभएको काम',
    'सोल राति काम गर्नु नपर्ने',
    'សេអ៊ូល មិនចង់ធ្វើការយប់',
    "Seul tungi smena bo'lmagan ish",
    'Seul tungi smena kerak emas',
    'Сөүл шөнийн ээлж байхгүй ажил',
    'Сөүл шөнө гарахгүй',
    'Сеул не хочу в ночную смену',
    'Сеул ночные смены не предлагать',
    'ဆိုးလ် ညဆိုင်းမလုပ်ချင်',
    'ဆိုးလ် ညဆိုင်း မရှိတဲ့',
  ])('No night shift is the day shift: %s', (query) => {
    expect(asked(query)).toEqual(asked('서울 주간'))
  })

  test.each([
    '잔업 없는 공장',
    'factory without any overtime',
    'nhà máy không muốn làm tăng ca',
    'завод не хочу переработки',
  ])('No overtime is a condition of its own: %s', (query) => {
    expect(asked(query)).toEqual(asked('공장 칼퇴'))
  })

  test.each([
    ['기숙사 없는 공장', '공장', '기숙사 없는'],
    ['factory without dormitory', 'factory', 'without dormitory'],
    ['nhà máy không có ký túc xá', 'nhà máy', 'không có ký túc xá'],
    ['工厂不要宿舍', '工厂', '不要宿舍'],
    ['pabrik tanpa asrama', 'pabrik', 'tanpa asrama'],
    ['छात्रावास नभएको कारखाना', 'कारखाना', 'छात्रावास नभएको'],
    ['завод без общежития', 'завод', 'без общежития'],
    ['yotoqxonasiz zavod', 'zavod', 'yotoqxonasiz'],
  ])('%s is %s, and says that the rest is not looked for', (query, same, unread) => {
    expect(asked(query)).toEqual(asked(same))
    expect(readQuery(query).unread).toBe(unread)
  })

  test.each([
    ['night shift no experience', '야간 초보'],
    ['không cần tiếng Hàn ca đêm', '한국어무관 야간'],
    ['야간 기숙사', 'night shift dormitory'],
    ['night shift, no smoking', '야간'],
  ])('What is wanted beside it stays: %s', (query, same) => {
    expect(asked(query)).toEqual(asked(same))
  })

  test('The part names the words that it was read from', () => {
    expect(readQuery('Seoul không làm ca đêm').parts).toMatchObject([
      { text: 'Seoul' },
      { text: 'không làm ca đêm', without: 'Seoul' },
    ])
  })

  test('Titles are read as before', () => {
    expect(lettersIn('기숙사 없는 공장')).toEqual(lettersIn('기숙사 공장'))
    expect(lettersIn('yotoqxonasiz tungisiz overtaymsiz kechkisiz yotoqxonasiz zavod')).toEqual(
      lettersIn('tungisiz overtaymsiz zavod'),
    )
    expect(lettersIn('шөнөгүй үйлдвэр')).toEqual(lettersIn('үйлдвэр'))
  })
})
