import { v7 } from 'uuid'
import { AppError } from '../../../../contract/base/errors.ts'
import type { LatePayOutcome } from '../../../../contract/candidate/late-pay.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { findAbout, lockCase, setSettlement } from '../../late-pay/service.ts'
import { notify, withdrawNotifications } from '../../notification/service.ts'
import { type LockedDecision, recordDecision, undoRefused } from '../decisions.ts'
import { insertAct } from '../queries.ts'
import type { By } from '../service.ts'

/** @throws AppError NOT_FOUND, PRECONDITION_FAILED if it was settled before */
export async function settleLatePayAs(
  tx: Tx,
  by: By,
  id: string,
  { outcome, note }: { outcome: LatePayOutcome; note: string },
): Promise<void> {
  const row = await lockCase(tx, id)
  const about = await findAbout(tx, id)
  if (!row || !about) throw new AppError('NOT_FOUND')
  if (row.status === 'SETTLED') throw new AppError('PRECONDITION_FAILED')
  await setSettlement(tx, id, { status: 'SETTLED', settled_at: by.now, outcome, note: note || null })
  const told = { subject: about.title, occasion: occasionOf(id, by.now) }
  const { member_id: workerId, company_member_id: employerId } = about
  await notify(
    tx,
    [
      { memberId: workerId, kind: 'LATE_PAY_SETTLED', ...told },
      ...(employerId === null ? [] : [{ memberId: employerId, kind: 'LATE_PAY_DECIDED' as const, ...told }]),
    ],
    by.now,
  )
  const decisionId = v7()
  const details = { outcome, title: about.title }
  await insertAct(tx, { ...by, id: decisionId, act: 'latePay.settle', subject: id, details })
  await recordDecision(tx, by, { id: decisionId, kind: 'LATE_PAY', subjectId: id, former: { jobs: [] } })
}

const occasionOf = (id: string, settledAt: Date) => `latePay:${id}:${settledAt.toISOString()}`

/** Undoes a settlement: the case is open again. @throws AppError UNDO_REFUSED if the worker has opened another */
export async function undoLatePay(tx: Tx, by: By, decision: LockedDecision): Promise<void> {
  const row = await lockCase(tx, decision.subjectId)
  if (row?.settled_at?.getTime() !== decision.decidedAt.getTime()) throw undoRefused('CHANGED')
  if (await hasAnother(tx, row.application_id)) throw undoRefused('CHANGED')
  await setSettlement(tx, row.id, { status: 'OPEN', settled_at: null, outcome: null, note: null })
  const about = await findAbout(tx, row.id)
  const told = [row.member_id, about?.company_member_id ?? null].filter((each) => each !== null)
  await withdrawNotifications(tx, told, occasionOf(row.id, decision.decidedAt))
  await insertAct(tx, { ...by, act: 'latePay.undo', subject: row.id, details: { outcome: row.outcome } })
}

async function hasAnother(db: Db, applicationId: string): Promise<boolean> {
  const other = await db
    .selectFrom('late_pay_cases')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('status', '<>', 'SETTLED')
    .executeTakeFirst()
  return other !== undefined
}
