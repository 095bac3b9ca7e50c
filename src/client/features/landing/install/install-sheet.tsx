import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { SegmentsField } from '../../../ui/field/choice-rows.tsx'
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
        <SegmentsField
          legend={<Trans comment="Which device to install the app on">Device</Trans>}
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
