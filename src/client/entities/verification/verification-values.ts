import * as z from 'zod/mini'
import type { Verification } from '../../../contract/employer/employer.ts'
import { PictureValue } from '../image/picture-value.ts'

/** The part of the form that is stored as a draft. The resident number is not: it exists only in the open page. */
const VerificationDraft = z.object({
  businessName: z.string(),
  /** Digits only. */
  businessNumber: z.string(),
  personName: z.string(),
  certificate: z.nullable(PictureValue),
})
export type VerificationDraft = z.output<typeof VerificationDraft>

export const isVerificationDraft = (value: unknown): value is VerificationDraft =>
  z.safeParse(VerificationDraft, value).success

export const VERIFICATION_DRAFT = 'verification'

export const verificationDraftOf = (verification: Verification | undefined): VerificationDraft => ({
  businessName: verification?.businessName ?? '',
  businessNumber: verification?.businessNumber ?? '',
  personName: verification?.personName ?? '',
  certificate: null,
})

/** `1234567890` as `123-45-67890`, also while typing. */
export const businessNumberText = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5, 10)].filter((part) => part !== '').join('-')
