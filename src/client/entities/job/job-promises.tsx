import { Trans } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import type { JobDetail } from '../../../contract/job/job.ts'
import { VisaIcon } from '../../ui/icon/icons.tsx'
import classes from './job-promises.module.css'

/** Explains the support with a visa. */
export function JobPromises({ job }: { job: JobDetail }) {
  if (!job.visaAvailable) return null
  return (
    <div className={classes.promises}>
      <Group
        align="stretch"
        wrap="nowrap"
        p="md"
        fz="sm"
        lh="sm"
        bdrs="lg"
        bg="var(--visa-tint)"
        className={classes.visa}
      >
        <VisaIcon />
        <p>
          <Text component="b" size="md" display="block" fw={700} c="blue">
            <Trans>Visa support</Trans>
          </Text>
          <Trans>
            The company can help you get a work visa, such as E‑7. E‑9 workers are placed by the employment
            center only.
          </Trans>
        </p>
      </Group>
    </div>
  )
}
