import { AppError } from '../../../../contract/base/errors.ts'
import {
  getProposalReport,
  listProposalReports,
  reopenProposalReport,
  settleProposalReport,
} from '../../../../contract/operator/proposal-case.ts'
import { countRows } from '../../../db/page.ts'
import { on } from '../../../http/endpoint-route.ts'
import { findProposalReport, findProposalReports } from '../../report/service.ts'
import { findUndoable } from '../undo.ts'
import { offerReportOf, reopenOfferReport, settleOfferReport } from './offer-cases.ts'
import { wordsIn } from './settlement-words.ts'

export const offerCaseRoutes = [
  on(listProposalReports, async ({ db, query }) => {
    const isOpen = query.state === 'OPEN'
    const [rows, totalCount] = await Promise.all([
      findProposalReports(db, isOpen, query),
      countRows(db.selectFrom('proposal_reports').where('settled_at', isOpen ? 'is' : 'is not', null)),
    ])
    return { data: rows.map(offerReportOf), totalCount }
  }),
  on(getProposalReport, async ({ db, params: { id }, member, now }) => {
    const row = await findProposalReport(db, id)
    if (!row) throw new AppError('NOT_FOUND')
    const { decision_id: decisionId, decided_by: by } = row
    const decision = row.decision && { ...wordsIn(row.decision), by }
    const undo = decisionId && (await findUndoable(db, { operatorId: member.id, now }, { id: decisionId }))
    return { data: { ...offerReportOf(row), decision, undo: undo || null } }
  }),
  on(settleProposalReport, async ({ db, params: { id }, body, member, now }) => {
    const by = { operatorId: member.id, now }
    const decisionId = await settleOfferReport(db, by, id, body)
    return { data: { outcome: body.outcome, undo: await findUndoable(db, by, { id: decisionId }) } }
  }),
  on(reopenProposalReport, async ({ db, params: { id }, member, now }) => {
    await reopenOfferReport(db, { operatorId: member.id, now }, id)
    return { data: { id } }
  }),
]
