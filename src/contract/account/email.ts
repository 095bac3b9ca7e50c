import * as z from 'zod/mini'
import { command, read } from '../base/endpoint.ts'
import { Instant } from '../base/schema.ts'

/** Hours for which the link that confirms an e-mail address is valid. */
export const EMAIL_LINK_HOURS = 24

const ByToken = z.object({ token: z.string().check(z.maxLength(100)) })

export const sendEmailLink = command('members.sendEmailLink', 'POST /users/me/email-link', {
  summary:
    "Mail the link that confirms the member's e-mail address once more; an address that is confirmed gets none",
  status: 202,
  by: 'member',
  ignoresIdempotencyKey: true,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
export const getEmailLink = read('members.getEmailLink', 'GET /users/email-links/:token', {
  summary: 'Whether the link of a mail can still confirm an address; confirms nothing',
  params: ByToken,
  answer: z.object({ expiresAt: Instant }),
  errors: ['LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
})
export const confirmEmail = command('members.confirmEmail', 'POST /users/email-links/:token', {
  summary: 'Confirm the e-mail address that the link was mailed to; again changes nothing',
  params: ByToken,
  ignoresIdempotencyKey: true,
  errors: ['LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
})
