import type { Role } from '../../../contract/base/enums.ts'
import type { Db } from '../../db/database.ts'

export interface Recipient {
  /** Whose notifications it is told. */
  memberId: string
  role: Role
  langCode: string
  /** Null unless it is confirmed. */
  email: string | null
  /** Null unless it is confirmed. */
  cellphone: string | null
}

/** Who is told outside the app of these members' notifications; nobody who is suspended or has switched all off. */
export async function recipientsOf(db: Db, memberIds: readonly string[]): Promise<Recipient[]> {
  if (memberIds.length === 0) return []
  const rows = await db
    .selectFrom('members')
    .select(['id', 'role', 'lang_code', 'email', 'email_verified_at', 'cellphone', 'cellphone_verified_at'])
    .where('id', 'in', memberIds)
    .where('alarm_on', '=', true)
    .where('suspended_at', 'is', null)
    .execute()
  return rows.map((row) => ({
    memberId: row.id,
    role: row.role,
    langCode: row.lang_code,
    email: row.email_verified_at && row.email,
    cellphone: row.cellphone_verified_at && row.cellphone,
  }))
}
