import {
  type ArrearsMatch,
  decideArrears,
  listArrearsMatches,
} from '../../../../contract/operator/arrears.ts'
import { on } from '../../../http/endpoint-route.ts'
import { countMatches, findMatchPage, type MatchCaseRow } from '../../arrears/service.ts'
import { undoableNow } from '../undo.ts'
import { decideArrearsAs } from './arrears.ts'

export const operatorArrearsRoutes = [
  on(listArrearsMatches, async ({ db, query }) => {
    const [rows, totalCount] = await Promise.all([
      findMatchPage(db, query.status, query),
      countMatches(db, query.status),
    ])
    return { data: rows.map(matchOf), totalCount }
  }),
  on(decideArrears, async ({ db, params, body, member, now }) => {
    const by = { operatorId: member.id, now }
    await decideArrearsAs(db, by, params.id, body)
    const undo = await undoableNow(db, by, params.id)
    return { data: { status: body.status, undo } }
  }),
]

function matchOf(row: MatchCaseRow): ArrearsMatch {
  return {
    id: row.id,
    status: row.status,
    grounds: [
      ...(row.same_name ? (['NAME'] as const) : []),
      ...(row.same_person ? (['PERSON'] as const) : []),
      ...(row.same_district ? (['DISTRICT'] as const) : []),
    ],
    companyId: row.company_id,
    business: {
      name: row.registered_name,
      personName: row.registered_person,
      address: row.registered_address,
    },
    entry: {
      name: row.business_name,
      personName: row.person_name,
      address: row.address,
      amount: row.amount,
    },
    listedOn: row.listed_on,
    foundDate: row.found_at.toISOString(),
    decidedDate: row.decided_at?.toISOString() ?? null,
  }
}
