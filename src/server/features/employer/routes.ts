import {
  type Company,
  getCompany,
  getVerification,
  requestVerification as requestVerificationCall,
  saveCompany,
} from '../../../contract/employer/employer.ts'
import { on, onPrepared } from '../../http/endpoint-route.ts'
import { replaceFile } from '../file/service.ts'
import { companyOf, ensureCompany } from './service.ts'
import { type CompanyRow, findCompany, updateCompany } from './company-queries.ts'
import { askTaxOffice, readVerification, requestVerification } from './verification.ts'

export const employerRoutes = [
  on(getVerification, async ({ db, member, services, now }) => ({
    data: await readVerification(db, member.id, { secret: services.secret, now }),
  })),
  onPrepared(
    requestVerificationCall,
    askTaxOffice,
    async ({ db, body, member, services: { secret }, now }, taxOffice) => {
      const named = { companyName: body.businessName, businessType: '' }
      const company = await ensureCompany(db, { memberId: member.id, ...named, now })
      const employer = { memberId: member.id, companyId: company.id, now, secret, taxOffice }
      return { data: { status: await requestVerification(db, employer, body) } }
    },
  ),
  on(getCompany, async ({ db, member }) => ({ data: profileOf(await findCompany(db, member.id)) })),
  on(saveCompany, async ({ db, body, member, now }) => {
    const company = await companyOf(db, member.id, now)
    const logo = body.logoFileDataId
    if (logo !== company.logo_file) {
      const files = { former: company.logo_file, next: logo, memberId: member.id, now }
      await replaceFile(db, { ...files, type: 'announcement', field: 'logoFileDataId' })
    }
    const change = { name: body.companyName, business_type: body.businessType || null, logo_file: logo }
    await updateCompany(db, company.id, change)
    return { data: profileOf({ ...company, ...change }) }
  }),
]

function profileOf(company: CompanyRow | undefined): Company {
  const logo = company?.logo_file ?? null
  return {
    companyName: company?.name ?? '',
    businessType: company?.business_type ?? '',
    logoFileDataId: logo,
    logoImageUrl: logo === null ? null : `/files/${logo}`,
  }
}
