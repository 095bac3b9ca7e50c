import type { Insertable, Selectable } from 'kysely'
import type { VerificationStatus } from '../../../contract/base/enums.ts'
import type { Db } from '../../db/database.ts'
import type { EmployerTables } from '../../db/employer-tables.ts'

export type VerificationRow = Selectable<EmployerTables['business_verifications']>

export async function findVerification(db: Db, companyId: string): Promise<VerificationRow | undefined> {
  return db
    .selectFrom('business_verifications')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst()
}

/** The company's own mark decides: a verification that was taken away later is to be asked for again. */
export function standingOf(
  verifiedAt: Date | null | undefined,
  request: VerificationRow['status'] | null | undefined,
): VerificationStatus {
  if (verifiedAt) return 'VERIFIED'
  return request && request !== 'VERIFIED' ? request : 'NONE'
}

export async function findStanding(db: Db, memberId: string): Promise<VerificationStatus> {
  const row = await db
    .selectFrom('companies')
    .leftJoin('business_verifications', 'company_id', 'companies.id')
    .select(['companies.verified_at', 'business_verifications.status'])
    .where('companies.member_id', '=', memberId)
    .executeTakeFirst()
  return standingOf(row?.verified_at, row?.status)
}

/** Takes the place of an earlier request. */
export async function saveRequest(
  db: Db,
  request: Insertable<EmployerTables['business_verifications']>,
): Promise<void> {
  const { company_id: _, ...values } = request
  await db
    .insertInto('business_verifications')
    .values(request)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute()
}

/** The number is asked for; whoever was verified under another one is not any more. */
export async function setRequestedNumber(db: Db, companyId: string, businessNumber: string): Promise<void> {
  await db
    .updateTable('companies')
    .set({ business_number: businessNumber, verified_at: null })
    .where('id', '=', companyId)
    .execute()
}

/** Verified: the representative's number has served its purpose and goes. */
export async function setVerified(db: Db, companyId: string, now: Date): Promise<void> {
  await db
    .updateTable('business_verifications')
    .set({ status: 'VERIFIED', person_number: null, reason: null, decided_at: now })
    .where('company_id', '=', companyId)
    .execute()
  await db.updateTable('companies').set({ verified_at: now }).where('id', '=', companyId).execute()
}

export async function setRefused(db: Db, companyId: string, reason: string, now: Date): Promise<void> {
  await db
    .updateTable('business_verifications')
    .set({ status: 'REFUSED', reason, decided_at: now })
    .where('company_id', '=', companyId)
    .execute()
}

/** Requests that wait for an operator, the longest first. */
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
