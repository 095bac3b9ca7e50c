import type { ColumnType, Generated } from 'kysely'
import type {
  ApplicationStage,
  ApplicationStatus,
  ClosedReason,
  Gender,
  JobCategory,
  JobKeyword,
  JobStatus,
  PayType,
  PeriodType,
  ProductType,
  WorkDay,
  LongHoursReason,
  WorkplaceSize,
} from '../../contract/base/enums.ts'
import type { SignalStatus } from '../../contract/case/signal.ts'
import type { PostingSignal } from '../../contract/safety/fraud-signals.ts'
import type { GuaranteeKind } from '../../contract/employer/guarantee.ts'
import type { WorkRightPosting } from '../../contract/work-right/person.ts'
import type { WorkRightVerdict } from '../../reference/work-rights/vocabulary.ts'
import type { ChosenPhrase } from '../../contract/work/phrase.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

interface FileTable {
  reference: string
  type: string
  content_type: string
  size: number
  owner_id: string | null
  is_public: boolean
  created_at: Timestamp
  unused_since: NullableTimestamp
}

interface BegunUploadTable {
  reference: string
  begun_at: Timestamp
}

interface CompanyTable {
  id: string
  /** Null once the account was removed; its jobs stay, closed. */
  member_id: string | null
  name: string
  /** From the first verification: `name` then changes by operators' decisions alone. */
  is_name_decided: Generated<boolean>
  business_type: string | null
  business_number: string | null
  verified_at: NullableTimestamp
  logo_file: string | null
  life_registered_at: NullableTimestamp
  created_at: Timestamp
}

export interface JobTable {
  id: string
  company_id: string
  product_type: ProductType
  status: JobStatus
  closed_reason: ClosedReason | null
  title: string
  company_name: string
  contact: string
  details: string
  address: string
  address_details: string
  address_code: string | null
  road_address_english: string | null
  bcode: string | null
  sigungu_code: string
  region_id: number
  local_region_ids: Generated<number[]>
  latitude: number
  longitude: number
  categories: JobCategory[]
  category_etc: string | null
  keywords: JobKeyword[]
  gender: Gender
  number_of_persons: number
  nationality_unconcerned: boolean
  country_codes: Generated<string[]>
  pay_type: PayType
  pay_amount: number
  hourly_equivalent: number
  period_type: PeriodType
  /** First day of the work, `YYYY-MM-DD`; null where it is to be agreed. */
  start_date: ColumnType<string | null, string | null | undefined, string | null>
  number_of_work_days: number
  /** In the order of the week; null where they are to be agreed. */
  work_days: ColumnType<WorkDay[] | null, WorkDay[] | null | undefined, WorkDay[] | null>
  start_minutes: number | null
  end_minutes: number | null
  /** Unpaid break of a day; null where it is not stated. */
  break_minutes: ColumnType<number | null, number | null | undefined, number | null>
  business_hour_negotiable: boolean
  on_the_way: boolean
  visa_available: boolean
  /** The employer's request; the badge follows from `guaranteed_until`. */
  use_secure_payment: boolean
  /** Last day of the grant that stands behind it, `YYYY-MM-DD`; null without one. */
  guaranteed_until: ColumnType<string | null, string | null | undefined, string | null>
  guarantee_kind: ColumnType<GuaranteeKind | null, GuaranteeKind | null | undefined, GuaranteeKind | null>
  workplace_size: WorkplaceSize | null
  long_hours_reason: ColumnType<
    LongHoursReason | null,
    LongHoursReason | null | undefined,
    LongHoursReason | null
  >
  image_file: string | null
  period_start: NullableTimestamp
  period_end: NullableTimestamp
  listed_at: NullableTimestamp
  closed_at: NullableTimestamp
  /** Codes of reference/occupations.ts, most fitting first. */
  occupations: Generated<string[]>
  phrases: ColumnType<ChosenPhrase[], string | undefined, string>
  /** Null until the text of a posting from before there were occupations was read. */
  work_source: 'MATCHED' | 'EMPLOYER' | 'OPERATOR' | null
  revision: Generated<number>
  paid_days: ColumnType<number | null, number | null | undefined, number | null>
  created_at: Timestamp
  updated_at: Timestamp
}

interface JobListingTable {
  region_id: number
  product_type: number
  listed_at: Timestamp
  job_id: string
  period_end: Timestamp
  hourly_equivalent: number
  pay_amount: number
  pay_type: number
  category_mask: number
  keyword_mask: number
  flags: number
  /** A point on the plane as text, `(x,y)`. */
  place: string
}

interface JobSearchTable extends Omit<JobListingTable, 'region_id'> {
  region_ids: number[]
  document: string
}

interface FavoriteTable {
  member_id: string
  job_id: string
  created_at: Timestamp
}

interface ApplicationTable {
  id: string
  member_id: string
  job_id: string
  resume_id: string
  status: ApplicationStatus
  /** Null unless SHORTLISTED. */
  stage: 'INTERVIEW' | 'HIRED' | null
  /** When the company and the applicant agreed to meet. */
  interview_at: NullableTimestamp
  created_at: Timestamp
  updated_at: Timestamp
  /** The work as it was applied for; null for old applications until it is frozen. */
  right_work: ColumnType<WorkRightPosting | null, string | null | undefined, string | null>
  /** Whether the applicant may do it, as frozen for the employer; null if they gave no status of residence. */
  work_right: ColumnType<
    WorkRightVerdict | null,
    WorkRightVerdict | null | undefined,
    WorkRightVerdict | null
  >
}

interface ApplicationStepTable {
  application_id: string
  stage: ApplicationStage
  reached_at: Timestamp
}

interface ApplicantNoteTable {
  application_id: string
  /** The employer who wrote it. */
  member_id: string
  /** Empty where the application is only on the shortlist. */
  text: string
  shortlisted_at: NullableTimestamp
  updated_at: Timestamp
}

interface JobSignalTable {
  job_id: string
  signals: PostingSignal[]
  text_hash: Buffer
  status: SignalStatus
  found_at: Timestamp
  decided_at: NullableTimestamp
}

export interface JobTables {
  job_signals: JobSignalTable
  files: FileTable
  begun_uploads: BegunUploadTable
  companies: CompanyTable
  jobs: JobTable
  job_listings: JobListingTable
  job_searches: JobSearchTable
  job_listing_version: { id: number; version: number }
  favorites: FavoriteTable
  applications: ApplicationTable
  application_steps: ApplicationStepTable
  applicant_notes: ApplicantNoteTable
}
