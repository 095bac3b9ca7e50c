import { sql } from 'kysely'
import { v7 } from 'uuid'
import { AppError } from '../../../contract/base/errors.ts'
import type { NotificationKind } from '../../../contract/message/notification.ts'
import { OFFER_CAUSES, OFFER_MESSAGES } from '../../../contract/case/report.ts'
import {
  getProposalReport,
  listProposalReports,
  reopenProposalReport as reopenProposalReportCase,
  settleProposalReport as settleProposalReportCase,
} from '../../../contract/case/proposal-report.ts'
import type { Tx } from '../../db/database.ts'
import { type By, insertAct } from '../operator/audit.ts'
import { listCases } from '../operator/case-list.ts'
import { tellRestored, tellTaken } from '../operator/company-notices.ts'
import { type Case, defineCase, undoRefused } from '../operator/decide.ts'
import { onOperator } from '../operator/on-operator.ts'
import { canReopenReported, reopenReported, withdrawReported } from '../proposal/service.ts'
import {
  findProposalReport,
  findReportedProposal,
  lockProposalReport,
  offerReportList,
  reopenProposalReport,
  settleProposalReport,
} from './proposal-reports.ts'
import {
  foundIn,
  requireFitting,
  type SettlementWords,
  tellReporters,
  wordsIn,
  wordsOf,
} from './settlement.ts'
import { orNotFound } from '../../or-not-found.ts'

const REOPENED = 'OFFER_REPORT_REOPENED'

/**
 * The report is open again, and a proposal that it withdrew is as it was; unless the report is gone, or the company has
 * sent the candidate another proposal meanwhile.
 */
export const offerReportCase: Case = defineCase('OFFER_REPORT', {
  queue: {
    open: sql`proposal_reports q join proposals p on p.id = q.proposal_id where q.settled_at is null`,
    id: 'q.id',
    name: sql`p.title`,
    since: 'q.created_at',
  },
  lock: (tx, { subjectId }) => lockProposalReport(tx, subjectId),
  async find(db, { id: decisionId, subjectId, former, decidedAt }) {
    const report = await findReportedProposal(db, subjectId)
    if (report?.decision_id !== decisionId) return 'CHANGED'
    if (!former.isWithdrawn || (await canReopenReported(db, report.proposal_id, decidedAt))) return report
    return 'CHANGED'
  },
  async restore(tx, { id: decisionId, subjectId: id, former, decidedAt }, report, { now }) {
    if (former.isWithdrawn) {
      // The company may have sent another one just now, which the lock on the report does not hold off.
      if (!(await reopenReported(tx, report.proposal_id, decidedAt))) throw undoRefused('CHANGED')
      await tellRestored(tx, offerOf(report), { takenAt: decidedAt, isOpen: true, now })
    }
    await reopenProposalReport(tx, id)
    await tellCandidate(tx, report, { kind: REOPENED, decisionId, now })
    return { act: 'report.undoProposal', details: { title: report.title, told: REOPENED } }
  },
  routes: [
    onOperator(listProposalReports, ({ db, query }) => listCases(db, offerReportList, query.state, query)),
    onOperator(getProposalReport, async ({ db, params, by }) => {
      const row = await orNotFound(findProposalReport(db, params.id))
      const { stored, ...report } = row
      const { decisionId: id, details } = stored
      const decision = details && { ...wordsIn(details), by: report.decidedBy }
      const undo = id === null ? null : await offerReportCase.findUndoable(db, by, { id })
      return { data: { ...report, decision, undo } }
    }),
    onOperator(settleProposalReportCase, async ({ db, params, body, by }) => {
      const id = await settle(db, by, params.id, body)
      return { data: { outcome: body.outcome, undo: await offerReportCase.findUndoable(db, by, { id }) } }
    }),
    onOperator(reopenProposalReportCase, async ({ db, params: { id }, by }) => {
      await reopen(db, by, id)
      return { data: { id } }
    }),
  ],
})

interface Settlement extends SettlementWords {
  outcome: 'UPHELD' | 'DISMISSED'
}

/**
 * Settles a report of a proposal and tells the candidate; UPHELD withdraws the proposal if it is open.
 * @returns id of the decision
 * @throws AppError NOT_FOUND, VALIDATION, JOB_STATE if it was settled before
 */
async function settle(tx: Tx, by: By, id: string, settlement: Settlement): Promise<string> {
  const { outcome, message = null } = settlement
  const { now } = by
  requireFitting(settlement, { causes: OFFER_CAUSES[outcome], messages: OFFER_MESSAGES[outcome] })
  const report = await orNotFound(lockProposalReport(tx, id))
  if (report.settled_at) throw await offerReportCase.refusal(tx, id, 'JOB_STATE')
  const decisionId = v7()
  await settleProposalReport(tx, { id, outcome, decisionId, now })
  const isWithdrawn = outcome === 'UPHELD' && (await withdrawReported(tx, report.proposal_id, now))
  if (isWithdrawn) await tellTaken(tx, offerOf(report), { cause: foundIn(settlement), now })
  const told = noticeOf(outcome, message)
  await tellCandidate(tx, report, { kind: told, decisionId, now })
  return offerReportCase.record(tx, by, {
    id: decisionId,
    subjectId: id,
    act: 'report.settleProposal',
    details: { outcome, title: report.title, ...wordsOf(settlement), told },
    former: { jobs: [], isWithdrawn },
  })
}

/**
 * Opens a dismissed report again, at any time and for any operator: a dismissal changed nothing but the report.
 * @throws AppError NOT_FOUND, JOB_STATE unless it was dismissed
 */
async function reopen(tx: Tx, by: By, id: string): Promise<void> {
  const report = await orNotFound(lockProposalReport(tx, id))
  if (report.outcome !== 'DISMISSED') throw new AppError('JOB_STATE')
  await reopenProposalReport(tx, id)
  const details = { title: report.title, told: REOPENED }
  const decisionId = await insertAct(tx, { ...by, act: 'report.reopenProposal', subject: id, details })
  await tellCandidate(tx, report, { kind: REOPENED, decisionId, now: by.now })
}

function noticeOf(outcome: Settlement['outcome'], message: Settlement['message']): NotificationKind {
  if (outcome === 'UPHELD') return message === null ? 'OFFER_REPORT_UPHELD' : 'OFFER_REPORT_HELP'
  return message === 'NOT_PROVEN' ? 'OFFER_REPORT_NOT_PROVEN' : 'OFFER_REPORT_DISMISSED'
}

const offerOf = (report: { proposal_id: string; title: string; employer_id: string | null }) =>
  ({ type: 'proposal', id: report.proposal_id, title: report.title, memberId: report.employer_id }) as const

/** Who received a proposal is the one who may report it. */
const tellCandidate = (
  tx: Tx,
  report: { proposal_id: string; title: string; member_id: string },
  notice: { kind: NotificationKind; decisionId: string; now: Date },
) => {
  const { proposal_id: targetId, title: subject, member_id: memberId } = report
  return tellReporters(tx, [{ memberId }], { ...notice, subject, targetId })
}
