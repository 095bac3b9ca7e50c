import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { CompanyRight } from '../../contract/base/enums.ts'
import { AppError } from '../../contract/base/errors.ts'
import type { Db, Tx } from '../db/database.ts'
import { keepLastSeen } from '../db/last-seen.ts'
import type { CurrentMember } from './endpoint-route.ts'

const HOUR = 3_600_000
/** Counted from the sign-in regardless of use, so that a stolen token expires. */
const LIFETIME = { kept: 30 * 24 * HOUR, otherwise: 12 * HOUR } as const
/** A session's last use is written at most this often. */
const TOUCH_INTERVAL = 5 * 60_000

export interface Session {
  member: CurrentMember
  tokenHash: Buffer
  /** Set for an operator between password and second factor; such a session can do nothing else. */
  awaitsSecondFactor: boolean
}

/** The token of `Authorization: Bearer …`, or null. */
export function bearerToken(header: string | undefined): string | null {
  return header?.match(/^Bearer ([A-Za-z0-9_-]{43})$/i)?.[1] ?? (header ? '' : null)
}

interface Opening {
  keepSignedIn: boolean
  now: Date
  device?: string | null
  awaitsSecondFactor?: boolean
}

/**
 * Opens a session for a caller who has proven their identity. The token is returned once and stored only as a hash.
 * @throws AppError CREDENTIALS_MISMATCH for members of a closed demonstration, ACCOUNT_SUSPENDED with the reason that the
 * member may read
 */
export async function openSession(
  db: Db,
  memberId: string,
  { keepSignedIn, now, device = null, awaitsSecondFactor = false }: Opening,
): Promise<{ accessToken: string; expiresAt: Date }> {
  await requireAdmitted(db, memberId)
  const accessToken = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + (keepSignedIn ? LIFETIME.kept : LIFETIME.otherwise))
  await db
    .insertInto('sessions')
    .values({
      id: v7(),
      token_hash: hashOf(accessToken),
      device,
      member_id: memberId,
      keep_signed_in: keepSignedIn,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
      awaits_second_factor: awaitsSecondFactor,
    })
    .execute()
  return { accessToken, expiresAt }
}

async function requireAdmitted(db: Db, memberId: string): Promise<void> {
  const member = await db
    .selectFrom('members')
    .select(['demonstration', 'suspended_at', 'suspension_note as reason'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (member?.demonstration === 'CLOSED') throw new AppError('CREDENTIALS_MISMATCH')
  if (member?.suspended_at) throw new AppError('ACCOUNT_SUSPENDED', { data: { reason: member.reason } })
}

const companyOfMember = sql<{
  owner_id: string | null
  held_right: CompanyRight | null
}>`company_of(members.id)`

/**
 * The active session of a token with the company that an employer acts for; null if unknown, revoked or expired. Read
 * anew with every request, so that a changed right takes effect with the next one.
 */
export async function findSession(db: Db, token: string, now: Date): Promise<Session | null> {
  const tokenHash = hashOf(token)
  const row = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .leftJoin(companyOfMember.as('works_for'), (join) => join.on('members.role', '=', 'EMPLOYER'))
    .select(['members.id', 'members.role', 'last_used_at', 'awaits_second_factor'])
    .select(['works_for.owner_id as owner', 'works_for.held_right as right'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('members.demonstration', 'is distinct from', 'CLOSED')
    .where('members.suspended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  if (now.getTime() - row.last_used_at.getTime() > TOUCH_INTERVAL) await touch(db, tokenHash, now)
  const { id, role, awaits_second_factor: awaitsSecondFactor } = row
  const member = { id, role, person: id, owner: row.owner ?? id, right: row.right ?? 'OWNER' }
  return { member, tokenHash, awaitsSecondFactor }
}

async function touch(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute()
}

/** Ends one session, or all of the member's with `everywhere`. */
export async function closeSessions(
  tx: Tx,
  session: { memberId: string; tokenHash: Buffer },
  everywhere: boolean,
): Promise<void> {
  await keepLastSeen(tx, { memberId: session.memberId })
  const closing = tx.deleteFrom('sessions').where('member_id', '=', session.memberId)
  await (everywhere ? closing : closing.where('token_hash', '=', session.tokenHash)).execute()
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
