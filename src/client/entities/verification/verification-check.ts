import * as z from 'zod/mini'
import { VerificationForm, type Verification } from '../../../contract/employer/employer.ts'
import {
  CERTIFICATE_KINDS,
  type CertificateKind,
  isBusinessNumber,
} from '../../../contract/employer/business-number.ts'
import { type FieldErrors, fieldErrorsOf } from '../../forms/field-errors.ts'
import { ImageValue } from '../image/image-value.ts'

/** The part of the form that is stored as a draft. The resident number is not: it exists only in the open page. */
const VerificationDraft = z.object({
  businessName: z.string(),
  /** Digits only. */
  businessNumber: z.string(),
  /** Absent from drafts that were begun before the form asked. */
  certificateKind: z.optional(z.enum(CERTIFICATE_KINDS)),
  personName: z.string(),
  certificate: z.nullable(ImageValue),
})
export type VerificationDraft = z.output<typeof VerificationDraft>

export const isVerificationDraft = (value: unknown): value is VerificationDraft =>
  z.safeParse(VerificationDraft, value).success

export const VERIFICATION_DRAFT = 'verification'

/**
 * What a first request begins with: the name on the postings is usually that of the business, and the member's name that
 * of the representative.
 * @param usualKind the certificate that such a business has
 */
export const verificationDraftOf = (
  verification:
    | Pick<Verification, 'businessName' | 'businessNumber' | 'certificateKind' | 'personName'>
    | undefined,
  companyName: string,
  memberName: string,
  usualKind: CertificateKind = 'BUSINESS',
): VerificationDraft => ({
  businessName: verification?.businessName || companyName,
  businessNumber: verification?.businessNumber ?? '',
  certificateKind: (verification?.businessNumber && verification.certificateKind) || usualKind,
  personName: verification?.personName || memberName,
  certificate: null,
})

/** `1234567890` as `123-45-67890`, also while typing. */
export const businessNumberText = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5, 10)].filter((part) => part !== '').join('-')

/** The number of a registration as its kind is written. */
export const certificateNumberText = (digits: string, kind: CertificateKind | undefined): string =>
  kind === 'FARM' ? digits : businessNumberText(digits)

export interface VerificationWhole extends VerificationDraft {
  /** Six digits, and the first digit of the second part. */
  residentFront: string
  residentBack: string
}

/** What was submitted before. */
export interface VerificationKnown {
  hasCertificate: boolean
}

/** The request body; what was submitted before may be left out. */
export function verificationBody(whole: VerificationWhole) {
  const { certificate: _, residentFront, residentBack, ...rest } = whole
  const personRegistrationNumber = residentFront + residentBack
  return { ...rest, ...(personRegistrationNumber === '' ? {} : { personRegistrationNumber }) }
}

/** Errors by field of the form. */
export function errorsOfVerification(whole: VerificationWhole, known: VerificationKnown): FieldErrors {
  const body = verificationBody(whole)
  const isCertificateMissing = whole.certificate === null && !known.hasCertificate
  return {
    ...fieldErrorsOf(VerificationForm, body),
    ...(whole.certificateKind !== 'FARM' && !isBusinessNumber(whole.businessNumber)
      ? { businessNumber: 'INVALID' as const }
      : {}),
    ...(whole.businessNumber === '' ? { businessNumber: 'REQUIRED' as const } : {}),
    ...(isCertificateMissing ? { certificateFileDataId: 'REQUIRED' as const } : {}),
  }
}
