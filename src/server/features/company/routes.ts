import {
  type Company,
  getCompany,
  requestCompanyName,
  saveCompany,
  withdrawCompanyName,
} from '../../../contract/employer/employer.ts'
import type { Db } from '../../db/database.ts'
import { on } from '../../http/endpoint-route.ts'
import {
  companyOf,
  findCompany,
  findRegistration,
  publicNameOf,
  updateCompany,
  verifiedEmployer,
} from '../employer/service.ts'
import { replaceFile } from '../file/service.ts'
import { findNameRequest, nameRequestOf, requestName, requestRenaming, withdrawName } from './service.ts'

export const companyRoutes = [
  on(getCompany, async ({ db, member }) => ({ data: await readCompany(db, member.id) })),
  on(saveCompany, async ({ db, body, member, now }) => {
    const company = await companyOf(db, member.id, now)
    const logo = body.logoFileDataId
    if (logo !== company.logo_file) {
      const files = { former: company.logo_file, next: logo, memberId: member.id, now }
      await replaceFile(db, { ...files, type: 'announcement', field: 'logoFileDataId' })
    }
    const publicName = publicNameOf(company)
    if (publicName !== null) await requestRenaming(db, company, body.companyName, now)
    const name = publicName ?? body.companyName
    await updateCompany(db, company.id, { name, business_type: body.businessType || null, logo_file: logo })
    return { data: await readCompany(db, member.id) }
  }),
  on(
    requestCompanyName,
    async ({ db, body, member, now }) => {
      await requestName(db, await companyOf(db, member.id, now), body.name, now)
      return { data: await readCompany(db, member.id) }
    },
    verifiedEmployer,
  ),
  on(withdrawCompanyName, async ({ db, member }) => {
    const company = await findCompany(db, member.id)
    if (company) await withdrawName(db, company.id)
    return { data: await readCompany(db, member.id) }
  }),
]

async function readCompany(db: Db, memberId: string): Promise<Company> {
  const company = await findCompany(db, memberId)
  if (!company) return NO_COMPANY
  const { name: businessName } = await findRegistration(db, company.id)
  const request = await findNameRequest(db, company.id)
  return {
    companyName: company.name,
    isNameDecided: company.is_name_decided,
    businessName,
    nameRequest: request ? nameRequestOf(request) : null,
    businessType: company.business_type ?? '',
    logoFileDataId: company.logo_file,
    logoImageUrl: company.logo_file === null ? null : `/files/${company.logo_file}`,
  }
}

const NO_COMPANY: Company = {
  companyName: '',
  isNameDecided: false,
  businessName: null,
  nameRequest: null,
  businessType: '',
  logoFileDataId: null,
  logoImageUrl: null,
}
