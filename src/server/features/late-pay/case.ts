import { sql } from 'kysely'
import type { LatePayOutcome } from '../../../contract/candidate/late-pay.ts'
import { listLatePayCases, settleLatePay } from '../../../contract/case/guarantee.ts'
import type { Tx } from '../../db/database.ts'
import { notify, withdrawNotifications } from '../notification/service.ts'
import { orNotFound } from '../../or-not-found.ts'
import type { By } from '../operator/audit.ts'
import { listCases } from '../operator/case-list.ts'
import { type Case, defineCase } from '../operator/decide.ts'
import { onOperator } from '../operator/on-operator.ts'
import { findAbout, findCase, findUnsettled, latePayList, lockCase, setSettlement } from './queries.ts'

/** The case is open again, unless the worker has opened another. */
export const latePayCase: Case = defineCase('LATE_PAY', {
  queue: {
    open: sql`late_pay_cases q join companies c on c.id = q.company_id where q.status <> 'SETTLED'`,
    id: 'q.id',
    name: sql`c.name`,
    since: 'q.opened_at',
  },
  lock: (tx, { subjectId }) => lockCase(tx, subjectId),
  async find(db, { subjectId, decidedAt }) {
    const row = await findCase(db, subjectId)
    if (row?.settled_at?.getTime() !== decidedAt.getTime()) return 'CHANGED'
    return (await findUnsettled(db, row.application_id)) ? 'CHANGED' : row
  },
  async restore(tx, { decidedAt }, { id, member_id: workerId, outcome }) {
    await setSettlement(tx, id, { status: 'OPEN', settled_at: null, outcome: null, note: null })
    const employerId = (await findAbout(tx, id))?.company_member_id ?? null
    const told = employerId === null ? [workerId] : [workerId, employerId]
    await withdrawNotifications(tx, told, occasionOf(id, decidedAt))
    return { act: 'latePay.undo', details: { outcome } }
  },
  routes: [
    onOperator(listLatePayCases, ({ db, query }) => listCases(db, latePayList, query.status, query)),
    onOperator(settleLatePay, async ({ db, params: { id }, body, by }) => {
      await settle(db, by, id, body)
      return { data: { status: 'SETTLED' as const, undo: await latePayCase.undoableNow(db, by, id) } }
    }),
  ],
})

const occasionOf = (id: string, settledAt: Date) => `latePay:${id}:${settledAt.toISOString()}`

/** @throws AppError NOT_FOUND, PRECONDITION_FAILED if it was settled before */
async function settle(
  tx: Tx,
  by: By,
  id: string,
  { outcome, note }: { outcome: LatePayOutcome; note: string },
): Promise<void> {
  const row = await orNotFound(lockCase(tx, id))
  const about = await orNotFound(findAbout(tx, id))
  if (row.status === 'SETTLED') throw await latePayCase.refusal(tx, id)
  await setSettlement(tx, id, { status: 'SETTLED', settled_at: by.now, outcome, note: note || null })
  const { title, job_id: targetId, member_id: workerId, company_member_id: employerId } = about
  const told = { subject: title, occasion: occasionOf(id, by.now) }
  await notify(tx, { memberId: workerId, kind: 'LATE_PAY_SETTLED', ...told, targetId }, by.now)
  if (employerId !== null)
    await notify(tx, { memberId: employerId, kind: 'LATE_PAY_DECIDED', ...told }, by.now)
  await latePayCase.record(tx, by, { subjectId: id, act: 'latePay.settle', details: { outcome, title } })
}
