import { useSyncExternalStore } from 'react'
import { currentOfflineNotice, onOfflineNotice } from '../../../browser/offline-notice.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import { OfflineIcon } from '../../../ui/icon/icons.tsx'
import { useConnectivityText } from '../../../ui/page/network-notice.tsx'
import { useFrozenWhilePressed } from '../../../ui/button/use-pressed.ts'

/** Under the header, in the flow: one line, which the mark in the header replaces on the next page. */
export function OfflineBanner() {
  const text = useConnectivityText()
  const notice = useFrozenWhilePressed(
    useSyncExternalStore(onOfflineNotice, currentOfflineNotice, () => 'none'),
  )
  return <div role="status">{notice === 'words' && <Banner icon={OfflineIcon} title={text} />}</div>
}
