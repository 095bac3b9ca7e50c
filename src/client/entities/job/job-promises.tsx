import { Trans } from '@lingui/react/macro'
import type { JobDetail } from '../../../contract/job/job.ts'
import { VisaIcon } from '../../ui/icon/icons.tsx'
import classes from './job-promises.module.css'

/** Explains the support with a visa. */
export function JobPromises({ job }: { job: JobDetail }) {
  if (!job.visaAvailable) return null
  return (
    <div className={classes.promises}>
      <div className={classes.visa}>
        <VisaIcon />
        <p>
          <b>
            <Trans>Visa support</Trans>
          </b>
          <Trans>
            The company can help you get a work visa, such as E‑7. E‑9 workers are placed by the employment
            center only.
          </Trans>
        </p>
      </div>
    </div>
  )
}
