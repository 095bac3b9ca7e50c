import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useCommand } from '../../../api/use-command.ts'
import { endAlertsOffer } from '../../../entities/notification/alerts-offer.ts'
import { refreshPushState, turnPushOn, usePushState } from '../../../entities/notification/push.ts'
import { pushRecord, writePushRecord } from '../../../entities/notification/push-record.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import { BellIcon } from '../../../ui/icon/icons.tsx'

/** Offers notifications once the member waits for something; a refusal is remembered. */
export function AlertsBar() {
  const state = usePushState()
  const [wasAsked] = useState(() => pushRecord() !== undefined)
  const turnOn = useCommand(turnPushOn, { onSuccess: endAlertsOffer })
  useEffect(() => {
    void refreshPushState()
  }, [])
  if (wasAsked || state !== 'OFF') return null
  const refuse = () => {
    writePushRecord({ answer: 'REFUSED' })
    endAlertsOffer()
  }
  return (
    <div role="status">
      <Banner
        icon={BellIcon}
        tone="tint"
        title={<Trans>Do you want to know when the company answers?</Trans>}
        action={
          <>
            <Button size="sm" disabled={turnOn.isPending} onClick={() => turnOn.send()}>
              <Trans>Turn on notifications</Trans>
            </Button>
            <Button size="sm" variant="subtle" color="gray" onClick={refuse}>
              <Trans>Not now</Trans>
            </Button>
          </>
        }
      >
        {turnOn.error ? (
          <Trans>Notifications could not be turned on. Please try again later.</Trans>
        ) : (
          <Trans>On this device, even when Ilteo is closed.</Trans>
        )}
      </Banner>
    </div>
  )
}
