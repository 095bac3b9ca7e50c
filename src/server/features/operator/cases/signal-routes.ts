import {
  listSuspiciousPostings,
  settleSuspicion,
  type SuspiciousPosting,
} from '../../../../contract/operator/signal.ts'
import { on } from '../../../http/endpoint-route.ts'
import { countSuspicious, findSuspicious, type SuspiciousRow } from '../../signal/service.ts'
import { findUndoable } from '../decisions.ts'
import { settleSuspicionAs } from './signals.ts'

export const operatorSignalRoutes = [
  on(listSuspiciousPostings, async ({ db, query }) => {
    const [rows, totalCount] = await Promise.all([
      findSuspicious(db, query.status, query),
      countSuspicious(db, query.status),
    ])
    return { data: rows.map(postingOf), totalCount }
  }),
  on(settleSuspicion, async ({ db, params, body, member, now }) => {
    const by = { operatorId: member.id, now }
    await settleSuspicionAs(db, by, params.id, body)
    const undo = await findUndoable(db, by, { subjectId: params.id, decidedAt: now })
    return { data: { status: body.outcome, undo } }
  }),
]

function postingOf(row: SuspiciousRow): SuspiciousPosting {
  return {
    id: row.job_id,
    status: row.status,
    signals: row.signals,
    title: row.title,
    details: row.details,
    contact: row.contact,
    hourlyEquivalent: row.hourly_equivalent,
    companyName: row.company_name,
    memberId: row.member_id,
    jobStatus: row.job_status,
    foundDate: row.found_at.toISOString(),
    decidedDate: row.decided_at?.toISOString() ?? null,
  }
}
