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
          <Trans>The company can sponsor an E‑7 or E‑9 visa.</Trans>
        </p>
      </div>
    </div>
  )
}
