import * as z from 'zod/mini'
import { Cellphone, CertificationCode, CodeRequester } from './certification.ts'
import { command } from '../base/endpoint.ts'
import { GivenName } from './member.ts'

export const findId = command('members.findId', 'POST /users/find-id', {
  summary:
    'The masked e-mail of the member with that name and that certified cellphone; null where there is none',
  body: z.object({
    name: GivenName,
    cellphone: Cellphone,
    code: CertificationCode,
    requester: CodeRequester,
  }),
  answer: z.object({ email: z.nullable(z.string()) }),
  ignoresIdempotencyKey: true,
  errors: ['CODE_MISMATCH', 'CODE_EXPIRED', 'TOO_MANY_REQUESTS'],
})
