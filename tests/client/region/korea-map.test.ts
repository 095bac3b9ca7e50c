import { describe, expect, it } from 'vitest'
import { districts, mapName, provinces } from '../../../src/client/entities/region/korea-map.ts'

describe('names on the drawn map', () => {
  it('are the province’s own in every language', () => {
    for (const langCode of ['en', 'ru']) {
      const names = provinces.map((area) => mapName(area, langCode))
      expect(names).toContain('Gangwon')
      expect(names).toContain('Jeonbuk')
      expect(new Set(names).size).toBe(provinces.length)
    }
    expect(provinces.map((area) => mapName(area, 'ko'))).toContain('강원')
  })

  it('leave out the city around a district', () => {
    const jangan = districts.find(({ name }) => name === '수원시 장안구')
    expect(jangan && mapName(jangan, 'ko')).toBe('장안구')
    expect(jangan && mapName(jangan, 'en')).toBe('Jangan-gu')
  })
})
