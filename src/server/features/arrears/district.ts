import { regions } from '../../../reference/regions.ts'
import { normalForm } from '../../../contract/base/normal-form.ts'

/** Former names of provinces, which older lists and registrations have. */
const FORMER: Record<string, string> = { 강원도: '강원', 전라북도: '전북', 제주도: '제주', 세종시: '세종' }

const provinces = new Map([
  ...regions.flatMap(({ parent, sido, sidoInSummary }) =>
    parent === null ? [[sido, sidoInSummary] as const, [sidoInSummary, sidoInSummary] as const] : [],
  ),
  ...Object.entries(FORMER),
])

/**
 * Province and city, county or district of a Korean address, as two addresses are compared: `경기 화성시`. City
 * districts are left out, as they are younger than many addresses. Null where the address does not begin with both.
 */
export function districtIn(address: string): string | null {
  const [first = '', second = ''] = normalForm(address, 'NFKC')
    .trim()
    .split(/[\s,]+/u, 2)
  const province = provinces.get(first)
  if (province === undefined) return null
  // Sejong has no districts.
  if (province === '세종') return province
  return /^[가-힣]{1,8}[시군구]$/u.test(second) ? `${province} ${second}` : null
}
