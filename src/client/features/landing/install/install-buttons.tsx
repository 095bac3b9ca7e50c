import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { acceptInstall } from '../../../browser/install-prompt.ts'
import { InstallIcon } from '../../../ui/icon/icons.tsx'
import { optionalPart } from '../../../ui/field/optional.tsx'
import { LandingSection } from '../landing-section.tsx'
import type { Device } from './install-steps.ts'

const InstallSheet = optionalPart(() => import('./install-sheet.tsx'), 'InstallSheet')

/** On phones the install buttons are below the jobs, whose place they took on the first screen. */
export function InstallSection() {
  return (
    <Box hiddenFrom="sm">
      <LandingSection
        id="install"
        surface
        title={<Trans>Install Ilteo on your device</Trans>}
        lead={
          <Trans>
            You do not need an app store. Install Ilteo from your browser. It opens faster, and saved jobs
            open without internet.
          </Trans>
        }
      >
        <InstallButtons />
      </LandingSection>
    </Box>
  )
}

/** Install buttons in place of store badges: they open the browser's prompt, or else the instructions. */
export function InstallButtons() {
  const { t } = useLingui()
  const [shown, setShown] = useState<Device | null>(null)
  const install = async (device: Device) => {
    const hasAsked = device !== 'apple' && (await acceptInstall())
    if (!hasAsked) setShown(device)
  }
  return (
    <Group gap="xs" align="stretch" role="group" aria-label={t`Install the app`}>
      <InstallButton name="Android" onClick={() => void install('android')} />
      <InstallButton name="iPhone" onClick={() => void install('apple')} />
      {shown && <InstallSheet device={shown} onClose={() => setShown(null)} />}
    </Group>
  )
}

function InstallButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button
      variant="default"
      justify="flex-start"
      flex={{ base: '1 1 9rem', sm: '0 1 auto' }}
      miw={{ sm: '11rem' }}
      px="md"
      ta="start"
      leftSection={<InstallIcon size={24} color="var(--primary-text)" />}
      onClick={onClick}
    >
      <Text component="small" display="block" size="xs" c="dimmed">
        <Trans comment="Button text before the name of the system">Install on</Trans>
      </Text>{' '}
      <Text component="b" display="block" fw={700} lang="en">
        {name}
      </Text>
    </Button>
  )
}
