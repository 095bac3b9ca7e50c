import { listGuarantees, requestGuarantee } from '../../../contract/employer/guarantee.ts'
import { AppError } from '../../../contract/base/errors.ts'
import type { Db } from '../../db/database.ts'
import { on } from '../../http/endpoint-route.ts'
import { findCompany } from '../employer/service.ts'
import { apply, findGuarantees, guaranteeOf } from './service.ts'

async function guaranteesOf(db: Db, companyId: string, now: Date) {
  return (await findGuarantees(db, companyId)).map((row) => guaranteeOf(row, now))
}

export const guaranteeRoutes = [
  on(listGuarantees, async ({ db, member, now }) => {
    const company = await findCompany(db, member.id)
    return { data: company ? await guaranteesOf(db, company.id, now) : [] }
  }),
  on(requestGuarantee, async ({ db, body, member, now }) => {
    const company = await findCompany(db, member.id)
    if (!company) throw new AppError('BUSINESS_NOT_VERIFIED')
    await apply(db, { company, memberId: member.id, now }, body)
    return { data: await guaranteesOf(db, company.id, now) }
  }),
]
