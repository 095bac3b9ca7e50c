import * as z from 'zod/mini'
import { command } from '../base/endpoint.ts'
import { SIGN_UP_ROLES } from '../base/enums.ts'
import { LangCode } from '../base/schema.ts'
import { Cellphone } from './cellphone.ts'
import { Consents } from './consent.ts'
import { DeviceToken } from './device-token.ts'
import { GivenName, MemberName } from './member-name.ts'
import { GivenPassword, Session } from './member.ts'

/** What `POST /certifications` gives for a right code that opened no account at once. */
const Proven = {
  cellphone: Cellphone,
  proof: z.string().check(z.maxLength(100)),
  keepSignedIn: z.optional(z.boolean()),
  deviceToken: z.optional(DeviceToken),
}

export const signUpByCellphone = command('members.createByCellphone', 'POST /users/by-cellphone', {
  summary: 'Sign up with a cellphone',
  body: z.object({
    ...Proven,
    name: MemberName,
    role: z.enum(SIGN_UP_ROLES),
    langCode: z.optional(LangCode),
    /** Without them, `consentsDue` of the member names what is to be agreed to. */
    consents: z.optional(Consents),
  }),
  answer: Session,
  status: 201,
  ignoresIdempotencyKey: true,
  errors: ['CODE_EXPIRED', 'ACCOUNT_SUSPENDED', 'TOO_MANY_REQUESTS'],
})

export const signInByCellphone = command(
  'members.signInByCellphone',
  'POST /users/authentication/by-cellphone',
  {
    summary: 'Sign in with a cellphone and what the member knows',
    body: z.object({ ...Proven, name: z.optional(GivenName), password: z.optional(GivenPassword) }),
    answer: Session,
    ignoresIdempotencyKey: true,
    errors: [
      'CODE_EXPIRED',
      'CREDENTIALS_MISMATCH',
      'PASSWORD_MISMATCH',
      'ACCOUNT_SUSPENDED',
      'TOO_MANY_REQUESTS',
    ],
  },
)
