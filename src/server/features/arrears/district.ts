import { normalForm } from '../../../contract/base/normal-form.ts'
import { districtsNamed, formerDistrictsOf, provincesNamed } from '../../../reference/former-regions.ts'
import type { RegionRecord } from '../../../reference/regions.ts'

/**
 * Province and city, county or district of a Korean address, as two addresses are compared: `경기 화성시`. Names since
 * 2018 are read as today's; a district that was split is the same as its parts, as one address may have the former name
 * and the other a new one. City districts are left out, as they are younger than many addresses. Null where the address
 * does not begin with both.
 */
export function districtIn(address: string): string | null {
  const [first = '', second = ''] = normalForm(address, 'NFKC')
    .trim()
    .split(/[\s,]+/u, 2)
  const [province] = provincesNamed(first)
  if (province === undefined) return null
  // Sejong has no districts.
  if (province.sidoInSummary === '세종') return province.sidoInSummary
  const [district] = withOtherParts(districtsNamed(first, second))
  if (district) return `${district.sidoInSummary} ${district.sigungu}`
  return /^[가-힣]{1,8}[시군구]$/u.test(second) ? `${province.sidoInSummary} ${second}` : null
}

/** Adds the other parts of the former districts that the regions were in: `제물포구` to `영종구`, as both were `중구`. */
function withOtherParts(regions: readonly RegionRecord[]): readonly RegionRecord[] {
  const former = regions.flatMap(formerDistrictsOf)
  const all = new Map([...regions, ...former.flatMap(({ now }) => now)].map((region) => [region.id, region]))
  return [...all.values()].toSorted((one, other) => one.id - other.id)
}
