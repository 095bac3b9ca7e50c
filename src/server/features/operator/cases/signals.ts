import { v7 } from 'uuid'
import { AppError } from '../../../../contract/base/errors.ts'
import type { Tx } from '../../../db/database.ts'
import { findAnyJob } from '../../announcement/queries.ts'
import { noteJob, withRevisions } from '../../announcement/restore.ts'
import { findSignals, lockSignals, setSignalStatus } from '../../signal/service.ts'
import { recordDecision } from '../decisions.ts'
import { insertAct } from '../queries.ts'
import { type By, closeAnnouncement } from '../service.ts'
import { undoRule } from '../undo-rule.ts'
import { findClosingRefusal, lockClosed, reopenClosed } from './report-cases.ts'

/**
 * Closes a posting that looks like a fraud, or finds it harmless: readers are no longer warned then.
 * @param seen when the signals were found that the operator saw
 * @throws AppError NOT_FOUND, PRECONDITION_FAILED if it was edited or decided meanwhile, JOB_STATE if it was never public
 */
export async function settleSuspicionAs(
  tx: Tx,
  by: By,
  jobId: string,
  { outcome, seen }: { outcome: 'CLOSED' | 'DISMISSED'; seen: string },
): Promise<void> {
  // Before the signals, as an edit locks them in this order.
  const noted = await noteJob(tx, jobId, by.now)
  const row = await lockSignals(tx, jobId)
  if (!row) throw new AppError('NOT_FOUND')
  if (row.status !== 'OPEN' || row.found_at.getTime() !== Date.parse(seen))
    throw new AppError('PRECONDITION_FAILED')
  await setSignalStatus(tx, jobId, { status: outcome, decided_at: by.now })
  const isClosing = outcome === 'CLOSED' && noted[0]?.closed_reason !== 'OPERATOR'
  if (isClosing) await closeAnnouncement(tx, by, jobId, 'FRAUD')
  const id = v7()
  await insertAct(tx, { ...by, id, act: 'signal.settle', subject: jobId, details: { outcome } })
  const jobs = isClosing ? await withRevisions(tx, noted) : []
  await recordDecision(tx, by, { id, kind: 'SIGNAL', subjectId: jobId, former: { jobs } })
}

/** The posting is as it was, and waits for a decision. */
export const signalUndo = undoRule({
  async lock(tx, decision) {
    const posting = await findAnyJob(tx, decision.subjectId)
    await lockClosed(tx, posting, decision)
    await lockSignals(tx, decision.subjectId)
  },
  async find(db, decision) {
    const posting = await findAnyJob(db, decision.subjectId)
    if (!posting) return 'CHANGED'
    const refusal = await findClosingRefusal(db, posting.company_id, decision)
    if (refusal) return refusal
    const row = await findSignals(db, decision.subjectId)
    return row?.decided_at?.getTime() === decision.decidedAt.getTime() ? row : 'CHANGED'
  },
  async restore(tx, by, decision, { status: outcome }) {
    const { subjectId: jobId } = decision
    await reopenClosed(tx, by, decision)
    await setSignalStatus(tx, jobId, { status: 'OPEN', decided_at: null })
    await insertAct(tx, { ...by, act: 'signal.undo', subject: jobId, details: { outcome } })
  },
})
