import { type Insertable, type Selectable, sql } from 'kysely'
import type { VerificationStatus } from '../../../contract/base/enums.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { EmployerTables } from '../../db/employer-tables.ts'

export type VerificationRow = Selectable<EmployerTables['business_verifications']>

export async function findVerification(db: Db, companyId: string): Promise<VerificationRow | undefined> {
  return db
    .selectFrom('business_verifications')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst()
}

/** The company's own flag decides: a company whose verification was withdrawn has to request it again. */
export function verificationStatusOf(
  verifiedAt: Date | null | undefined,
  request: VerificationRow['status'] | null | undefined,
): VerificationStatus {
  if (verifiedAt) return 'VERIFIED'
  return request && request !== 'VERIFIED' ? request : 'NONE'
}

export async function findVerificationStatus(db: Db, memberId: string): Promise<VerificationStatus> {
  const row = await db
    .selectFrom('companies')
    .leftJoin('business_verifications', 'company_id', 'companies.id')
    .select(['companies.verified_at', 'business_verifications.status'])
    .where('companies.member_id', '=', memberId)
    .executeTakeFirst()
  return verificationStatusOf(row?.verified_at, row?.status)
}

/** Fewer decisions say nothing about the next one. */
const MIN_DECISIONS = 5

/** Hours, rounded up, within which half of the decisions of the last 30 days were taken; null if they are too few. */
export async function usualHoursToDecide(db: Db, now: Date): Promise<number | null> {
  const { rows } = await sql<{ decisions: number; seconds: number }>`
    select count(*)::int as decisions,
      percentile_cont(0.5) within group (order by extract(epoch from decided_at - requested_at))::float8 as seconds
    from business_verifications
    where decided_at >= requested_at and decided_at > ${now}::timestamptz - interval '30 days'
      and decided_at <= ${now}`.execute(db)
  const [found] = rows
  if (!found || found.decisions < MIN_DECISIONS) return null
  return Math.max(1, Math.ceil(found.seconds / 3_600))
}

/** Replaces an earlier request. */
export async function saveRequest(
  db: Db,
  request: Insertable<EmployerTables['business_verifications']>,
): Promise<void> {
  await db
    .insertInto('business_verifications')
    .values(request)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(request))
    .execute()
}

/** Sets the requested number; a company verified under another number loses its verification. */
export async function setRequestedNumber(db: Db, companyId: string, businessNumber: string): Promise<void> {
  await db
    .updateTable('companies')
    .set({ business_number: businessNumber, verified_at: null })
    .where('id', '=', companyId)
    .execute()
}

/** Whether a verified company of somebody else has the number. */
export async function isNumberTaken(db: Db, businessNumber: string, memberId: string): Promise<boolean> {
  const other = await db
    .selectFrom('companies')
    .select('id')
    .where('business_number', '=', businessNumber)
    .where('verified_at', 'is not', null)
    .where('member_id', '<>', memberId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** What an operator read on the business registration. */
export interface ReadFacts {
  address: string | null
  sinceYear: number | null
}

/** Marks the company as verified and deletes the representative's number, which is no longer needed. */
export async function setVerified(
  tx: Tx,
  companyId: string,
  { address, sinceYear }: ReadFacts,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('business_verifications')
    .set({
      status: 'VERIFIED',
      person_number: null,
      reason: null,
      decided_at: now,
      address,
      since_year: sinceYear,
    })
    .where('company_id', '=', companyId)
    .execute()
  await tx.updateTable('companies').set({ verified_at: now }).where('id', '=', companyId).execute()
}

/** Refuses a request and deletes the representative's number, which is no longer needed. */
export async function setRefused(db: Db, companyId: string, reason: string, now: Date): Promise<void> {
  await db
    .updateTable('business_verifications')
    .set({ status: 'REFUSED', person_number: null, reason, decided_at: now })
    .where('company_id', '=', companyId)
    .execute()
}

/** Restores a request as it was before a decision. */
export async function restoreRequest(
  db: Db,
  companyId: string,
  former: { status: 'REQUESTED' | 'REFUSED'; reason: string | null; decidedAt: string | null },
): Promise<void> {
  const { status, reason, decidedAt } = former
  await db
    .updateTable('business_verifications')
    .set({ status, reason, decided_at: decidedAt, address: null, since_year: null })
    .where('company_id', '=', companyId)
    .execute()
}

/** Takes a verification back, with the week of the free announcement that had begun with it. */
export async function unsetVerified(
  db: Db,
  companyId: string,
  lifeRegisteredAt: string | null,
): Promise<void> {
  await db
    .updateTable('companies')
    .set({ verified_at: null, life_registered_at: lifeRegisteredAt })
    .where('id', '=', companyId)
    .execute()
}

/** Requests waiting for an operator, oldest first. */
export async function findRequests(db: Db): Promise<(VerificationRow & { email: string | null })[]> {
  return db
    .selectFrom('business_verifications as v')
    .innerJoin('companies', 'companies.id', 'v.company_id')
    .leftJoin('members', 'members.id', 'companies.member_id')
    .selectAll('v')
    .select('members.email')
    .where('v.status', '=', 'REQUESTED')
    .orderBy('v.requested_at')
    .limit(100)
    .execute()
}
