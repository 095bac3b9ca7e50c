import * as z from 'zod/mini'
import type { Company, Verification } from '../../../contract/employer/employer.ts'
import { ImageValue } from '../../entities/image/image-value.ts'

const CompanyValues = z.object({
  companyName: z.string(),
  businessType: z.string(),
  logo: z.nullable(ImageValue),
})
export type CompanyValues = z.output<typeof CompanyValues>

export const isCompanyValues = (value: unknown): value is CompanyValues =>
  z.safeParse(CompanyValues, value).success

export const COMPANY_DRAFT = 'company'

/** Without a name of its own a company uses its registered name. */
export const companyValuesOf = (
  company: Company | undefined,
  verification: Pick<Verification, 'businessName'> | undefined,
): CompanyValues => ({
  companyName: company?.companyName || (verification?.businessName ?? ''),
  businessType: company?.businessType ?? '',
  logo:
    company?.logoFileDataId == null
      ? null
      : { at: 'STORED', reference: company.logoFileDataId, url: company.logoImageUrl },
})
