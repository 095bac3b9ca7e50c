import { Trans } from '@lingui/react/macro'
import { useConnectivity } from '../../offline/use-connectivity.ts'
import { Banner } from '../../ui/banner.tsx'
import { OfflineIcon } from '../../ui/icons.tsx'
import { useUnpressed } from '../../ui/use-unpressed.ts'

/** Under the header, in the flow: what is safe, and what happens next. */
export function OfflineBanner() {
  const connectivity = useUnpressed(useConnectivity())
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
