import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { currentOfflineNotice, expandOfflineNotice, onOfflineNotice } from '../../browser/offline-notice.ts'
import { IconButton } from '../button/icon-button.tsx'
import { OfflineIcon } from '../icon/icons.tsx'

/** In a header: reminds of a missing network, and shows it in words when pressed. */
export function OfflineMark() {
  const { t } = useLingui()
  const notice = useSyncExternalStore(onOfflineNotice, currentOfflineNotice, () => 'none')
  if (notice !== 'mark') return null
  return <IconButton icon={OfflineIcon} label={t`No internet connection`} onClick={expandOfflineNotice} />
}
