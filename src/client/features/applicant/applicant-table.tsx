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

interface ApplicantTableProps {
  applicants: readonly Applicant[]
  /** The job that all of them applied for. */
  job: { id: string; title: string }
  /** One-based page of the job's applicants. */
  page: number
  dataTime: number
}

/** The applicants of one job with stage, note and decision buttons. */
export function ApplicantTable({ applicants, job, page, dataTime }: ApplicantTableProps) {
  const { t } = useLingui()
  const decisionOf = useApplicationDecision()
  const hasOffered = useHasOfferedTimes()
  return (
    <DataTable
      caption={t`Applicants`}
      columns={columnsOf(page)}
      rows={applicants.map((applicant) => ({
        id: applicant.id,
        applicant,
        job,
        decision: decisionOf(applicant, dataTime),
        hasOfferedTimes: hasOffered(applicant, dataTime),
        dataTime,
      }))}
    />
  )
}

function columnsOf(page: number): readonly Column<ShownApplicant>[] {
  return [
    {
      name: 'name',
      part: 'title',
      head: <Trans>Name</Trans>,
      cell: (row) => <ApplicantName row={row} />,
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
