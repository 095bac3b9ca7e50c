import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { JobDetail } from '../../../contract/job.ts'
import { AlertMessage } from '../../ui/alert-message.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CopyIcon } from '../../ui/icons.tsx'
import { Section } from '../../ui/page.tsx'
import classes from './job-place.module.css'
import { useCopy } from './use-copy.ts'

const JobMap = lazy(() => import('./job-map.tsx').then((module) => ({ default: module.JobMap })))

/** Where the work is: drawn, and always as text. */
export function JobPlace({ job }: { job: JobDetail }) {
  const { t } = useLingui()
  const { copied, copy } = useCopy()
  const address = [job.address, job.addressDetails].filter(Boolean).join(' ')
  return (
    <Section surface id="place" title={<Trans>Place of work</Trans>}>
      <div className={classes.map}>
        <Suspense>
          <JobMap latitude={job.latitude} longitude={job.longitude} regionId={job.regionId} />
        </Suspense>
      </div>
      <div className={classes.address}>
        <address lang="ko">{address}</address>
        <IconButton
          icon={CopyIcon}
          label={t`Copy the address`}
          size={22}
          onClick={() => void copy(address)}
        />
      </div>
      {copied === 'COPIED' && (
        <AlertMessage kind="done">
          <Trans>the address has been copied</Trans>
        </AlertMessage>
      )}
      {copied === 'FAILED' && (
        <AlertMessage>
          <Trans>copy failed</Trans>
        </AlertMessage>
      )}
    </Section>
  )
}
