import { v7 } from 'uuid'
import { type Guarantee, GUARANTEE_DAYS, type GuaranteeKind } from '../../../contract/employer/guarantee.ts'
import { AppError, fieldError } from '../../../contract/base/errors.ts'
import { inTransaction, type Db, type Tx } from '../../db/database.ts'
import { seoulDay } from '../../seoul-day.ts'
import { type CompanyRow, lockCompany } from '../employer/service.ts'
import { replaceFile } from '../file/service.ts'
import { writeListings } from '../job/service.ts'
import {
  deleteWaiting,
  findStanding,
  type GuaranteeRow,
  insertGuarantee,
  renewStandings,
  type Standing,
} from './queries.ts'

export { findGuarantee, findGuarantees } from './queries.ts'

const DAY = 86_400_000
const BATCH = 200

/** @throws AppError VALIDATION if it ends before it begins or today, or is too long */
export function requirePeriod({ from, until }: { from: string; until: string }, now: Date): void {
  if (until < from) throw fieldError('until', 'INVALID', 'must not be before the first day')
  if (until < seoulDay(now)) throw fieldError('until', 'INVALID', 'must not be over')
  if (Date.parse(until) - Date.parse(from) > GUARANTEE_DAYS * DAY)
    throw fieldError('until', 'TOO_LARGE', `at most ${GUARANTEE_DAYS} days`)
}

interface Application {
  kind: GuaranteeKind
  from: string
  until: string
  evidenceFileDataId: string
}

/** Applies for the badge. @throws AppError BUSINESS_NOT_VERIFIED, VALIDATION */
export async function apply(
  tx: Tx,
  { company, memberId, now }: { company: CompanyRow; memberId: string; now: Date },
  { kind, from, until, evidenceFileDataId: next }: Application,
): Promise<void> {
  requirePeriod({ from, until }, now)
  const { isVerified } = await lockCompany(tx, company.id)
  if (!isVerified) throw new AppError('BUSINESS_NOT_VERIFIED')
  const former = await deleteWaiting(tx, company.id)
  const field = 'evidenceFileDataId'
  await replaceFile(tx, { former, next, memberId, type: 'employer/guarantee', field, now })
  await insertGuarantee(tx, {
    id: v7(),
    company_id: company.id,
    kind,
    evidence_file: next,
    wanted_from: from,
    wanted_until: until,
    status: 'WAITING',
    requested_at: now,
  })
}

/** What a posting says of the guarantee: the employer's tick alone is only a request. */
export async function standingOf(
  db: Db,
  { companyId, isWanted, now }: { companyId: string; isWanted: boolean; now: Date },
): Promise<Standing> {
  if (!isWanted) return { guaranteed_until: null, guarantee_kind: null }
  return findStanding(db, companyId, seoulDay(now))
}

/** Gives postings the badge of a grant that began, and takes that of one that ended. Safe to repeat. */
export async function renewGuarantees(db: Db, now: Date): Promise<void> {
  for (;;) {
    const changed = await inTransaction(db, async (tx) => renewOnce(tx, now))
    if (changed < BATCH) return
  }
}

/** The same within a transaction that decides about one of them. */
export async function renewOnce(tx: Tx, now: Date): Promise<number> {
  const jobs = await renewStandings(tx, seoulDay(now), BATCH)
  await writeListings(
    tx,
    jobs.flatMap((job) => {
      const { listed_at, period_end } = job
      const isOpen = job.status === 'IN_PROGRESS' && listed_at && period_end && period_end > now
      return isOpen ? [{ ...job, listed_at, period_end }] : []
    }),
  )
  return jobs.length
}

export function guaranteeOf(row: GuaranteeRow, now: Date): Guarantee {
  const today = seoulDay(now)
  const { granted_from: from, granted_until: until } = row
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    wantedFrom: row.wanted_from,
    wantedUntil: row.wanted_until,
    grantedFrom: from,
    grantedUntil: until,
    isCurrent: from !== null && until !== null && from <= today && today <= until,
    reason: row.reason,
    requestedDate: row.requested_at.toISOString(),
    decidedDate: row.decided_at?.toISOString() ?? null,
  }
}
