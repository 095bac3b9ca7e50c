import * as z from 'zod/mini'
import { command, read } from '../base/endpoint.ts'
import { Instant } from '../base/schema.ts'
import { CertificationCode } from './certification.ts'

/** Hours for which the link that confirms an e-mail address is valid. */
export const EMAIL_LINK_HOURS = 24

/** The mail with the link also has a code, for members who stay on the page. */
export const EMAIL_CODE = { digits: 6, minutes: 60, tries: 5 } as const

const ByToken = z.object({ token: z.string().check(z.maxLength(100)) })

export const sendEmailLink = command('members.sendEmailLink', 'POST /users/me/email-link', {
  summary: 'Resend the e-mail confirmation link',
  status: 202,
  by: 'member',
  ignoresIdempotencyKey: true,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
export const getEmailLink = read('members.getEmailLink', 'GET /users/email-links/:token', {
  summary: 'Check an e-mail confirmation link',
  params: ByToken,
  answer: z.object({
    expiresAt: Instant,
    /** Whether the link is the caller's own: opening it then confirms without a press. */
    isOwn: z.boolean(),
  }),
  errors: ['LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
})
export const confirmEmail = command('members.confirmEmail', 'POST /users/email-links/:token', {
  summary: 'Confirm an e-mail address',
  params: ByToken,
  ignoresIdempotencyKey: true,
  errors: ['LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
})
export const confirmEmailByCode = command('members.confirmEmailByCode', 'POST /users/me/email-code', {
  summary: 'Confirm the e-mail address with the code in the mail',
  body: z.object({ code: CertificationCode }),
  by: 'member',
  ignoresIdempotencyKey: true,
  errors: ['CODE_MISMATCH', 'CODE_EXPIRED', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
