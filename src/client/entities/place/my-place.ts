import { useSyncExternalStore } from 'react'
import { type Coordinates, isInKorea, roundedPlace } from '../../../contract/place/distance.ts'
import { currentMemberId, onMemberId } from '../../api/session.ts'
import { readValue, writeItem } from '../../browser/device-items.ts'
import { createSignal } from '../../browser/signal.ts'
import { PLACE as NAME } from '../../offline/cache/personal-items.ts'

/** Where the reader is, or wants distances from. Kept on this device only, and rounded. */
export interface MyPlace extends Coordinates {
  /** The district whose centre it is; null if the device found it. */
  regionId: number | null
}

const place = createSignal<MyPlace | null>(readPlace())
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === NAME || key === null) place.set(readPlace())
})

// It was the place of who has signed out.
onMemberId(() => {
  if (currentMemberId() === null) forgetPlace()
})

export const currentPlace = place.get
export const useMyPlace = () => useSyncExternalStore(place.subscribe, place.get, place.get)

export function rememberPlace(exact: Coordinates, regionId: number | null): void {
  const next = { ...roundedPlace(exact), regionId }
  writeItem(NAME, JSON.stringify(next))
  place.set(next)
}

export function forgetPlace(): void {
  writeItem(NAME, null)
  place.set(null)
}

function readPlace(): MyPlace | null {
  const value = readValue(NAME)
  if (typeof value !== 'object' || value === null) return null
  const { latitude, longitude, regionId }: Partial<Record<keyof MyPlace, unknown>> = value
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  if (!isInKorea({ latitude, longitude })) return null
  return {
    ...roundedPlace({ latitude, longitude }),
    regionId: typeof regionId === 'number' ? regionId : null,
  }
}
