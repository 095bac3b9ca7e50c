import { getCompany, saveCompany } from '../../../contract/employer/employer.ts'
import { uploadFile } from '../../../contract/site/file.ts'
import { outboxCommand } from '../../offline/outbox/sending.ts'

export const COMPANY_ENTITY = 'company'

export const sendCompany = outboxCommand(saveCompany, {
  entity: () => COMPANY_ENTITY,
  absolute: true,
  refreshes: [getCompany],
})

export const uploadLogo = outboxCommand(uploadFile, {
  entity: () => 'company-logo',
  absolute: true,
  refreshes: [],
})
