import { Trans, useLingui } from '@lingui/react/macro'
import { Fieldset, SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/Fieldset.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { useState } from 'react'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { DEVICES, type Device, installSteps } from './install-steps.ts'
import classes from './install-sheet.module.css'

const NAMES = { android: 'Android', apple: 'iPhone' } as const

/** Install instructions for browsers without a prompt. */
export function InstallSheet({ device, onClose }: { device: Device; onClose: () => void }) {
  const { i18n, t } = useLingui()
  const [shown, setShown] = useState(device)
  return (
    <Sheet open onClose={onClose} title={t`Install Ilteo on your device`} fit>
      <div className={classes.content}>
        <p>
          <Trans>
            You do not need an app store. Install Ilteo from your browser. It opens faster, and saved jobs
            open without internet.
          </Trans>
        </p>
        <Fieldset
          variant="unstyled"
          legend={
            <b>
              <Trans comment="Which device to install the app on">Device</Trans>
            </b>
          }
        >
          <SegmentedControl
            fullWidth
            name="device"
            data={DEVICES.map((value) => ({
              value,
              label:
                value === 'desktop' ? (
                  <Trans comment="Which device to install the app on">Computer</Trans>
                ) : (
                  NAMES[value]
                ),
            }))}
            defaultValue={device}
            onChange={setShown}
          />
        </Fieldset>
        <ol className={classes.steps}>
          {installSteps[shown].map((step) => (
            <li key={step.id}>
              <span>{i18n._(step)}</span>
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  )
}
