import { Trans } from '@lingui/react/macro'
import { Alert, Box, Text } from '@mantine/core'
import type { JobDetail } from '../../../contract/job/job.ts'
import { VisaIcon } from '../../ui/icon/icons.tsx'

/** Explains the support with a visa. */
export function JobPromises({ job }: { job: JobDetail }) {
  if (!job.visaAvailable) return null
  return (
    <Box
      mt={{ base: 'xs', sm: 'md' }}
      py={{ base: 'xl', sm: 0 }}
      px={{ base: 'edge', sm: 0 }}
      bg="var(--surface)"
      bdrs={{ sm: 'lg' }}
    >
      <Alert color="blue" radius="lg" role="note" icon={<VisaIcon />}>
        <Text component="b" fw={700} display="block" c="blue">
          <Trans>Visa support</Trans>
        </Text>
        <Trans>
          The company can help you get a work visa, such as E‑7. E‑9 workers are placed by the employment
          center only.
        </Trans>
      </Alert>
    </Box>
  )
}
