import { v7 } from 'uuid'
import { AppError } from '../../../../contract/base/errors.ts'
import type { LatePayOutcome } from '../../../../contract/candidate/late-pay.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { findAbout, findCase, lockCase, setSettlement } from '../../late-pay/service.ts'
import { notify, withdrawNotifications } from '../../notification/service.ts'
import { recordDecision } from '../decisions.ts'
import { insertAct } from '../queries.ts'
import type { By } from '../service.ts'
import { undoRule } from '../undo-rule.ts'

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
      { memberId: workerId, kind: 'LATE_PAY_SETTLED', ...told, targetId: about.job_id },
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

/** The case is open again, unless the worker has opened another. */
export const latePayUndo = undoRule({
  lock: (tx, { subjectId }) => lockCase(tx, subjectId),
  async find(db, { subjectId, decidedAt }) {
    const row = await findCase(db, subjectId)
    if (row?.settled_at?.getTime() !== decidedAt.getTime()) return 'CHANGED'
    return (await hasAnother(db, row.application_id)) ? 'CHANGED' : row
  },
  async restore(tx, by, { decidedAt }, row) {
    await setSettlement(tx, row.id, { status: 'OPEN', settled_at: null, outcome: null, note: null })
    const about = await findAbout(tx, row.id)
    const told = [row.member_id, about?.company_member_id ?? null].filter((each) => each !== null)
    await withdrawNotifications(tx, told, occasionOf(row.id, decidedAt))
    await insertAct(tx, { ...by, act: 'latePay.undo', subject: row.id, details: { outcome: row.outcome } })
  },
})

async function hasAnother(db: Db, applicationId: string): Promise<boolean> {
  const other = await db
    .selectFrom('late_pay_cases')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('status', '<>', 'SETTLED')
    .executeTakeFirst()
  return other !== undefined
}
