import type { Me } from '../../../contract/account/member.ts'
import type { Role } from '../../../contract/base/enums.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CurrentMember } from '../../http/endpoint-route.ts'
import { countUnreadMessages } from '../conversation/queries.ts'
import { countUnread } from '../notification/service.ts'

export interface NewMember {
  id: string
  email: string | null
  name: string
  role: Role
  passwordHash: string | null
  langCode: string
  /** Whether somebody vouches that the mailbox is the member's. */
  isEmailVerified?: boolean
  now: Date
}

/** Whether the address recently belonged to another member who can still undo its change. */
export async function isEmailReserved(db: Db, email: string, now: Date, except?: string): Promise<boolean> {
  const row = await db
    .selectFrom('factor_changes')
    .select('id')
    .where('kind', '=', 'EMAIL')
    .where('told_email', '=', email)
    .where('is_undoable', '=', true)
    .where('undone_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(except !== undefined, (query) => query.where('member_id', '<>', except ?? ''))
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false if the e-mail address has an account, or is reserved for undoing a change */
export async function insertMember(db: Db, member: NewMember): Promise<boolean> {
  if (member.email !== null && (await isEmailReserved(db, member.email, member.now))) return false
  const inserted = await db
    .insertInto('members')
    .values({
      id: member.id,
      email: member.email,
      name: member.name,
      role: member.role,
      password_hash: member.passwordHash,
      lang_code: member.langCode,
      email_verified_at: member.isEmailVerified ? member.now : null,
      created_at: member.now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findCredentials(db: Db, email: string) {
  return db
    .selectFrom('members')
    .select(['id', 'name', 'role', 'password_hash as passwordHash', 'lang_code as langCode'])
    .select('email_verified_at as emailVerifiedAt')
    .where('email', '=', email)
    .executeTakeFirst()
}

/**
 * Whether the member still has the password, which until the end of the transaction nobody changes: a change that is
 * under way ends the sessions it finds, and must find the one that is about to be opened.
 */
export async function lockPassword(tx: Tx, memberId: string, passwordHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Serializes what a member saves, so that each command reads what those before it have saved. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
}

export async function findMemberById(db: Db, id: string) {
  return db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The member for whom the number is certified. */
export async function findByCertifiedNumber(db: Db, cellphone: string) {
  return db
    .selectFrom('members')
    .select(['name', 'email'])
    .where('cellphone', '=', cellphone)
    .where('cellphone_verified_at', 'is not', null)
    .executeTakeFirst()
}

export async function findMe(db: Db, { person: memberId, role, owner, right }: CurrentMember): Promise<Me> {
  const [row, connected, unreadCount, unread] = await Promise.all([
    db.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow(),
    db.selectFrom('social_accounts').select('provider').where('member_id', '=', memberId).execute(),
    countUnread(db, memberId),
    countUnreadMessages(db, [owner]),
  ])
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    langCode: row.lang_code,
    emailVerified: row.email_verified_at !== null,
    cellphoneVerified: row.cellphone_verified_at !== null,
    cellphone: row.cellphone_verified_at === null ? null : row.cellphone,
    alarmOn: row.alarm_on,
    alarmExpectedJobOn: row.alarm_expected_job_on,
    alarmNewsOn: row.alarm_news_on,
    talentVisible: row.talent_visible,
    hasPassword: row.password_hash !== null,
    socialProviders: connected.map((account) => account.provider).toSorted(),
    unreadCount,
    unreadConversations: unread.get(owner)?.unreadConversations ?? 0,
    ...(role === 'EMPLOYER' && { companyRight: right }),
  }
}

export async function updateLangCode(db: Db, memberId: string, langCode: string): Promise<void> {
  await db.updateTable('members').set({ lang_code: langCode }).where('id', '=', memberId).execute()
}
