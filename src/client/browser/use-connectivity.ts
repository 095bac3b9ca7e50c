import { useSyncExternalStore } from 'react'
import { type Connectivity, currentConnectivity, onConnectivity } from './connectivity.ts'

/**
 * Current connectivity. The UI treats `stalled` like offline: it shows cached data, and saved commands are sent later.
 */
export function useConnectivity(): Connectivity {
  return useSyncExternalStore(onConnectivity, currentConnectivity, currentConnectivity)
}
