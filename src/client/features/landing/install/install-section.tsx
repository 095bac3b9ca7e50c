import { Trans } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { LandingSection } from '../landing-section.tsx'
import { InstallButtons } from './install-buttons.tsx'

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
