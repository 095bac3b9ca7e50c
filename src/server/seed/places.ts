import { regions, type RegionRecord } from '../../reference/regions.ts'
import { seedText } from '../../reference/seed-text.ts'
import { towns, type TownRecord } from '../../reference/towns.ts'
import { type Random, weighted } from './random.ts'

export interface Place {
  region: RegionRecord
  /** Neighborhood or village, without a trailing number. */
  town: string
  address: string
  addressDetails: string
  addressCode: string
  latitude: number
  longitude: number
}

/** Approximate population by province id, in hundred thousands. */
const PEOPLE = [0, 93, 32, 23, 30, 14, 14, 11, 4, 137, 15, 16, 22, 17, 18, 25, 32, 7]
/** Districts with many factories or farms that employ foreign workers. */
const BUSY =
  /화성|안산|평택|시흥|김포|파주|포천|이천|천안|아산|당진|음성|진천|청주|구미|경산|김해|창원|거제|울주|영암|군산|달성|강서구|남동구|서귀포/
const WEIGHT_OF_KIND: Record<string, number> = { gun: 0.4, si: 1.2, gu: 1, 'gu-of-city': 1 }

/** Provinces 1 to 7 are cities: Seoul, Busan, Daegu, Incheon, Gwangju, Daejeon, Ulsan. */
const LAST_METROPOLIS = 7

const districts = regions.filter((region) => region.isLeaf)
const townsOf = Map.groupBy(towns, (town) => town.regionId)
const pickDistrict = weighted(districts.map((region) => [region, weightOf(region)] as const))

function weightOf(region: RegionRecord): number {
  const siblings = districts.filter((other) => other.parent === region.parent).length
  const share = (PEOPLE[region.parent ?? 0] ?? 1) / siblings
  return share * (WEIGHT_OF_KIND[region.kind] ?? 1) * (BUSY.test(region.sigungu ?? '') ? 2.5 : 1)
}

/** Home of the demonstration employer and worker: 화성시 만세구 since 2026, by region code. */
const DEMO_HOME = ['41591', '41590']

export function demoHome(): RegionRecord {
  const home = districts.find(({ sigunguCode }) => DEMO_HOME.includes(sigunguCode))
  if (!home) throw new Error('the home of the demonstration is not in the region list')
  return home
}

/** Covers every district once, then weights by population. */
export function pickHome(random: Random, index: number): RegionRecord {
  return districts[index] ?? pickDistrict(random)
}

/** Districts of metropolitan cities have no farms. */
export function isUrban(region: RegionRecord): boolean {
  return region.kind === 'gu' && (region.parent ?? 0) <= LAST_METROPOLIS
}

export function placeIn(random: Random, region: RegionRecord): Place {
  const town = townOf(random, region)
  const name = town.name.replaceAll(/[\d·.]+/g, '')
  const number = random.chance(0.2)
    ? `${random.int(1, 400)}-${random.int(1, 30)}`
    : String(random.int(1, 400))
  const city = region.sigungu === region.sido ? region.sido : `${region.sido} ${region.sigungu ?? ''}`
  return {
    region,
    town: name,
    address: `${city} ${roadOf(random, name)} ${number}`,
    addressDetails: detailsOf(random),
    addressCode: String(random.int(1000, 63_999)).padStart(5, '0'),
    latitude: near(random, town.latitude),
    longitude: near(random, town.longitude),
  }
}

/** Additional regions of a job: neighbors in the same province. */
export function furtherRegionIds(random: Random, region: RegionRecord): number[] {
  const neighbours = districts
    .filter((other) => other.parent === region.parent && other.id !== region.id)
    .toSorted((a, b) => distance(a, region) - distance(b, region))
    .slice(0, 6)
  return random.some(neighbours, random.int(1, 2)).map((neighbour) => neighbour.id)
}

function townOf(random: Random, region: RegionRecord): TownRecord {
  const known = townsOf.get(region.id)
  return known ? random.pick(known) : { ...region, regionId: region.id, name: region.sigungu ?? region.sido }
}

function roadOf(random: Random, town: string): string {
  const base = town.replace(/[동읍면가]$/, '')
  if (base.length < 2 || random.chance(0.3)) return random.pick(seedText.commonRoads)
  const kind = random.int(0, 3)
  return (
    [`${base}로`, `${base}대로`, `${base}로${random.int(1, 99)}번길`, `${base}길${random.int(1, 60)}`][
      kind
    ] ?? base
  )
}

function detailsOf(random: Random): string {
  const kind = random.int(0, 5)
  if (kind === 0) return `${random.int(1, 7)}층`
  if (kind === 1) return `${random.pick(['가', '나', 'A', 'B', 'C'])}동 ${random.int(1, 4)}층`
  if (kind === 2) return `${random.int(101, 912)}호`
  return ''
}

const near = (random: Random, degrees: number) => Number((degrees + (random.next() - 0.5) * 0.012).toFixed(6))
const distance = (a: RegionRecord, b: RegionRecord) =>
  Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude)
