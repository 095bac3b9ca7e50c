import * as z from 'zod/mini'
import { Cellphone } from './cellphone.ts'
import { CertificationCode, CodeRequester } from './certification.ts'
import { command } from '../base/endpoint.ts'
import { GivenName } from './member-name.ts'

export const findId = command('members.findId', 'POST /users/find-id', {
  summary: "Find a member's masked e-mail address",
  body: z.object({
    name: GivenName,
    cellphone: Cellphone,
    code: CertificationCode,
    requester: CodeRequester,
  }),
  answer: z.object({
    email: z.nullable(z.string()),
    /** Whether the account has no address, so that the number is how to sign in. */
    byCellphone: z.optional(z.boolean()),
  }),
  ignoresIdempotencyKey: true,
  errors: ['CODE_MISMATCH', 'CODE_EXPIRED', 'TOO_MANY_REQUESTS'],
})
