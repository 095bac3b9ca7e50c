import type { ColumnType, Generated } from 'kysely'
import type { CareerYears } from '../../contract/candidate/resume.ts'
import type { ChosenPhrase } from '../../contract/work/phrase.ts'
import type {
  Gender,
  JobCategory,
  KoreanCapability,
  PayType,
  PeriodType,
  WorkType,
} from '../../contract/base/enums.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

export type Career = Partial<Record<JobCategory, PeriodType>>

export interface ResumeTable {
  id: string
  member_id: string
  version: Generated<number>
  name: string
  /** `YYYY-MM-DD`. */
  birth_date: Nullable<string>
  cellphone: string
  details: Generated<string>
  introduction: Generated<string>
  country_iso_code: string
  country_etc_text: Generated<string>
  gender: Nullable<Gender>
  korean_capability: Nullable<KoreanCapability>
  career: ColumnType<Career, string | undefined, string>
  career_years: ColumnType<CareerYears, string | undefined, string>
  work_type: WorkType
  profile_image: Nullable<string>
  phrases: ColumnType<ChosenPhrase[], string | undefined, string>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface ExpectedJobTable {
  id: string
  member_id: string
  version: number
  region_id: number | null
  further_region_ids: Generated<number[]>
  any_region: boolean
  category: JobCategory | null
  any_category: boolean
  pay_type: Exclude<PayType, 'YEARLY'> | null
  min_pay_amount: number | null
  max_pay_amount: number | null
  any_pay: boolean
  occupations: Generated<string[]>
  created_at: Timestamp
  updated_at: Timestamp
}

/** What a worker says of their stay, encrypted for the member. */
interface StayTable {
  member_id: string
  sealed: Buffer
  next_reminder_at: Nullable<Date>
  updated_at: Timestamp
}

interface CertificationCodeTable {
  number_hash: Buffer
  requester_hash: Buffer
  code_hash: Buffer
  tries: number
  expires_at: Timestamp
  used_at: Nullable<Date>
}

interface CertificationSendTable {
  number_hash: Buffer
  share_hash: Buffer
  recent_sends: Date[]
}

export interface ResumeTables {
  resumes: ResumeTable
  expected_jobs: ExpectedJobTable
  stays: StayTable
  certification_codes: CertificationCodeTable
  certification_sends: CertificationSendTable
}
