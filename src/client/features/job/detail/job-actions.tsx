import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Alert, Button, Group } from '@mantine/core'
import { lazy, useState } from 'react'
import type { JobCard, JobDetail } from '../../../../contract/job/job.ts'
import { FavoriteToggle } from '../../../entities/job/favorite-toggle.tsx'
import { shownTitle } from '../../../entities/job/job-title.tsx'
import { type Shared, sharePage } from '../../../browser/share-page.ts'
import { useSession } from '../../../api/session.ts'
import { membersTexts } from '../../../i18n/activate-language.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useUnsent } from '../../../offline/outbox/use-outbox.ts'
import { ActionBar } from '../../../ui/page/action-bar.tsx'
import { CallIcon, ShareIcon } from '../../../ui/icon/screen-icons.tsx'
import { Optional } from '../../../ui/field/optional.tsx'
import { ApplyAction } from './apply-action.tsx'
import { applicationEntity } from '../../../entities/application/application-entity.ts'
import classes from './job-actions.module.css'
import { CheckIcon, TriangleIcon } from '../../../ui/icon/icons.tsx'

// Loaded lazily: employers print, and first visits are of others.
const PrintJob = lazy(() =>
  Promise.all([import('./print-job.tsx'), membersTexts()]).then(([module]) => ({ default: module.PrintJob })),
)

interface JobActionsProps {
  job: JobDetail
  dataTime: number
}

/** Call and apply. A closed job has neither, but still shows the member's unsent or refused application. */
export function JobActions({ job, dataTime }: JobActionsProps) {
  const unsent = useUnsent()(applicationEntity(job), dataTime)
  if (job.status === 'CLOSED' && job.application === null && !unsent) return null
  return (
    <ActionBar>
      <div className={classes.actions}>
        {job.status !== 'CLOSED' && (
          <Button
            component="a"
            className={classes.call}
            variant="default"
            leftSection={<CallIcon size={20} />}
            href={`tel:${job.contact}`}
          >
            <span className={classes.callName}>
              <Trans comment="Button: phone the company">Call</Trans>
            </span>
          </Button>
        )}
        <div className={classes.apply}>
          <ApplyAction job={job} dataTime={dataTime} />
        </div>
      </div>
    </ActionBar>
  )
}

/** Share and favorite buttons; employers print instead of saving. */
export function JobTools({ job, dataTime }: { job: JobCard; dataTime: number }) {
  const { t } = useLingui()
  const langCode = useLanguage()
  const isEmployer = useSession()?.role === 'EMPLOYER'
  const [shared, setShared] = useState<Shared>()
  const share = async () => {
    setShared(undefined)
    setShared(await sharePage({ title: shownTitle(job, langCode), url: window.location.href }))
  }
  return (
    <Group gap={0} align="stretch" wrap="nowrap" pos="relative">
      <ActionIcon aria-label={t`Share`} title={t`Share`} onClick={() => void share()}>
        <ShareIcon size={24} />
      </ActionIcon>
      <FavoriteToggle job={job} dataTime={dataTime} />
      <Optional>{isEmployer && <PrintJob />}</Optional>
      {(shared === 'COPIED' || shared === 'FAILED') && (
        <div className={classes.told}>
          <Alert
            color={shared === 'COPIED' ? 'green' : 'red'}
            icon={shared === 'COPIED' ? <CheckIcon size={20} /> : <TriangleIcon size={20} />}
          >
            {shared === 'COPIED' ? <Trans>The link has been copied</Trans> : <Trans>copy failed</Trans>}
          </Alert>
        </div>
      )}
    </Group>
  )
}
