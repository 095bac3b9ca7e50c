import {
  approveCompanyName,
  type CompanyNameRow,
  listCompanyNames,
  refuseCompanyName,
} from '../../../../contract/operator/company-name.ts'
import { on } from '../../../http/endpoint-route.ts'
import { nameRequestOf } from '../../company/service.ts'
import { undoableNow } from '../undo.ts'
import { approveName, countNames, findNamePage, type NameCaseRow, refuseName } from './company-names.ts'

export const operatorCompanyNameRoutes = [
  on(listCompanyNames, async ({ db, query }) => {
    const [rows, totalCount] = await Promise.all([
      findNamePage(db, query.status, query),
      countNames(db, query.status),
    ])
    return { data: rows.map(rowOf), totalCount }
  }),
  on(approveCompanyName, async ({ db, params, body, member, now }) => {
    const by = { operatorId: member.id, now }
    await approveName(db, by, params.id, body.name)
    return { data: { status: 'APPROVED' as const, undo: await undoableNow(db, by, params.id) } }
  }),
  on(refuseCompanyName, async ({ db, params, body, member, now }) => {
    const by = { operatorId: member.id, now }
    await refuseName(db, by, params.id, body)
    return { data: { status: 'REFUSED' as const, undo: await undoableNow(db, by, params.id) } }
  }),
]

function rowOf(row: NameCaseRow): CompanyNameRow {
  return {
    ...nameRequestOf(row),
    id: row.company_id,
    publicName: row.public_name,
    businessName: row.business_name,
    businessNumber: row.business_number,
    memberId: row.member_id,
    lookAlikes: row.look_alikes,
  }
}
