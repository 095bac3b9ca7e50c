import { useSyncExternalStore } from 'react'
import { type Coordinates, isInKorea, roundedPlace } from '../../../contract/place/distance.ts'
import { currentMemberId, onMemberId } from '../../api/session.ts'
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
  try {
    localStorage.setItem(NAME, JSON.stringify(next))
  } catch {
    // Storage is disabled: the place lasts as long as the page.
  }
  place.set(next)
}

export function forgetPlace(): void {
  try {
    localStorage.removeItem(NAME)
  } catch {
    // Storage is disabled: nothing was saved.
  }
  place.set(null)
}

function readPlace(): MyPlace | null {
  try {
    return placeOf(JSON.parse(localStorage.getItem(NAME) ?? 'null'))
  } catch {
    return null
  }
}

/** A stored value, which anything on this device may have written. */
function placeOf(value: unknown): MyPlace | null {
  if (typeof value !== 'object' || value === null) return null
  const { latitude, longitude, regionId }: Partial<Record<keyof MyPlace, unknown>> = value
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  if (!isInKorea({ latitude, longitude })) return null
  return {
    ...roundedPlace({ latitude, longitude }),
    regionId: typeof regionId === 'number' ? regionId : null,
  }
}
