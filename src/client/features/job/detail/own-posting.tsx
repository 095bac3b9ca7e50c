import { Trans } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { RightGate } from '../../../entities/member/company-right.tsx'
import { ButtonLink } from '../../../ui/link.tsx'

/** What an employer does with a posting of their own on its page, open or closed. */
export const OwnPosting = ({ jobId }: { jobId: string }) => (
  <Box
    pt="xs"
    pb={{ base: 'md', sm: 0 }}
    px={{ base: 'edge', sm: 0 }}
    bg={{ base: 'var(--surface)', sm: 'transparent' }}
    data-no-print
  >
    <RightGate quiet>
      <ButtonLink variant="default" size="sm" to="/writeAnnouncement" search={{ from: jobId }}>
        <Trans comment="Button: begins a new posting with everything in this one">Use as a new posting</Trans>
      </ButtonLink>
    </RightGate>
  </Box>
)
