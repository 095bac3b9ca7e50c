import { ActionIcon } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { currentOfflineNotice, expandOfflineNotice, onOfflineNotice } from '../../browser/offline-notice.ts'
import { OfflineIcon } from '../icon/icons.tsx'
import { useConnectivityText } from './use-connectivity-text.ts'

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
