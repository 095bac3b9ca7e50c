import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { currentOfflineNotice, onOfflineNotice } from '../../../browser/offline-notice.ts'
import { useConnectivity } from '../../../browser/use-connectivity.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import { OfflineIcon } from '../../../ui/icon/icons.tsx'
import { useFrozenWhilePressed } from '../../../ui/page/use-frozen-while-pressed.ts'

/** Under the header, in the flow: one line, which the mark in the header replaces on the next page. */
export function OfflineBanner() {
  const connectivity = useConnectivity()
  const notice = useFrozenWhilePressed(
    useSyncExternalStore(onOfflineNotice, currentOfflineNotice, () => 'none'),
  )
  return (
    <div role="status">
      {notice === 'words' && (
        <Banner
          icon={OfflineIcon}
          title={
            connectivity === 'stalled' ? (
              <Trans>The network is not responding</Trans>
            ) : (
              <Trans>No internet connection</Trans>
            )
          }
        />
      )}
    </div>
  )
}
