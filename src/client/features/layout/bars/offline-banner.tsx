import { Trans } from '@lingui/react/macro'
import { useConnectivity } from '../../../browser/use-connectivity.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import { OfflineIcon } from '../../../ui/icon/icons.tsx'
import { useFrozenWhilePressed } from '../../../ui/page/use-frozen-while-pressed.ts'

/** Banner below the header while offline: what is safe and what happens next. */
export function OfflineBanner() {
  const connectivity = useFrozenWhilePressed(useConnectivity())
  return (
    <div role="status">
      {connectivity !== 'online' && (
        <Banner
          icon={OfflineIcon}
          title={
            connectivity === 'offline' ? (
              <Trans>No internet connection</Trans>
            ) : (
              <Trans>The network does not answer</Trans>
            )
          }
        >
          <Trans>You can read and save what you have opened. It is sent when you are connected.</Trans>
        </Banner>
      )}
    </div>
  )
}
