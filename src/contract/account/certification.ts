import { latinDigits, withoutSeparators } from '../base/latin-digits.ts'
import * as z from 'zod/mini'
import { command } from '../base/endpoint.ts'
import { ROLES } from '../base/enums.ts'
import { Cellphone } from './cellphone.ts'
import { GivenPassword } from './member.ts'
import { DeviceToken } from './device-token.ts'
import { Instant, reshaped } from '../base/schema.ts'

/**
 * Six digits, valid for three minutes, five tries. A number gets five codes an hour: at most three for one requester,
 * and another five for its owner on a known device.
 */
export const CERTIFICATION = {
  digits: 6,
  validSeconds: 180,
  tries: 5,
  sendsPerHour: 5,
  sendsPerRequester: 3,
  /** Seconds before another code can be requested. */
  resendAfterSeconds: 30,
} as const

/** A right code that opens no account at once proves the number for this long. */
export const PROOF_MINUTES = 30

/**
 * What is needed beside a proven number: a sign-up, as no account has it, or one more thing that the member of its
 * account knows (docs/product-rules.md).
 */
const NUMBER_ASKS = ['SIGN_UP', 'NAME', 'PASSWORD'] as const
export type NumberAsks = (typeof NUMBER_ASKS)[number]

export const CertificationCode = z.pipe(
  reshaped(6, (text) => withoutSeparators(latinDigits(text))),
  z.string().check(z.regex(/^\d{6}$/)),
)

/**
 * A random value the browser generates and sends when requesting and when submitting a code, so that nobody else can
 * use up its tries. Without it the client address is used instead.
 */
export const CodeRequester = z.optional(z.string().check(z.maxLength(100)))

export const sendCertificationCode = command('certifications.sendCode', 'POST /certifications/code', {
  summary: 'Send a verification code to a cellphone',
  body: z.object({
    cellphone: Cellphone,
    requester: CodeRequester,
    deviceToken: z.optional(DeviceToken),
  }),
  answer: z.object({ expiresAt: Instant, resendAt: Instant }),
  ignoresIdempotencyKey: true,
  errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
})

export const certify = command('certifications.certify', 'POST /certifications', {
  summary: 'Check a verification code',
  body: z.object({
    cellphone: Cellphone,
    code: CertificationCode,
    onlyForCertification: z.boolean(),
    requester: CodeRequester,
    deviceToken: z.optional(DeviceToken),
    keepSignedIn: z.optional(z.boolean()),
    /** Required to verify a number, unless the session is younger than ten minutes. */
    password: z.optional(GivenPassword),
  }),
  answer: z.object({
    cellphone: z.string(),
    role: z.optional(z.enum(ROLES)),
    accessToken: z.optional(z.string()),
    expiresAt: z.optional(Instant),
    deviceToken: z.optional(DeviceToken),
    /** In place of a session. */
    proof: z.optional(z.object({ token: z.string(), expiresAt: Instant, asks: z.enum(NUMBER_ASKS) })),
  }),
  ignoresIdempotencyKey: true,
  errors: [
    'UNAUTHENTICATED',
    'PASSWORD_MISMATCH',
    'SIGN_IN_AGAIN',
    'CODE_MISMATCH',
    'CODE_EXPIRED',
    'ACCOUNT_SUSPENDED',
    'TOO_MANY_REQUESTS',
  ],
})
