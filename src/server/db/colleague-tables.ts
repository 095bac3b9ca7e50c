import type { ColumnType } from 'kysely'
import type { ColleagueRight, CompanyRight } from '../../contract/base/enums.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** The people of a company besides its owner. */
interface CompanyPersonTable {
  id: string
  company_id: string
  person_id: string
  held_right: ColleagueRight
  invited_by: string | null
  joined_at: Timestamp
  left_at: NullableTimestamp
}

interface CompanyInvitationTable {
  id: string
  company_id: string
  /** Null until the message is written. */
  token_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  email: string | null
  cellphone: string | null
  lang_code: string
  held_right: ColleagueRight
  invited_by: string | null
  created_at: Timestamp
  expires_at: Timestamp
  used_at: NullableTimestamp
  withdrawn_at: NullableTimestamp
}

interface CompanyActTable {
  id: string
  company_id: string
  person_id: string | null
  /** Name of the command in the API. */
  act: string
  subject: string | null
  made: string | null
  /** Whom an invitation went to, masked. */
  contact_hint: ColumnType<string | null, string | null | undefined, never>
  /** Of the person that the act is about; null before they joined and after they left. */
  former_right: ColumnType<CompanyRight | null, CompanyRight | null | undefined, never>
  given_right: ColumnType<CompanyRight | null, CompanyRight | null | undefined, never>
  created_at: Timestamp
}

export interface ColleagueTables {
  company_people: CompanyPersonTable
  company_invitations: CompanyInvitationTable
  company_acts: CompanyActTable
}
