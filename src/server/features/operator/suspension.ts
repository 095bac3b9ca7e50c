import { AppError } from '../../../contract/base/errors.ts'
import type { Db, Tx } from '../../db/database.ts'
import { enqueueTask } from '../../db/tasks.ts'
import { hideJobs, showJobs } from '../announcement/suspension.ts'
import { findCompany, lockCompany } from '../employer/service.ts'
import { endOtherSessions } from '../session/service.ts'
import { type By, insertAct } from './audit.ts'
import { orNotFound } from '../../or-not-found.ts'

/**
 * Suspends a member: sessions end, no way in works, jobs are hidden, and the member is told by mail. All of it follows
 * from one mark on the member, which is set under the lock of the company, as nothing may become public meanwhile.
 * @param reason kept in the record of acts; the member reads it only with `isReasonShown`
 * @returns since when; of a member who is suspended, nothing changes
 * @throws AppError NOT_FOUND, OWN_ACCOUNT, LAST_OPERATOR
 */
export async function suspend(
  tx: Tx,
  by: By,
  memberId: string,
  { reason, isReasonShown }: { reason: string; isReasonShown: boolean },
): Promise<Date> {
  if (memberId === by.operatorId) throw new AppError('OWN_ACCOUNT')
  const company = await findCompany(tx, memberId)
  if (company) await lockCompany(tx, company.id)
  const operators = await lockOperators(tx)
  const member = await orNotFound(lockForSuspension(tx, memberId))
  if (member.suspended_at) return member.suspended_at
  if (member.role === 'OPERATOR' && operators.every((id) => id === memberId))
    throw new AppError('LAST_OPERATOR')
  await setSuspension(tx, memberId, { suspended_at: by.now, suspension_note: isReasonShown ? reason : null })
  await endOtherSessions(tx, memberId, null)
  if (company) await hideJobs(tx, company.id)
  await enqueueTask(tx, 'suspension-notice', { memberId, isSuspended: true }, by.now)
  const details = { reason, isReasonShown }
  await insertAct(tx, { ...by, act: 'member.suspend', subject: memberId, details })
  return by.now
}

/**
 * Lets a suspended member in again and shows their jobs whose term still runs; of others, nothing changes.
 * @throws AppError NOT_FOUND
 */
export async function restore(tx: Tx, by: By, memberId: string, reason: string): Promise<void> {
  const company = await findCompany(tx, memberId)
  if (company) await lockCompany(tx, company.id)
  const member = await orNotFound(lockForSuspension(tx, memberId))
  const { suspended_at: suspendedAt } = member
  if (!suspendedAt) return
  await setSuspension(tx, memberId, { suspended_at: null, suspension_note: null })
  // One that was opened in the moment of the suspension was never let in, and stays out.
  await endOtherSessions(tx, memberId, null)
  if (company) await showJobs(tx, company.id, { suspendedAt, now: by.now })
  await enqueueTask(tx, 'suspension-notice', { memberId, isSuspended: false }, by.now)
  await insertAct(tx, { ...by, act: 'member.restore', subject: memberId, details: { reason } })
}

async function lockForSuspension(tx: Tx, id: string) {
  return tx
    .selectFrom('members')
    .select(['role', 'suspended_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Who can sign in as an operator, locked: of two operators who suspend each other, one is too late. */
async function lockOperators(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('members')
    .select('id')
    .where('role', '=', 'OPERATOR')
    .where('suspended_at', 'is', null)
    .where('demonstration', 'is distinct from', 'CLOSED')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map((row) => row.id)
}

async function setSuspension(
  tx: Tx,
  id: string,
  suspension: { suspended_at: Date | null; suspension_note: string | null },
): Promise<void> {
  await tx.updateTable('members').set(suspension).where('id', '=', id).execute()
}

export async function findNoticed(db: Db, id: string) {
  return db
    .selectFrom('members')
    .select(['role', 'email', 'lang_code as langCode', 'suspended_at as suspendedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}
