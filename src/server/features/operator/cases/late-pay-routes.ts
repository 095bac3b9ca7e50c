import {
  type LatePayRow,
  listLatePayCases,
  settleLatePay,
} from '../../../../contract/operator/late-pay-case.ts'
import { on } from '../../../http/endpoint-route.ts'
import { countCases, findCasePage, type LatePayCaseRow, latePayOf } from '../../late-pay/service.ts'
import { undoableNow } from '../undo.ts'
import { settleLatePayAs } from './late-pay.ts'

function rowOf(row: LatePayCaseRow): LatePayRow {
  const { guarantee_kind: kind, guarantee_until: until } = row
  return {
    ...latePayOf(row),
    details: row.details,
    jobTitle: row.title,
    companyName: row.company_name,
    companyMemberId: row.company_member_id,
    workerName: row.worker_name,
    workerId: row.member_id,
    guarantee: kind !== null && until !== null ? { kind, until } : null,
  }
}

export const operatorLatePayRoutes = [
  on(listLatePayCases, async ({ db, query }) => {
    const [rows, totalCount] = await Promise.all([
      findCasePage(db, query.status, query),
      countCases(db, query.status),
    ])
    return { data: rows.map(rowOf), totalCount }
  }),
  on(settleLatePay, async ({ db, params, body, member, now }) => {
    const by = { operatorId: member.id, now }
    await settleLatePayAs(db, by, params.id, body)
    const undo = await undoableNow(db, by, params.id)
    return { data: { status: 'SETTLED' as const, undo } }
  }),
]
