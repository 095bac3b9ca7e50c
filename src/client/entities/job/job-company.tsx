import { Trans } from '@lingui/react/macro'
import type { JobDetail } from '../../../contract/job/job.ts'
import { CompanySign } from './company-sign.tsx'
import { Section } from '../../ui/page/page.tsx'
import { phoneNumber } from '../../i18n/phone-number.ts'
import classes from './job-company.module.css'

export function JobCompany({ job }: { job: JobDetail }) {
  return (
    <Section surface id="company" title={<Trans>Company</Trans>}>
      <div className={classes.company}>
        <CompanySign name={job.companyName} logoUrl={job.logoImageUrl} />
        <p>
          <b lang="ko">{job.companyName}</b>
          {job.status !== 'CLOSED' && <a href={`tel:${job.contact}`}>{phoneNumber(job.contact)}</a>}
        </p>
      </div>
      <p className={classes.warning}>
        <Trans>
          Using this contact for anything but recruitment, such as advertising, may be punished by law.
        </Trans>
      </p>
    </Section>
  )
}
