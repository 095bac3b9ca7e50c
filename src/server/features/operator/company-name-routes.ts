import {
  approveCompanyName,
  type CompanyNameRow,
  listCompanyNames,
  refuseCompanyName,
} from '../../../contract/operator/company-name.ts'
import { on } from '../../http/endpoint-route.ts'
import { nameRequestOf } from '../company/service.ts'
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
    await approveName(db, { operatorId: member.id, now }, params.id, body.name)
    return { data: { status: 'APPROVED' as const } }
  }),
  on(refuseCompanyName, async ({ db, params, body, member, now }) => {
    await refuseName(db, { operatorId: member.id, now }, params.id, body)
    return { data: { status: 'REFUSED' as const } }
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
