import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import { AppError } from '../../../contract/base/errors.ts'
import type { JobStatus, Role } from '../../../contract/base/enums.ts'
import type { Db, Tx } from '../../db/database.ts'
import { publishPaid } from '../announcement/term.ts'
import { hashPassword } from '../member/password.ts'
import { insertMember } from '../member/queries.ts'
import { findBalance, grantPoints } from '../point/service.ts'
import { settle } from '../report/service.ts'
import { type By, insertAct } from './audit.ts'
import { closeDays } from './trends/trends.ts'

export { closeDays }

/** Records that an employer exported the data of applicants; the subject is the employer. */
export async function recordExport(
  db: Db,
  memberId: string,
  details: { jobId: string | null; stages: readonly string[]; count: number },
  now: Date,
): Promise<void> {
  const by = { operatorId: memberId, now }
  await insertAct(db, { ...by, act: 'member.exportApplicants', subject: memberId, details })
}

/**
 * Publishes a paid announcement without payment.
 * @throws AppError NOT_FOUND, JOB_STATE for LIFE and for jobs closed by an operator
 */
export async function grantAnnouncement(tx: Tx, by: By, jobId: string, days: number): Promise<JobStatus> {
  const status = await publishPaid(tx, jobId, days, by.now)
  await insertAct(tx, { ...by, act: 'announcement.grant', subject: jobId, details: { days, status } })
  return status
}

/**
 * Settles a report.
 * @throws AppError NOT_FOUND, also if it was settled before
 */
export async function settleReport(tx: Tx, by: By, reportId: string): Promise<void> {
  if (!(await settle(tx, reportId, by.now))) throw new AppError('NOT_FOUND')
  await insertAct(tx, { ...by, act: 'report.settle', subject: reportId })
}

export async function findMember(db: Db, email: string): Promise<{ id: string; role: Role } | undefined> {
  return db.selectFrom('members').select(['id', 'role']).where('email', '=', email).executeTakeFirst()
}

/**
 * Gives an employer free points.
 * @returns their balance
 * @throws AppError NOT_FOUND without an employer of that address
 */
export async function grantPointsTo(tx: Tx, by: By, email: string, points: number): Promise<number> {
  const member = await findMember(tx, email)
  if (member?.role !== 'EMPLOYER') throw new AppError('NOT_FOUND')
  return grantPointsToEmployer(tx, by, member.id, { points })
}

/** The same for a known employer. */
export async function grantPointsToEmployer(
  tx: Tx,
  by: By,
  memberId: string,
  grant: { points: number; reason?: string },
): Promise<number> {
  const reference = v7()
  await grantPoints(tx, { memberId, points: grant.points, reference, now: by.now })
  await insertAct(tx, { ...by, act: 'points.grant', subject: memberId, details: { ...grant, reference } })
  const { paid, free } = await findBalance(tx, memberId)
  return paid + free
}

/**
 * Creates an operator account.
 * @returns its password, which is not stored in plain text
 * @throws AppError EMAIL_IN_USE
 */
export async function createOperator(tx: Tx, by: By, email: string): Promise<string> {
  const password = randomBytes(15).toString('base64url')
  const id = v7()
  const passwordHash = await hashPassword(password)
  const name = email.split('@')[0] ?? email
  const operator = { id, email, name, role: 'OPERATOR' as const, passwordHash, langCode: 'ko', now: by.now }
  if (!(await insertMember(tx, operator))) throw new AppError('EMAIL_IN_USE')
  await insertAct(tx, { ...by, act: 'operator.create', subject: id })
  return password
}
