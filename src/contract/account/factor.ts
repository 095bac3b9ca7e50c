import * as z from 'zod/mini'
import { command, read } from '../base/endpoint.ts'
import { SOCIAL_PROVIDERS } from '../base/enums.ts'
import { Email, GivenPassword } from './member.ts'
import { Instant } from '../base/schema.ts'

/** Security-relevant changes to a member's sign-in methods or account. */
export const FACTOR_CHANGES = [
  'PASSWORD',
  /** Through the link in a mail. */
  'PASSWORD_RESET',
  'EMAIL',
  'CELLPHONE',
  /** Another member has verified the number. */
  'CELLPHONE_LOST',
  'PROVIDER_CONNECTED',
  'PROVIDER_DISCONNECTED',
  'EXPORT',
  'UNDONE',
] as const
export type FactorChange = (typeof FACTOR_CHANGES)[number]

export const FACTOR_UNDO_DAYS = 7
export const EMAIL_CHANGE_MINUTES = 60

const ByToken = z.object({ token: z.string().check(z.maxLength(100)) })

export const getFactorChange = read('factors.get', 'GET /users/factor-changes/:token', {
  summary: 'Get the change that an undo link reverts',
  params: ByToken,
  answer: z.object({ kind: z.enum(FACTOR_CHANGES), changedAt: Instant, expiresAt: Instant }),
  errors: ['LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
})
export const undoFactorChange = command('factors.undo', 'POST /users/factor-changes/:token', {
  summary: 'Undo a change of sign-in factors',
  params: ByToken,
  answer: z.object({ resetToken: z.string(), expiresAt: Instant }),
  ignoresIdempotencyKey: true,
  errors: ['LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
})
export const requestEmailChange = command('factors.requestEmailChange', 'PUT /users/me/email', {
  summary: 'Request a change of the e-mail address',
  body: z.object({ email: Email, password: z.optional(GivenPassword) }),
  by: 'member',
  status: 202,
  ignoresIdempotencyKey: true,
  errors: ['PASSWORD_MISMATCH', 'SIGN_IN_AGAIN', 'TOO_MANY_REQUESTS'],
})
export const confirmEmailChange = command('factors.confirmEmailChange', 'POST /users/me/email/:token', {
  summary: 'Confirm a change of the e-mail address',
  params: ByToken,
  answer: z.object({ email: z.string() }),
  by: 'member',
  ignoresIdempotencyKey: true,
  errors: ['LINK_EXPIRED', 'EMAIL_IN_USE', 'TOO_MANY_REQUESTS'],
})
export const disconnectProvider = command(
  'factors.disconnectProvider',
  'DELETE /users/me/social-accounts/:provider',
  {
    summary: 'Disconnect a sign-in provider',
    params: z.object({ provider: z.enum(SOCIAL_PROVIDERS) }),
    body: z.object({ password: z.optional(GivenPassword) }),
    by: 'member',
    ignoresIdempotencyKey: true,
    errors: ['PASSWORD_MISMATCH', 'SIGN_IN_AGAIN', 'LAST_SIGN_IN', 'TOO_MANY_REQUESTS'],
  },
)
