import { CompanyProfile } from '../../../contract/employer/employer.ts'
import { type FieldErrors, fieldErrorsOf } from '../../forms/field-errors.ts'
import { keptBlobId, storedReference } from '../../entities/image/picture-value.ts'
import { part, sendAll } from '../../offline/outbox/sending.ts'
import { sendCompany, uploadLogo } from './commands.ts'
import { COMPANY_DRAFT, type CompanyValues } from './company-values.ts'

const bodyOf = ({ companyName, businessType, logo }: CompanyValues) => ({
  companyName,
  businessType,
  logoFileDataId: storedReference(logo),
})

export const errorsOfCompany = (values: CompanyValues): FieldErrors =>
  fieldErrorsOf(CompanyProfile, bodyOf(values))

/** Saves logo and company in one step, to be sent in that order, and takes the draft away with it. */
export async function saveWholeCompany(values: CompanyValues): Promise<void> {
  const blobId = keptBlobId(values.logo)
  const upload = blobId !== undefined && {
    parts: { type: 'announcement' },
    file: { name: 'file', blobId, fileName: 'logo.jpg' },
  }
  await sendAll([
    ...(upload ? [part(uploadLogo, { upload, title: { company: values.companyName } }, 'logo')] : []),
    part(sendCompany, {
      body: bodyOf(values),
      draft: COMPANY_DRAFT,
      title: { company: values.companyName },
      ...(upload
        ? {
            needs: ['logo'],
            fills: [{ need: 'logo', take: 'data', into: 'payload', at: ['logoFileDataId'] }],
          }
        : {}),
    }),
  ])
}
