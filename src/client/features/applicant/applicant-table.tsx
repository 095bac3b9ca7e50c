import { Trans, useLingui } from '@lingui/react/macro'
import type { Applicant } from '../../../contract/employer/applicant.ts'
import classes from './applicant-table.module.css'
import { ApplicantRow } from './applicant-row.tsx'
import type { Placed } from './rows-in-place.ts'

interface ApplicantTableProps {
  rows: readonly Placed<Applicant & { jobId?: string; title?: string }>[]
  /** The job that all of them applied for; otherwise each names its own. */
  job?: { id: string; title: string }
  /** One-based page of the job's applicants. */
  page?: number
}

export function ApplicantTable({ rows, job, page = 1 }: ApplicantTableProps) {
  const { t } = useLingui()
  return (
    <table className={classes.table} aria-label={t`Applicants`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Name</Trans>
          </th>
          <th scope="col">
            <Trans>Country and residence</Trans>
          </th>
          <th scope="col">
            <Trans>Korean and experience</Trans>
          </th>
          <th scope="col">
            <Trans comment="State: the reader has applied for this job">Applied</Trans>
          </th>
          <th scope="col" className={classes.last} data-no-print>
            <Trans>Decision</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ applicant, dataTime }) => (
          <ApplicantRow
            key={applicant.id}
            applicant={applicant}
            job={job ?? { id: applicant.jobId ?? '', title: applicant.title ?? '' }}
            isJobShown={job === undefined}
            page={page}
            dataTime={dataTime}
          />
        ))}
      </tbody>
    </table>
  )
}
