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
  summary: 'What the link of a mail can undo; tells nothing of whose account it is',
  params: ByToken,
  answer: z.object({ kind: z.enum(FACTOR_CHANGES), changedAt: Instant, expiresAt: Instant }),
  errors: ['LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
})
export const undoFactorChange = command('factors.undo', 'POST /users/factor-changes/:token', {
  summary:
    'Undo that change and all later ones: e-mail, cellphone and providers become what they were before, all sessions end, and the password ends. The answer carries the token that sets a new one',
  params: ByToken,
  answer: z.object({ resetToken: z.string(), expiresAt: Instant }),
  ignoresIdempotencyKey: true,
  errors: ['LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
})
export const requestEmailChange = command('factors.requestEmailChange', 'PUT /users/me/email', {
  summary:
    'Send a link to a new e-mail address, good for an hour. The address counts once the link is opened; the answer never tells whether it has an account',
  body: z.object({ email: Email, password: z.optional(GivenPassword) }),
  by: 'member',
  status: 202,
  ignoresIdempotencyKey: true,
  errors: ['PASSWORD_MISMATCH', 'SIGN_IN_AGAIN', 'TOO_MANY_REQUESTS'],
})
export const confirmEmailChange = command('factors.confirmEmailChange', 'POST /users/me/email/:token', {
  summary: "Make the address of that mail the account's; only for the member who asked for it",
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
    summary: 'Sign in through that provider no more; one that is not connected is no error',
    params: z.object({ provider: z.enum(SOCIAL_PROVIDERS) }),
    body: z.object({ password: z.optional(GivenPassword) }),
    by: 'member',
    ignoresIdempotencyKey: true,
    errors: ['PASSWORD_MISMATCH', 'SIGN_IN_AGAIN', 'LAST_SIGN_IN', 'TOO_MANY_REQUESTS'],
  },
)
