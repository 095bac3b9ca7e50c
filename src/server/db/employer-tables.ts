import type { ColumnType, Generated, Insertable, Selectable } from 'kysely'
import type {
  ClosedReason,
  JobCategory,
  JobStatus,
  PayType,
  PeriodType,
  PointReason,
  ProposalStatus,
  ReportReason,
  VerificationStatus,
} from '../../contract/base/enums.ts'
import type { CertificateKind } from '../../contract/employer/business-number.ts'
import type { CompanyNameStatus } from '../../contract/employer/company-name.ts'
import type { ArrearsStatus } from '../../contract/case/arrears.ts'
import type { DecisionKind } from '../../contract/case/kinds.ts'
import type { OperatorAct } from '../../contract/operator/operator.ts'
import type { CandidateRight } from '../../reference/work-rights/vocabulary.ts'
import type { JobTable } from './job-tables.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

interface BusinessVerificationTable {
  company_id: string
  status: Exclude<VerificationStatus, 'NONE'>
  business_name: string
  business_number: string
  certificate_kind: Generated<CertificateKind>
  person_name: string
  person_number: Buffer | null
  certificate_file: string | null
  tax_office: 'OPEN' | 'UNREACHABLE' | null
  reason: string | null
  requested_at: Timestamp
  decided_at: NullableTimestamp
  /** Of the business, as an operator read it on the registration. */
  address: ColumnType<string | null, string | null | undefined, string | null>
  since_year: ColumnType<number | null, number | null | undefined, number | null>
}

interface CompanyNameTable {
  company_id: string
  name: string
  status: CompanyNameStatus
  /** The other name that is public. */
  approved_name: string | null
  reason: string | null
  requested_at: Timestamp
  decided_at: NullableTimestamp
}

interface OperatorActTable {
  id: string
  operator_id: string | null
  act: OperatorAct
  subject: string
  /** Of a company, when the act was recorded. */
  subject_name: ColumnType<string | null, string | null | undefined, never>
  details: ColumnType<Record<string, unknown>, string, never>
  created_at: Timestamp
}

/** A job before a decision, as an undo restores it. Dates are ISO 8601, as in JSON. */
export interface FormerJob {
  id: string
  status: JobStatus
  closed_reason: ClosedReason | null
  closed_at: string | null
  listed_at: string | null
  period_start: string | null
  period_end: string | null
  paid_days: number | null
  /** Revision after the decision: any later one is somebody's change. */
  revision: number
  /** Whether it was open, which the status does not say of one whose term has just ended. */
  wasOpen: boolean
}

/** What a company and its jobs were called. */
export interface FormerNames {
  name: string
  isDecided: boolean
  /** The name that it had asked for; dates are ISO 8601. */
  request: Insertable<CompanyNameTable> | null
  jobs: { id: string; name: string }[]
}

/** What a posting is for. */
export type FormerWork = Pick<Selectable<JobTable>, 'occupations' | 'phrases' | 'work_source'>

/** What was there before a decision. */
export interface Former {
  jobs: FormerJob[]
  /** Of a verification. */
  request?: {
    status: 'REQUESTED' | 'REFUSED'
    reason: string | null
    requestedAt: string
    decidedAt: string | null
    lifeRegisteredAt: string | null
  }
  /** Of an approval, or of a decision on a name. */
  names?: FormerNames
  /** Of a report of a proposal: whether the decision withdrew it. */
  isWithdrawn?: boolean
  /** Of a decision on an entry of the list of wage arrears; dates are ISO 8601. */
  arrears?: { status: ArrearsStatus; decidedAt: string | null }
  /** Of a decision on what a posting is for, with what the decision left: anything else is somebody's change. */
  work?: { before: FormerWork; after: FormerWork }
}

interface MemberNoteTable {
  id: string
  member_id: string
  operator_id: string
  text: string
  created_at: Timestamp
}

interface OperatorDecisionTable {
  id: string
  /** Null for the command line. */
  operator_id: string | null
  kind: DecisionKind
  subject_id: string
  former: ColumnType<Former, string, never>
  decided_at: Timestamp
  undone_at: NullableTimestamp
}

interface JobReportTable {
  id: string
  job_id: string
  reason: ReportReason
  details: string
  visitor: Buffer
  day: string
  member_id: string | null
  created_at: Timestamp
  settled_at: NullableTimestamp
  outcome: ColumnType<'CLOSED' | 'DISMISSED' | null, undefined, 'CLOSED' | 'DISMISSED' | null>
  /** The act that settled it; null for earlier ones, and while it is open. */
  decision_id: ColumnType<string | null, undefined, string | null>
  /** What the job said when it was reported. */
  job_text: ColumnType<string | null, string | null | undefined, string | null>
}

interface PointEntryTable {
  id: string
  movement_id: string
  account: 'PAID' | 'FREE' | 'SALES' | 'GRANTS' | 'VIEWS'
  member_id: string | null
  points: number
  reason: PointReason
  reference: string | null
  created_at: Timestamp
}

export interface ProposalTable {
  id: string
  company_id: string
  member_id: string
  resume_id: string | null
  job_id: string | null
  status: ProposalStatus
  title: string
  company_name: string
  contact: string
  category: JobCategory
  pay_type: PayType
  pay_amount: number
  address: string
  hours: string
  period_type: PeriodType
  number_of_work_days: number
  details: string
  created_at: Timestamp
  answered_at: NullableTimestamp
  withdrawn_at: NullableTimestamp
}

interface ProposalReplyTable {
  id: string
  proposal_id: string
  side: 'WORKER' | 'EMPLOYER'
  code: string
  about_id: string | null
  times: ColumnType<Date[], Date[] | string[], never>
  /** `YYYY-MM-DD`, Asia/Seoul. */
  day: string | null
  created_at: Timestamp
}

interface ProposalReportTable {
  id: string
  proposal_id: string
  reason: ReportReason
  details: string
  created_at: Timestamp
  settled_at: NullableTimestamp
  outcome: ColumnType<'UPHELD' | 'DISMISSED' | null, undefined, 'UPHELD' | 'DISMISSED' | null>
  /** The act that settled it; null for earlier ones, and while it is open. */
  decision_id: ColumnType<string | null, undefined, string | null>
}

export interface EmployerTables {
  business_verifications: BusinessVerificationTable
  company_names: CompanyNameTable
  operator_acts: OperatorActTable
  member_notes: MemberNoteTable
  operator_decisions: OperatorDecisionTable
  site_days: {
    day: string
    workers: number
    employers: number
    postings: number
    applications: number
    paid: number
    refunded: number
  }
  job_views: { job_id: string; day: string; visitor: Buffer }
  job_view_days: { job_id: string; day: string; views: number }
  job_reports: JobReportTable
  point_accounts: {
    member_id: string
    paid: Generated<number>
    free: Generated<number>
  }
  point_entries: PointEntryTable
  resume_views: {
    company_id: string
    resume_id: string
    points: number
    created_at: Timestamp
  }
  shown_rights: {
    company_id: string
    member_id: string
    question: Buffer
    job_id: string | null
    answer: CandidateRight | null
    shown_at: Timestamp
  }
  proposals: ProposalTable
  proposal_replies: ProposalReplyTable
  proposal_reports: ProposalReportTable
}
