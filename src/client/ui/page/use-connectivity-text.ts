import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { Connectivity } from '../../browser/connectivity.ts'
import { useConnectivity } from '../../browser/use-connectivity.ts'

const TEXTS = {
  offline: msg`No internet connection`,
  stalled: msg`The network is not responding`,
  unreachable: msg`Ilteo cannot be reached now`,
} satisfies Record<Exclude<Connectivity, 'online'>, unknown>

/** Why nothing can be sent now; only to be shown while that is so. */
export function useConnectivityText(): string {
  const { i18n } = useLingui()
  const connectivity = useConnectivity()
  return i18n._(TEXTS[connectivity === 'online' ? 'offline' : connectivity])
}
