import { describe, expect, test } from 'vitest'
import { localPlaces } from '../../src/reference/local-places.ts'
import { readQuery } from '../../src/server/features/search/read-query.ts'
import { lettersIn } from '../../src/server/features/search/scope-query.ts'

const terms = (query: string) => readQuery(query).parts.map((part) => part.terms)

describe('Places below districts', () => {
  test.each([
    ['시화공단 프레스', '시흥 프레스'],
    ['press operator Sihwa industrial complex', 'press operator 시흥'],
    ['Сихва пресс', '시흥 프레스'],
    ['新村 便利店', '서대문구 편의점'],
    ['Jeongwang-dong welder', '시흥 welder'],
    ['Jongwang welder', '시흥 welder'],
    ['왕십리역 카페', '성동구 카페'],
    ['Wangsimni cafe', '성동구 cafe'],
    ['โชชีวอน ร้านอาหาร', '세종 식당'],
    ['Хяннам завод', '화성 공장'],
  ])('%s asks for the same as %s, which is the district', (query, same) => {
    expect(terms(query)).toEqual(terms(same))
    expect(readQuery(query)).toMatchObject({ rest: '', unread: '' })
  })

  test('Every place of the list is understood by its Korean name, in one region', () => {
    const unread = localPlaces.filter(({ name }) => terms(name).length !== 1)
    expect(unread.map(({ name }) => name)).toEqual([])
    expect(localPlaces.length).toBeGreaterThan(400)
  })

  test('They are not read in titles, whose letters are stored', () => {
    expect(lettersIn('시화 사람')).toEqual([])
  })
})
