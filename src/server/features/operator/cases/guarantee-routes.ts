import {
  grantGuarantee,
  type GuaranteeRow,
  listGuaranteeRequests,
  refuseGuarantee,
} from '../../../../contract/operator/guarantee-case.ts'
import { on } from '../../../http/endpoint-route.ts'
import type { Secret } from '../../../providers/secret/secret.ts'
import { signedFileUrl } from '../../file/service.ts'
import { guaranteeOf } from '../../guarantee/service.ts'
import { undoableNow } from '../undo.ts'
import { countGuarantees, findGuaranteePage, grant, type GuaranteeCaseRow, refuse } from './guarantees.ts'

export const operatorGuaranteeRoutes = [
  on(listGuaranteeRequests, async ({ db, query, services, now }) => {
    const [rows, totalCount] = await Promise.all([
      findGuaranteePage(db, query.status, query),
      countGuarantees(db, query.status),
    ])
    return { data: rows.map((row) => rowOf(row, services.secret, now)), totalCount }
  }),
  on(grantGuarantee, async ({ db, params, body, member, now }) => {
    const by = { operatorId: member.id, now }
    await grant(db, by, params.id, body)
    return { data: { status: 'GRANTED' as const, undo: await undoableNow(db, by, params.id) } }
  }),
  on(refuseGuarantee, async ({ db, params, body, member, now }) => {
    const by = { operatorId: member.id, now }
    await refuse(db, by, params.id, body.reason)
    return { data: { status: 'REFUSED' as const, undo: await undoableNow(db, by, params.id) } }
  }),
]

function rowOf(row: GuaranteeCaseRow, secret: Secret, now: Date): GuaranteeRow {
  const { evidence_file: file } = row
  return {
    ...guaranteeOf(row, now),
    companyName: row.company_name,
    companyId: row.company_id,
    businessName: row.business_name,
    businessNumber: row.business_number,
    isVerified: row.is_verified,
    evidenceUrl: file === null ? null : signedFileUrl(secret, file, now, { whole: true }),
    postings: row.postings,
  }
}
