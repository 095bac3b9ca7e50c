import { v7 } from 'uuid'
import { AppError } from '../../../../contract/base/errors.ts'
import type { NotificationKind } from '../../../../contract/message/notification.ts'
import { OFFER_CAUSES, OFFER_MESSAGES } from '../../../../contract/operator/decision.ts'
import type { ProposalReportRow } from '../../../../contract/operator/proposal-case.ts'
import type { Tx } from '../../../db/database.ts'
import { notify } from '../../notification/service.ts'
import { canReopenReported, reopenReported, withdrawReported } from '../../proposal/service.ts'
import {
  findReportedProposal,
  lockProposalReport,
  type ProposalReportCase,
  reopenProposalReport,
  settleProposalReport,
} from '../../report/service.ts'
import { recordDecision, undoRefused } from '../decisions.ts'
import { tellOfferRestored, tellOfferWithdrawn } from '../company-notices.ts'
import { insertAct } from '../queries.ts'
import type { By } from '../service.ts'
import { undoRule } from '../undo-rule.ts'
import { foundIn, requireFitting, type SettlementWords, wordsOf } from './settlement-words.ts'

interface OfferSettlement extends SettlementWords {
  outcome: 'UPHELD' | 'DISMISSED'
}

const REOPENED = 'OFFER_REPORT_REOPENED'

/**
 * Settles a report of a proposal and tells the candidate; UPHELD withdraws the proposal if it is open.
 * @returns id of the decision
 * @throws AppError NOT_FOUND, VALIDATION, JOB_STATE if it was settled before
 */
export async function settleOfferReport(
  tx: Tx,
  by: By,
  id: string,
  settlement: OfferSettlement,
): Promise<string> {
  const { outcome, message = null } = settlement
  requireFitting(settlement, { causes: OFFER_CAUSES[outcome], messages: OFFER_MESSAGES[outcome] })
  const report = await lockProposalReport(tx, id)
  if (!report) throw new AppError('NOT_FOUND')
  if (report.settled_at) throw new AppError('JOB_STATE')
  const decisionId = v7()
  await settleProposalReport(tx, { id, outcome, decisionId, now: by.now })
  const isWithdrawn = outcome === 'UPHELD' && (await withdrawReported(tx, report.proposal_id, by.now))
  const told = noticeOf(outcome, message)
  const details = { outcome, title: report.title, ...wordsOf(settlement), told }
  await insertAct(tx, { ...by, id: decisionId, act: 'report.settleProposal', subject: id, details })
  const former = { jobs: [], isWithdrawn }
  await recordDecision(tx, by, { id: decisionId, kind: 'OFFER_REPORT', subjectId: id, former })
  if (isWithdrawn) await tellOfferWithdrawn(tx, report, { cause: foundIn(settlement), now: by.now })
  await tellCandidate(tx, report, { kind: told, decisionId, now: by.now })
  return decisionId
}

/**
 * The report is open again, and a proposal that it withdrew is as it was; unless the report is gone, or the company has
 * sent the candidate another proposal meanwhile.
 */
export const offerReportUndo = undoRule({
  lock: (tx, { subjectId }) => lockProposalReport(tx, subjectId),
  async find(db, { id: decisionId, subjectId, former, decidedAt }) {
    const report = await findReportedProposal(db, subjectId)
    if (report?.decision_id !== decisionId) return 'CHANGED'
    if (!former.isWithdrawn || (await canReopenReported(db, report.proposal_id, decidedAt))) return report
    return 'CHANGED'
  },
  async restore(tx, by, { id: decisionId, subjectId: id, former, decidedAt }, report) {
    if (former.isWithdrawn) {
      // The company may have sent another one just now, which the lock on the report does not hold off.
      if (!(await reopenReported(tx, report.proposal_id, decidedAt))) throw undoRefused('CHANGED')
      await tellOfferRestored(tx, report, { withdrawnAt: decidedAt, now: by.now })
    }
    await reopenProposalReport(tx, id)
    const details = { title: report.title, told: REOPENED }
    await insertAct(tx, { ...by, act: 'report.undoProposal', subject: id, details })
    await tellCandidate(tx, report, { kind: REOPENED, decisionId, now: by.now })
  },
})

/**
 * Opens a dismissed report again, at any time and for any operator: a dismissal changed nothing but the report.
 * @throws AppError NOT_FOUND, JOB_STATE unless it was dismissed
 */
export async function reopenOfferReport(tx: Tx, by: By, id: string): Promise<void> {
  const report = await lockProposalReport(tx, id)
  if (!report) throw new AppError('NOT_FOUND')
  if (report.outcome !== 'DISMISSED') throw new AppError('JOB_STATE')
  await reopenProposalReport(tx, id)
  const details = { title: report.title, told: REOPENED }
  const decisionId = await insertAct(tx, { ...by, act: 'report.reopenProposal', subject: id, details })
  await tellCandidate(tx, report, { kind: REOPENED, decisionId, now: by.now })
}

function noticeOf(
  outcome: OfferSettlement['outcome'],
  message: OfferSettlement['message'],
): NotificationKind {
  if (outcome === 'UPHELD') return message === null ? 'OFFER_REPORT_UPHELD' : 'OFFER_REPORT_HELP'
  return message === 'NOT_PROVEN' ? 'OFFER_REPORT_NOT_PROVEN' : 'OFFER_REPORT_DISMISSED'
}

/** Who received a proposal is the one who may report it. */
async function tellCandidate(
  tx: Tx,
  report: { proposal_id: string; title: string; member_id: string },
  { kind, decisionId, now }: { kind: NotificationKind; decisionId: string; now: Date },
): Promise<void> {
  const { proposal_id: targetId, title: subject, member_id: memberId } = report
  await notify(tx, { kind, subject, targetId, memberId, occasion: `report:${decisionId}:${kind}` }, now)
}

export function offerReportOf(row: ProposalReportCase): ProposalReportRow {
  return {
    id: row.id,
    reason: row.reason,
    text: row.report_text,
    langCode: row.reporter_language,
    createdDate: row.created_at.toISOString(),
    settledDate: row.settled_at?.toISOString() ?? null,
    outcome: row.outcome,
    decidedBy: row.decided_by,
    proposal: {
      id: row.proposal_id,
      status: row.status,
      title: row.title,
      companyName: row.company_name,
      contact: row.contact,
      address: row.address,
      hours: row.hours,
      payType: row.pay_type,
      payAmount: row.pay_amount,
      details: row.details,
      createdDate: row.sent_at.toISOString(),
    },
    company: {
      memberId: row.employer_id,
      businessName: row.business_name,
      otherReports: row.other_reports,
    },
  }
}
