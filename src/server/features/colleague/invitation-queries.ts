import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { ColleagueRight } from '../../../contract/base/enums.ts'
import type { Db, Tx } from '../../db/database.ts'

export interface NewInvitation {
  companyId: string
  email: string | null
  cellphone: string | null
  right: ColleagueRight
  langCode: string
  invitedBy: string
  now: Date
  expiresAt: Date
}

/** @returns its id */
export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<string> {
  const id = v7()
  await tx
    .insertInto('company_invitations')
    .values({
      id,
      company_id: invitation.companyId,
      email: invitation.email,
      cellphone: invitation.cellphone,
      lang_code: invitation.langCode,
      held_right: invitation.right,
      invited_by: invitation.invitedBy,
      created_at: invitation.now,
      expires_at: invitation.expiresAt,
    })
    .execute()
  return id
}

/** Neither used nor withdrawn, also expired ones; latest first. */
export async function findInvitations(db: Db, companyId: string) {
  return db
    .selectFrom('company_invitations')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
}

/** People besides the owner, and invitations that somebody may still use. */
export async function countPlaces(tx: Tx, companyId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from company_people where company_id = ${companyId} and left_at is null)
      + (select count(*) from company_invitations where company_id = ${companyId} and used_at is null
          and withdrawn_at is null and expires_at > ${now}) as count`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Invitations to the same person are replaced by a newer one. */
export async function withdrawOthers(
  tx: Tx,
  { companyId, email, cellphone, now }: Pick<NewInvitation, 'companyId' | 'email' | 'cellphone' | 'now'>,
): Promise<void> {
  await sql`
    update company_invitations set withdrawn_at = ${now}, email = null, cellphone = null
    where company_id = ${companyId} and used_at is null and withdrawn_at is null
      and (email = ${email} or cellphone = ${cellphone})`.execute(tx)
}

export async function lockInvitation(tx: Tx, companyId: string, id: string) {
  return tx
    .selectFrom('company_invitations')
    .select(['used_at', 'withdrawn_at', 'email', 'cellphone', 'held_right as right'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
}

export async function endInvitation(
  tx: Tx,
  id: string,
  end: { used_at: Date } | { withdrawn_at: Date },
): Promise<void> {
  await tx
    .updateTable('company_invitations')
    .set({ ...end, email: null, cellphone: null })
    .where('id', '=', id)
    .execute()
}

/** What the message says, while the invitation is open. */
export async function findToSend(db: Db, id: string, now: Date) {
  return openAt(db, now)
    .select(['company_invitations.id', 'company_invitations.email', 'company_invitations.cellphone'])
    .select([
      'company_invitations.lang_code as langCode',
      'companies.name as companyName',
      'companies.id as companyId',
    ])
    .where('company_invitations.id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
}

export async function setToken(db: Db, id: string, tokenHash: Buffer): Promise<void> {
  await db.updateTable('company_invitations').set({ token_hash: tokenHash }).where('id', '=', id).execute()
}

const openAt = (db: Db, now: Date) =>
  db
    .selectFrom('company_invitations')
    .innerJoin('companies', 'companies.id', 'company_invitations.company_id')
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    // A company without an owner has ended.
    .where('companies.member_id', 'is not', null)

export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findByToken>>>

/** Neither withdrawn nor expired; used ones too. */
export async function findByToken(db: Db, tokenHash: Buffer, now: Date) {
  return invitationBy(db, tokenHash, now).executeTakeFirst()
}

/** The same, which nobody else uses until the end of the transaction. */
export async function lockByToken(tx: Tx, tokenHash: Buffer, now: Date) {
  return invitationBy(tx, tokenHash, now).forUpdate('company_invitations').executeTakeFirst()
}

const invitationBy = (db: Db, tokenHash: Buffer, now: Date) =>
  openAt(db, now)
    .select(['company_invitations.id', 'company_id as companyId', 'companies.name as companyName'])
    .select([
      'held_right as right',
      'invited_by as invitedBy',
      'used_at as usedAt',
      'expires_at as expiresAt',
    ])
    .select('companies.member_id as owner')
    .where('token_hash', '=', tokenHash)

/** Kept for a month, so that the link can say that it is over. */
export async function deletePastInvitations(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - 30 * 86_400_000)
  await db.deleteFrom('company_invitations').where('expires_at', '<', oldest).execute()
}
