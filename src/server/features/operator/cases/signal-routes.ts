import {
  listSuspiciousPostings,
  settleSuspicion,
  type SuspiciousPosting,
} from '../../../../contract/operator/signal.ts'
import type { Db } from '../../../db/database.ts'
import { on } from '../../../http/endpoint-route.ts'
import { medianHourlyOf } from '../../job/service.ts'
import { countSuspicious, findSuspicious, type SuspiciousRow } from '../../signal/service.ts'
import { undoableNow } from '../undo.ts'
import { settleSuspicionAs } from './signals.ts'

export const operatorSignalRoutes = [
  on(listSuspiciousPostings, async ({ db, query, now }) => {
    const [rows, totalCount] = await Promise.all([
      findSuspicious(db, query.status, query),
      countSuspicious(db, query.status),
    ])
    const data = await Promise.all(
      rows.map(async (row) => ({ ...postingOf(row), usualHourly: await usualHourlyOf(db, row, now) })),
    )
    return { data, totalCount }
  }),
  on(settleSuspicion, async ({ db, params, body, member, now }) => {
    const by = { operatorId: member.id, now }
    await settleSuspicionAs(db, by, params.id, body)
    const undo = await undoableNow(db, by, params.id)
    return { data: { status: body.outcome, undo } }
  }),
]

const usualHourlyOf = async (db: Db, { signals, region_id: regionId }: SuspiciousRow, now: Date) =>
  signals.includes('PAY_FAR_ABOVE') ? medianHourlyOf(db, regionId, now) : null

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
    sharedWith: row.shared_with,
    foundDate: row.found_at.toISOString(),
    decidedDate: row.decided_at?.toISOString() ?? null,
  }
}
