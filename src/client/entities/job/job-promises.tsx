import { Trans } from '@lingui/react/macro'
import type { JobDetail } from '../../../contract/job/job.ts'
import { ShieldIcon, VisaIcon } from '../../ui/icon/icons.tsx'
import classes from './job-promises.module.css'

/** Explains the two promises. */
export function JobPromises({ job }: { job: JobDetail }) {
  if (!job.useSecurePayment && !job.visaAvailable) return null
  return (
    <div className={classes.promises}>
      {job.useSecurePayment && (
        <div className={classes.pay}>
          <ShieldIcon />
          <p>
            <b>
              <Trans>Pay guaranteed</Trans>
            </b>
            <Trans>If wages are not paid, Ilteo helps with legal support.</Trans>
          </p>
        </div>
      )}
      {job.visaAvailable && (
        <div className={classes.visa}>
          <VisaIcon />
          <p>
            <b>
              <Trans>Visa support</Trans>
            </b>
            <Trans>The company can sponsor an E‑7 or E‑9 visa.</Trans>
          </p>
        </div>
      )}
    </div>
  )
}
