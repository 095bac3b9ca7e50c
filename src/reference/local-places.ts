import data from './local-places.json' with { type: 'json' }
import { regions } from './regions.ts'

export interface LocalPlace {
  regionId: number
  name: string
  /** Empty where it is not known. */
  nameInChinese: string
}

/** Towns, neighbourhoods, stations and industrial complexes that readers type, with the district they are in. */
export const localPlaces: readonly LocalPlace[] = Object.entries(data).flatMap(([district, names]) => {
  const region = regions.find((each) => `${each.sidoInSummary} ${each.sigungu}` === district)
  return region
    ? Object.entries(names).map(([name, nameInChinese]) => ({ regionId: region.id, name, nameInChinese }))
    : []
})
