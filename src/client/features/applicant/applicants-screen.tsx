import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { APPLICANT_STAGES } from '../../../contract/base/enums.ts'
import { dataTimeOf, live } from '../../api/query-for.ts'
import { newestAnnouncements } from '../../entities/announcement/announcement-queries.ts'
import { isPageGone, ListError } from '../../entities/answer/list-error.tsx'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { chosenApplicants } from '../../entities/applicant/applicants-query.ts'
import { ReadingNote } from '../../entities/applicant/reading-note.tsx'
import { applicantStageLabels } from '../../i18n/candidate-labels.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { PageColumn } from '../../ui/page/page.tsx'
import { Pager } from '../../ui/page/pager.tsx'
import { LoadingBlocks } from '../../ui/page/states.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import type { ApplicantSearch } from './applicant-search.ts'
import { ApplicantTable } from './applicant-table.tsx'
import { ApplicantTools } from './applicant-tools.tsx'
import classes from './applicants-screen.module.css'
import { useRowsInPlace } from './rows-in-place.ts'
import { useFormat } from '../../i18n/format.ts'

/** The applicants of all jobs, by stage and by job, for printing and for spreadsheets. */
export function ApplicantsScreen({ search }: { search: ApplicantSearch }) {
  const { t } = useLingui()
  const format = useFormat()
  const { stage, job, page = 1 } = search
  const result = useQuery({
    ...chosenApplicants({ stages: stage === undefined ? [] : [stage], jobId: job }, page),
    ...live,
    placeholderData: keepPreviousData,
  })
  useTitle(t`Applicants`)
  const applicants = result.data?.data
  const list = result.isPlaceholderData ? undefined : `${stage} ${job} ${page}`
  const rows = useRowsInPlace(list, applicants, dataTimeOf(result))
  const total = result.data?.totalCount ?? 0
  const shown = format.number(total)
  if (applicants && isPageGone(result.error) && page > 1)
    return <Navigate to="." search={(before: object) => ({ ...before, page: undefined })} replace />
  return (
    <PageColumn>
      <div className={classes.head}>
        <h1>
          <Trans>Applicants</Trans>
        </h1>
        <ApplicantTools stage={stage} jobId={job} />
      </div>
      <Filters search={search} />
      <StaleNote result={result} />
      {applicants ? (
        <div className={classes.list}>
          <p className={classes.count}>
            <Plural value={total} one={`${shown} applicant`} other={`${shown} applicants`} />
          </p>
          <ReadingNote applicants={applicants} />
          {rows.length > 0 && <ApplicantTable rows={rows} />}
          <Pager page={page} totalPages={result.data?.totalPages ?? 1} label={t`Pages of applicants`} />
        </div>
      ) : result.isError ? (
        <ListError
          error={result.error}
          title={<Trans>The applicants could not be loaded</Trans>}
          onRetry={() => void result.refetch()}
        />
      ) : (
        <LoadingBlocks rows={4} form="text" />
      )}
    </PageColumn>
  )
}

function Filters({ search: { stage, job } }: { search: ApplicantSearch }) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const jobs = useQuery(newestAnnouncements(useLanguage())).data?.data ?? []
  const to = '/employmentPage/applicants'
  const ofJob = job === undefined ? {} : { job }
  return (
    <div className={classes.filters} data-no-print>
      <nav className={classes.stages} aria-label={t`Stage`}>
        <Link to={to} search={ofJob} className={classes.stage} data-active={stage === undefined || undefined}>
          <Trans>All</Trans>
        </Link>
        {APPLICANT_STAGES.map((each) => (
          <Link
            key={each}
            to={to}
            search={{ ...ofJob, stage: each }}
            className={classes.stage}
            data-active={stage === each || undefined}
          >
            {i18n._(applicantStageLabels[each])}
          </Link>
        ))}
      </nav>
      <NativeSelect
        aria-label={t`Posting`}
        value={job ?? ''}
        onChange={(event) => {
          const { value } = event.currentTarget
          void navigate({
            to,
            search: { ...(stage === undefined ? {} : { stage }), ...(value === '' ? {} : { job: value }) },
          })
        }}
      >
        <option value="">{t`All postings`}</option>
        {jobs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
