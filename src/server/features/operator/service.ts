import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import { AppError } from '../../../contract/base/errors.ts'
import type { JobStatus } from '../../../contract/base/enums.ts'
import type { Db } from '../../db/database.ts'
import { closeById, advanceAfterVerification, publishPaid } from '../announcement/service.ts'
import {
  findVerification,
  lockCompany,
  setRefused,
  setVerified,
  type VerificationRow,
} from '../employer/service.ts'
import { hashPassword, insertMember } from '../member/service.ts'
import { notify } from '../notification/service.ts'
import { findBalance, grantPoints } from '../point/service.ts'
import { settle } from '../report/service.ts'
import { findCompanyById, findMember, insertAct } from './queries.ts'

/** The operator and the time. Every act is recorded in its transaction. */
export interface By {
  operatorId: string | null
  now: Date
}

/** Records that an employer exported the data of applicants; the subject is the employer. */
export async function recordExport(
  db: Db,
  memberId: string,
  details: { jobId: string | null; stages: readonly string[]; count: number },
  now: Date,
): Promise<void> {
  await insertAct(db, {
    operatorId: memberId,
    now,
    act: 'member.exportApplicants',
    subject: memberId,
    details,
  })
}

/**
 * Verifies a company: deletes the representative's number, advances its waiting announcements, notifies the employer.
 * @throws AppError NOT_FOUND without a request
 */
export async function approveBusiness(db: Db, by: By, companyId: string): Promise<void> {
  const request = await lockRequest(db, companyId)
  if (request.status === 'VERIFIED') return
  await setVerified(db, companyId, by.now)
  await advanceAfterVerification(db, companyId, by.now)
  await notifyEmployer(db, request, 'BUSINESS_VERIFIED', by.now)
  await insertAct(db, { ...by, act: 'verify.approve', subject: companyId })
}

/** @throws AppError NOT_FOUND without a request, JOB_STATE once verified */
export async function refuseBusiness(db: Db, by: By, companyId: string, reason: string): Promise<void> {
  const request = await lockRequest(db, companyId)
  if (request.status === 'VERIFIED') throw new AppError('JOB_STATE')
  await setRefused(db, companyId, reason, by.now)
  await notifyEmployer(db, request, 'BUSINESS_REFUSED', by.now)
  await insertAct(db, { ...by, act: 'verify.refuse', subject: companyId, details: { reason } })
}

/**
 * Locks the company and finds its request.
 * @throws AppError NOT_FOUND
 */
export async function lockRequest(db: Db, companyId: string): Promise<VerificationRow> {
  if (!(await findCompanyById(db, companyId))) throw new AppError('NOT_FOUND')
  await lockCompany(db, companyId)
  const request = await findVerification(db, companyId)
  if (!request) throw new AppError('NOT_FOUND')
  return request
}

async function notifyEmployer(
  db: Db,
  request: VerificationRow,
  kind: 'BUSINESS_VERIFIED' | 'BUSINESS_REFUSED',
  now: Date,
): Promise<void> {
  const company = await findCompanyById(db, request.company_id)
  if (!company || company.member_id === null) return
  const occasion = `verification:${request.company_id}:${kind}:${now.toISOString()}`
  await notify(db, { memberId: company.member_id, kind, subject: request.business_name, occasion }, now)
}

/**
 * Publishes a paid announcement without payment.
 * @throws AppError NOT_FOUND, JOB_STATE for LIFE and for jobs closed by an operator
 */
export async function grantAnnouncement(db: Db, by: By, jobId: string, days: number): Promise<JobStatus> {
  const status = await publishPaid(db, jobId, days, by.now)
  await insertAct(db, { ...by, act: 'announcement.grant', subject: jobId, details: { days, status } })
  return status
}

/** Closes an announcement for good: its employer cannot open it again. @throws AppError NOT_FOUND, JOB_STATE */
export async function closeAnnouncement(db: Db, by: By, jobId: string): Promise<void> {
  await closeById(db, jobId, by.now)
  await insertAct(db, { ...by, act: 'announcement.close', subject: jobId })
}

/**
 * Settles a report.
 * @throws AppError NOT_FOUND, also if it was settled before
 */
export async function settleReport(db: Db, by: By, reportId: string): Promise<void> {
  if (!(await settle(db, reportId, by.now))) throw new AppError('NOT_FOUND')
  await insertAct(db, { ...by, act: 'report.settle', subject: reportId })
}

/**
 * Gives an employer free points.
 * @returns their balance
 * @throws AppError NOT_FOUND without an employer of that address
 */
export async function grantPointsTo(db: Db, by: By, email: string, points: number): Promise<number> {
  const member = await findMember(db, email)
  if (member?.role !== 'EMPLOYER') throw new AppError('NOT_FOUND')
  return grantPointsToEmployer(db, by, member.id, { points })
}

/** The same for a known employer. */
export async function grantPointsToEmployer(
  db: Db,
  by: By,
  memberId: string,
  grant: { points: number; reason?: string },
): Promise<number> {
  const reference = v7()
  await grantPoints(db, { memberId, points: grant.points, reference, now: by.now })
  await insertAct(db, { ...by, act: 'points.grant', subject: memberId, details: { ...grant, reference } })
  const { paid, free } = await findBalance(db, memberId)
  return paid + free
}

/**
 * Creates an operator account.
 * @returns its password, which is not stored in plain text
 * @throws AppError EMAIL_IN_USE
 */
export async function createOperator(db: Db, by: By, email: string): Promise<string> {
  const password = randomBytes(15).toString('base64url')
  const id = v7()
  const passwordHash = await hashPassword(password)
  const name = email.split('@')[0] ?? email
  const operator = { id, email, name, role: 'OPERATOR' as const, passwordHash, langCode: 'ko', now: by.now }
  if (!(await insertMember(db, operator))) throw new AppError('EMAIL_IN_USE')
  await insertAct(db, { ...by, act: 'operator.create', subject: id })
  return password
}
