import data from './towns.json' with { type: 'json' }

/** A town or neighbourhood with a point inside it. */
export interface TownRecord {
  regionId: number
  name: string
  latitude: number
  longitude: number
}

export const towns: readonly TownRecord[] = data
