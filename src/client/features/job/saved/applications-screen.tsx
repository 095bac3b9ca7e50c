import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Application, applyToJob } from '../../../../contract/candidate/application.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { live } from '../../../api/query-for.ts'
import { dataTimeOf } from '../../../api/query-for.ts'
import { useOutbox } from '../../../offline/outbox/use-outbox.ts'
import { InnerHeader } from '../../../ui/page/inner-header.tsx'
import { JobCard } from '../../../entities/job/job-card.tsx'
import { OutboxMark } from '../../../entities/outbox/outbox-mark.tsx'
import { PageColumn } from '../../../ui/page/page.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { ApplicationState } from './application-state.tsx'
import { FindJobs } from '../search/find-jobs.tsx'
import { MyJobList } from './my-job-list.tsx'
import { applicationsPage } from '../../../entities/application/my-job-queries.ts'
import { UnsentJobCard } from './unsent-job-card.tsx'
import { missingFrom } from './unsent-jobs.ts'
import { WithdrawSheet } from './withdraw-sheet.tsx'

/**
 * The member's applications and their status, latest first.
 * @param page one-based
 */
export function ApplicationsScreen({ page }: { page: number }) {
  const { t } = useLingui()
  const outbox = useOutbox()
  const [leaving, setLeaving] = useState<Application['job']>()
  const result = useQuery({
    ...applicationsPage(page, useLanguage()),
    ...live,
    placeholderData: keepPreviousData,
  })
  const standing = result.data?.data.filter(({ status }) => status !== 'WITHDRAWN') ?? []
  const listed = standing.map(({ job }) => job.id)
  const queued =
    page === 1
      ? missingFrom(listed, outbox, { operation: applyToJob.name, dataTime: dataTimeOf(result) })
      : []
  useTitle(t`Application status`)
  return (
    <>
      <InnerHeader title={<Trans>Application status</Trans>} up="/home" />
      <PageColumn>
        <MyJobList
          page={page}
          result={result}
          before={queued.map((job) => (
            <UnsentJobCard key={job.jobId} job={job}>
              <OutboxMark view="saved">{t`Your application is saved on this phone`}</OutboxMark>
            </UnsentJobCard>
          ))}
          rows={(result.data?.data ?? []).map((application) => (
            <JobCard key={application.id} job={application.job} form="local" headingLevel="h2">
              <ApplicationState
                application={application}
                dataTime={dataTimeOf(result)}
                onWithdraw={() => setLeaving(application.job)}
              />
            </JobCard>
          ))}
          empty={<NoApplications />}
          error={<Trans>The applications could not be loaded</Trans>}
          pagerLabel={t`Pages of applications`}
        />
      </PageColumn>
      <WithdrawSheet job={leaving} onClose={() => setLeaving(undefined)} />
    </>
  )
}

function NoApplications() {
  return (
    <EmptyState title={<Trans>You have not applied yet</Trans>} action={<FindJobs />}>
      <Trans>Here you see whether a company has read your application, and what it decided.</Trans>
    </EmptyState>
  )
}
