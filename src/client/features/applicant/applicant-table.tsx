import { Trans, useLingui } from '@lingui/react/macro'
import type { Applicant } from '../../../contract/employer/applicant.ts'
import { useApplicationDecision, useHasOfferedTimes } from '../../entities/applicant/decision.ts'
import { type Column, DataTable } from '../../ui/card/data-table.tsx'
import {
  ApplicantActions,
  ApplicantName,
  AppliedDate,
  KoreanAndCareer,
  Residence,
  type ShownApplicant,
} from './applicant-cells.tsx'
import type { Placed } from './rows-in-place.ts'

interface ApplicantTableProps {
  rows: readonly Placed<Applicant & { jobId?: string; title?: string }>[]
  /** The job that all of them applied for; otherwise each names its own. */
  job?: { id: string; title: string }
  /** One-based page of the job's applicants. */
  page?: number
}

/** Applicants with stage, note and decision buttons. */
export function ApplicantTable({ rows, job, page = 1 }: ApplicantTableProps) {
  const { t } = useLingui()
  const decisionOf = useApplicationDecision()
  const hasOffered = useHasOfferedTimes()
  const columns = useColumns(job === undefined, page)
  return (
    <DataTable
      caption={t`Applicants`}
      columns={columns}
      rows={rows.map(({ applicant, dataTime }) => ({
        id: applicant.id,
        applicant,
        job: job ?? { id: applicant.jobId ?? '', title: applicant.title ?? '' },
        decision: decisionOf(applicant, dataTime),
        hasOfferedTimes: hasOffered(applicant, dataTime),
        dataTime,
      }))}
    />
  )
}

function useColumns(isJobShown: boolean, page: number): readonly Column<ShownApplicant>[] {
  return [
    {
      name: 'name',
      part: 'title',
      head: <Trans>Name</Trans>,
      cell: (row) => <ApplicantName row={row} isJobShown={isJobShown} />,
    },
    {
      name: 'person',
      head: <Trans>Country and residence</Trans>,
      cell: ({ applicant }) => <Residence applicant={applicant} />,
    },
    {
      name: 'skill',
      head: <Trans>Korean and experience</Trans>,
      cell: ({ applicant }) => <KoreanAndCareer applicant={applicant} />,
    },
    {
      name: 'applied',
      head: <Trans comment="State: the reader has applied for this job">Applied</Trans>,
      cell: ({ applicant }) => <AppliedDate instant={applicant.createdDate} />,
    },
    {
      name: 'actions',
      part: 'action',
      head: (
        <span data-no-print>
          <Trans>Decision</Trans>
        </span>
      ),
      cell: (row) => <ApplicantActions row={row} page={page} />,
    },
  ]
}
