import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { ActionIcon } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import type { Connectivity } from '../../browser/connectivity.ts'
import { currentOfflineNotice, expandOfflineNotice, onOfflineNotice } from '../../browser/offline-notice.ts'
import { useConnectivity } from '../../browser/use-connectivity.ts'
import { OfflineIcon } from '../icon/icons.tsx'

/** In a header: reminds of a missing network, and shows it in words when pressed. */
export function OfflineMark() {
  const text = useConnectivityText()
  const notice = useSyncExternalStore(onOfflineNotice, currentOfflineNotice, () => 'none')
  if (notice !== 'mark') return null
  return (
    <ActionIcon aria-label={text} title={text} onClick={expandOfflineNotice}>
      <OfflineIcon size={24} />
    </ActionIcon>
  )
}

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
