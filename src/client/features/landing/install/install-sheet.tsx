import { Trans, useLingui } from '@lingui/react/macro'
import { Fieldset, SegmentedControl, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Fieldset.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { useState } from 'react'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { NumberedStep } from '../landing-section.tsx'
import { DEVICES, type Device, installSteps } from './install-steps.ts'

const NAMES = { android: 'Android', apple: 'iPhone' } as const

/** Install instructions for browsers without a prompt. */
export function InstallSheet({ device, onClose }: { device: Device; onClose: () => void }) {
  const { i18n, t } = useLingui()
  const [shown, setShown] = useState(device)
  return (
    <Sheet open onClose={onClose} title={t`Install Ilteo on your device`} fit>
      <Stack gap="lg" pb="xxl" px={{ base: 'edge', sm: 'xl' }}>
        <Text c="dimmed">
          <Trans>
            You do not need an app store. Install Ilteo from your browser. It opens faster, and saved jobs
            open without internet.
          </Trans>
        </Text>
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
        {/* The steps of every device take the same room. */}
        <Stack component="ol" gap="sm" mih="11rem">
          {installSteps[shown].map((step, index) => (
            <NumberedStep key={step.id} number={index + 1}>
              {i18n._(step)}
            </NumberedStep>
          ))}
        </Stack>
      </Stack>
    </Sheet>
  )
}
