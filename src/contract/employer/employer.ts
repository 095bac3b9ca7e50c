import * as z from 'zod/mini'
import { trimmed } from '../base/text-fields.ts'
import { CompanyName, CompanyNameRequest } from './company-name.ts'
import {
  BusinessNumber,
  CERTIFICATE_KINDS,
  CertificateNumber,
  numberFitsKind,
  PersonRegistrationNumber,
} from './business-number.ts'
import { command, read, storableCommand } from '../base/endpoint.ts'
import { VERIFICATION_STATUSES } from '../base/enums.ts'
import { KeptFileReference, RegistrationReference } from '../site/file.ts'
import { Instant } from '../base/schema.ts'

const name = trimmed(60, 1)

const verificationFields = {
  businessName: CompanyName,
  /** What the number and the photo are of. */
  certificateKind: z._default(z.enum(CERTIFICATE_KINDS), 'BUSINESS'),
  /** Of the business, or of a farm that of its certificate. */
  businessNumber: CertificateNumber,
  /** The representative, as on the business registration. */
  personName: name,
  /** First seven digits of a resident number; omitted if already stored. */
  personRegistrationNumber: z.optional(PersonRegistrationNumber),
  /** Photo or PDF of the business registration (own upload of type `announcement/business`); omitted if already stored. */
  certificateFileDataId: z.optional(RegistrationReference),
}
export const VerificationForm = z.object(verificationFields).check(numberFitsKind)
export type VerificationForm = z.output<typeof VerificationForm>

export const Verification = z.object({
  status: z.enum(VERIFICATION_STATUSES),
  businessName: z.string(),
  businessNumber: z.string(),
  /** Absent from answers of older servers. */
  certificateKind: z.optional(z.enum(CERTIFICATE_KINDS)),
  personName: z.string(),
  hasPersonRegistrationNumber: z.boolean(),
  /** Signed, short-lived URL. */
  certificateUrl: z.nullable(z.string()),
  /** The operator's reason for a refusal. */
  reason: z.nullable(z.string()),
  requestedAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
  /**
   * Hours within which half of the decisions of the last 30 days were taken; null while it is not in review, or with
   * fewer than five decisions.
   */
  usualHours: z.optional(z.nullable(z.int())),
})
export type Verification = z.output<typeof Verification>

export const getVerification = read('employers.verification', 'GET /employers/verification', {
  summary: 'Get the business verification',
  answer: Verification,
  by: 'EMPLOYER',
  company: 'READER',
})
export const requestVerification = command('employers.requestVerification', 'PUT /employers/verification', {
  summary: 'Request verification of the business',
  body: VerificationForm,
  answer: z.object({ status: z.enum(VERIFICATION_STATUSES) }),
  by: 'EMPLOYER',
  errors: ['VALIDATION', 'BUSINESS_CLOSED'],
})

export const checkBusinessNumber = read('employers.checkNumber', 'GET /employers/business-numbers/:number', {
  summary: 'Ask whether another verified business has a business number',
  params: z.object({ number: BusinessNumber }),
  answer: z.object({ isTaken: z.boolean() }),
  by: 'EMPLOYER',
  errors: ['TOO_MANY_REQUESTS'],
})

export const Company = z.object({
  /** What it is called in public, once its business was verified; before, what it calls itself. */
  companyName: z.string(),
  /** Whether the name is public and changes by operators' decisions alone. */
  isNameDecided: z.boolean(),
  /** On the business registration; null unless the business is verified. */
  businessName: z.nullable(z.string()),
  nameRequest: z.nullable(CompanyNameRequest),
  businessType: z.string(),
  logoFileDataId: z.nullable(z.string()),
  logoImageUrl: z.nullable(z.string()),
})
export type Company = z.output<typeof Company>
export const getCompany = read('employers.profile', 'GET /employers/profile', {
  summary: 'Get the company profile',
  answer: Company,
  by: 'EMPLOYER',
  company: 'READER',
})
export const CompanyProfile = z.object({
  companyName: name,
  businessType: z._default(trimmed(50), ''),
  /** Own upload of type `announcement`, or the logo that the company has. */
  logoFileDataId: z._default(z.nullable(KeptFileReference), null),
})
export const saveCompany = storableCommand('employers.saveProfile', 'PUT /employers/profile', {
  summary: 'Update the company profile',
  body: CompanyProfile,
  answer: Company,
  by: 'EMPLOYER',
  errors: ['VALIDATION'],
})
export const requestCompanyName = command('employers.requestName', 'PUT /employers/profile/name', {
  summary: 'Ask for another public name, which an operator decides; the registered name needs no decision',
  body: z.object({ name: CompanyName }),
  answer: Company,
  by: 'EMPLOYER',
  errors: ['VALIDATION', 'BUSINESS_NOT_VERIFIED'],
})
export const withdrawCompanyName = command('employers.withdrawName', 'DELETE /employers/profile/name', {
  summary: 'Withdraw the request for another public name',
  answer: Company,
  by: 'EMPLOYER',
})
