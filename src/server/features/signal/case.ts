import { sql } from 'kysely'
import { listSuspiciousPostings, settleSuspicion } from '../../../contract/case/signal.ts'
import type { Tx } from '../../db/database.ts'
import { findAnyJob } from '../announcement/queries.ts'
import { noteJob } from '../announcement/restore.ts'
import { medianHourlyOf } from '../job/service.ts'
import type { By } from '../operator/audit.ts'
import { listCases } from '../operator/case-list.ts'
import { closeNoted, findClosingRefusal, lockClosed, reopenClosed } from '../operator/closing.ts'
import { type Case, defineCase } from '../operator/decide.ts'
import { onOperator } from '../operator/on-operator.ts'
import { findSignals, lockSignals, setSignalStatus, suspiciousList } from './queries.ts'
import { orNotFound } from '../../or-not-found.ts'

/** The posting is as it was, and waits for a decision. */
export const signalCase: Case = defineCase('SIGNAL', {
  queue: {
    open: sql`job_signals q join jobs j on j.id = q.job_id where q.status = 'OPEN' and j.status <> 'CLOSED'`,
    id: 'q.job_id',
    name: sql`j.title`,
    since: 'q.found_at',
  },
  async lock(tx, decision) {
    await lockClosed(tx, await findAnyJob(tx, decision.subjectId), decision)
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
  async restore(tx, decision, { status: outcome }, by) {
    await reopenClosed(tx, by, decision)
    await setSignalStatus(tx, decision.subjectId, { status: 'OPEN', decided_at: null })
    return { act: 'signal.undo', details: { outcome } }
  },
  routes: [
    onOperator(listSuspiciousPostings, async ({ db, query, now }) => {
      const { data, totalCount } = await listCases(db, suspiciousList, query.status, query)
      const postings = data.map(async ({ regionId, ...posting }) => ({
        ...posting,
        usualHourly: posting.signals.includes('PAY_FAR_ABOVE')
          ? await medianHourlyOf(db, regionId, now)
          : null,
      }))
      return { data: await Promise.all(postings), totalCount }
    }),
    onOperator(settleSuspicion, async ({ db, params: { id }, body, by }) => {
      await settle(db, by, id, body)
      return { data: { status: body.outcome, undo: await signalCase.undoableNow(db, by, id) } }
    }),
  ],
})

/**
 * Closes a posting that looks like a fraud, or finds it harmless: readers are no longer warned then.
 * @param seen when the signals were found that the operator saw
 * @throws AppError NOT_FOUND, PRECONDITION_FAILED if it was edited or decided meanwhile, JOB_STATE if it was never public
 */
async function settle(
  tx: Tx,
  by: By,
  jobId: string,
  { outcome, seen }: { outcome: 'CLOSED' | 'DISMISSED'; seen: string },
): Promise<void> {
  // Before the signals, as an edit locks them in this order.
  const noted = await noteJob(tx, jobId, by.now)
  const row = await orNotFound(lockSignals(tx, jobId))
  if (row.status !== 'OPEN' || row.found_at.getTime() !== Date.parse(seen))
    throw await signalCase.refusal(tx, jobId)
  await setSignalStatus(tx, jobId, { status: outcome, decided_at: by.now })
  const jobs = outcome === 'CLOSED' ? await closeNoted(tx, by, noted, 'FRAUD') : []
  await signalCase.record(tx, by, {
    subjectId: jobId,
    act: 'signal.settle',
    details: { outcome },
    former: { jobs },
  })
}
