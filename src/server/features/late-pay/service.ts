import { v7 } from 'uuid'
import { AppError, fieldError } from '../../../contract/base/errors.ts'
import type { LatePay } from '../../../contract/candidate/late-pay.ts'
import type { Db, Tx } from '../../db/database.ts'
import { notify } from '../notification/service.ts'
import { seoulDay } from '../../seoul-day.ts'
import {
  findGuaranteed,
  findLatestCases,
  findUnsettled,
  insertCase,
  type LatePayRow,
  lockApplication,
  wasGuaranteed,
} from './queries.ts'

/**
 * A hired worker says that their pay was late; operators and the company are told. Repeating it answers the open case.
 * @throws AppError NOT_FOUND, JOB_STATE unless hired for a job that asks for the guarantee, VALIDATION at dueOn for a
 *   day to come, and for one on which no grant held
 */
export async function openCase(
  tx: Tx,
  { memberId, applicationId, now }: { memberId: string; applicationId: string; now: Date },
  { dueOn, details }: { dueOn: string; details: string },
): Promise<{ data: LatePay; isNew: boolean }> {
  const hired = await lockApplication(tx, applicationId, memberId)
  if (!hired) throw new AppError('NOT_FOUND')
  const open = await findUnsettled(tx, applicationId)
  if (open) return { data: latePayOf(open), isNew: false }
  const { company_id: companyId, company_member_id: employerId } = hired
  if (hired.stage !== 'HIRED' || !hired.is_asked_for) throw new AppError('JOB_STATE')
  if (dueOn > seoulDay(now)) throw fieldError('dueOn', 'INVALID', 'must not be in the future')
  if (!(await wasGuaranteed(tx, companyId, dueOn)))
    throw fieldError('dueOn', 'INVALID', 'pay was not guaranteed on that day')
  const row: LatePayRow = {
    id: v7(),
    application_id: applicationId,
    member_id: memberId,
    company_id: companyId,
    due_on: dueOn,
    details,
    status: 'OPEN',
    opened_at: now,
    asked_at: null,
    answer: null,
    answered_at: null,
    settled_at: null,
    outcome: null,
    note: null,
  }
  await insertCase(tx, row)
  const about = { kind: 'LATE_PAY_OPENED', subject: hired.title, occasion: `latePay:${row.id}` } as const
  if (employerId !== null) await notify(tx, { memberId: employerId, ...about }, now)
  return { data: latePayOf(row), isNew: true }
}

export function latePayOf(row: LatePayRow): LatePay {
  return {
    id: row.id,
    status: row.status === 'SETTLED' ? 'SETTLED' : 'OPEN',
    dueOn: row.due_on,
    openedDate: row.opened_at.toISOString(),
    settledDate: row.settled_at?.toISOString() ?? null,
    outcome: row.outcome,
    note: row.note ?? '',
  }
}

/** What a worker can say, and has said, about the pay of their applications. */
export async function latePayIn(db: Db, applicationIds: readonly string[], now: Date) {
  const [cases, guaranteed] = await Promise.all([
    findLatestCases(db, applicationIds),
    findGuaranteed(db, applicationIds, seoulDay(now)),
  ])
  return (applicationId: string) => {
    const row = cases.find((each) => each.application_id === applicationId)
    return { isPayGuaranteed: guaranteed.includes(applicationId), latePay: row ? latePayOf(row) : null }
  }
}
