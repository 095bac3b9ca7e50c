import { getCompany, saveCompany } from '../../../contract/employer.ts'
import { uploadFile } from '../../../contract/file.ts'
import { sending } from '../../offline/outbox/sending.ts'

export const COMPANY_ENTITY = 'company'

export const sendCompany = sending(saveCompany, {
  entity: () => COMPANY_ENTITY,
  absolute: true,
  refreshes: [getCompany],
})

export const uploadLogo = sending(uploadFile, { entity: () => 'company-logo', absolute: true, refreshes: [] })
