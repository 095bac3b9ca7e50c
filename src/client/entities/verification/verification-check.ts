import { VerificationForm } from '../../../contract/employer/employer.ts'
import { type FieldErrors, fieldErrorsOf } from '../../forms/field-errors.ts'
import type { VerificationDraft } from './verification-values.ts'

export interface VerificationWhole extends VerificationDraft {
  /** Six digits, and the first digit of the second part. */
  residentFront: string
  residentBack: string
}

/** What was submitted before. */
export interface VerificationKnown {
  hasNumber: boolean
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
  const isNumberMissing = body.personRegistrationNumber === undefined && !known.hasNumber
  const isCertificateMissing = whole.certificate === null && !known.hasCertificate
  return {
    ...fieldErrorsOf(VerificationForm, body),
    ...(whole.businessNumber === '' ? { businessNumber: 'REQUIRED' as const } : {}),
    ...(isNumberMissing ? { personRegistrationNumber: 'REQUIRED' as const } : {}),
    ...(isCertificateMissing ? { certificateFileDataId: 'REQUIRED' as const } : {}),
  }
}
