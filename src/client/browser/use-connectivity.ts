import { useSyncExternalStore } from 'react'
import { currentConnectivity, onConnectivity } from './connectivity.ts'
import type { Connectivity } from './connectivity.ts'

/** `stalled` is shown like offline: what is on the phone is shown, and what is saved is sent later. */
export function useConnectivity(): Connectivity {
  return useSyncExternalStore(onConnectivity, currentConnectivity, currentConnectivity)
}
