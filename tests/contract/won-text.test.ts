import { describe, expect, test } from 'vitest'
import { HIGHEST_PAY, readWon } from '../../src/contract/base/won-text.ts'

const read = (text: string) => {
  const { digits, refusal } = readWon(text, HIGHEST_PAY)
  return refusal ?? digits
}

describe('Amounts of won as people type and copy them', () => {
  test.each([
    ['9,860', '9860'],
    ['11,500.00', '11500'],
    ['2.300.000,00', '2300000'],
    ['2.450.000', '2450000'],
    ['12.500', '12500'],
    ['10320.0', '10320'],
    ['1 950 000 KRW', '1950000'],
    ['₩ 88,000', '88000'],
    ['시급 １３，０００원', '13000'],
    ['320만원', '3200000'],
    ['2.8만', '28000'],
    ['3백만 원', '3000000'],
    ['1억 2천만', '120000000'],
    ['3만 5천원', '35000'],
    ['1,20,000', '120000'],
    ['\u200e15000\u202c', '15000'],
    ['၁၂၀၀၀', '12000'],
    ['0', '0'],
    ['', ''],
    ['협의', ''],
  ])('%j is %s won', (text, digits) => {
    expect(read(text)).toBe(digits)
  })

  test.each([
    '11000~12500',
    '9,900-10,500원',
    '250만원~300만원',
    '210–230만',
    '시급 10,400 / 월급 2,180,000',
    '2026년 11,000',
  ])('%j is refused as more than one amount', (text) => {
    expect(read(text)).toBe('SEVERAL')
  })

  test('An amount below 0 or above the highest is refused', () => {
    expect(read('-12000')).toBe('BELOW')
    expect(read('−500')).toBe('BELOW')
    expect(read('1,000,000,000')).toBe('ABOVE')
    expect(read('20억')).toBe('ABOVE')
  })
})
