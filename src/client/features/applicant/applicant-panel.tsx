import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { Applicant } from '../../../contract/employer/applicant.ts'
import { applicantsPage } from '../../entities/applicant/applicants-query.ts'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { isPageGone, ListError } from '../../entities/answer/list-error.tsx'
import { live } from '../../api/query-for.ts'
import { dataTimeOf } from '../../api/query-for.ts'
import { Pager } from '../../ui/page/pager.tsx'
import { LoadingBlocks } from '../../ui/page/states.tsx'
import classes from './applicant-panel.module.css'
import { ApplicantRow } from './applicant-row.tsx'

interface ApplicantPanelProps {
  job: { id: string; title: string }
  /** One-based. */
  page: number
}

/** The applicants, latest first, five per page. */
export function ApplicantPanel({ job: posting, page }: ApplicantPanelProps) {
  const { t } = useLingui()
  const result = useQuery({ ...applicantsPage(posting.id, page), ...live, placeholderData: keepPreviousData })
  if (result.data && isPageGone(result.error) && page > 1)
    return <Navigate to="." search={(before: object) => ({ ...before, applicants: undefined })} replace />
  if (!result.data) {
    if (!result.isError) return <LoadingBlocks rows={2} form="text" />
    return (
      <ListError
        error={result.error}
        title={<Trans>The applicants could not be loaded</Trans>}
        onRetry={() => void result.refetch()}
      />
    )
  }
  if (result.data.data.length === 0)
    return (
      <p className={classes.empty}>
        <Trans>Nobody has applied yet. Applicants appear here as they come.</Trans>
      </p>
    )
  return (
    <div className={classes.panel}>
      <StaleNote result={result} />
      <ApplicantTable job={posting} page={page} applicants={result.data.data} dataTime={dataTimeOf(result)} />
      <Pager
        page={page}
        totalPages={result.data.totalPages ?? 1}
        label={t`Pages of applicants`}
        param="applicants"
        keepsPlace
      />
    </div>
  )
}

interface ApplicantTableProps extends ApplicantPanelProps {
  applicants: readonly Applicant[]
  dataTime: number
}

function ApplicantTable({ job: posting, page, applicants, dataTime: seen }: ApplicantTableProps) {
  const { t } = useLingui()
  return (
    <table className={classes.table} aria-label={t`Applicants`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Name</Trans>
          </th>
          <th scope="col">
            <Trans>Nationality</Trans>
          </th>
          <th scope="col">
            <Trans>Residence</Trans>
          </th>
          <th scope="col">
            <Trans>Korean</Trans>
          </th>
          <th scope="col">
            <Trans>Experience</Trans>
          </th>
          <th scope="col">
            <Trans>Applied</Trans>
          </th>
          <th scope="col" className={classes.last}>
            <Trans>Decision</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {applicants.map((applicant) => (
          <ApplicantRow key={applicant.id} applicant={applicant} job={posting} page={page} dataTime={seen} />
        ))}
      </tbody>
    </table>
  )
}
