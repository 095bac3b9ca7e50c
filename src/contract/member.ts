import * as z from 'zod/mini'
import { command, read } from './endpoint.ts'
import { AUTH_TYPES, ROLES, SIGN_UP_ROLES } from './enums.ts'
import { Id, Instant, LangCode } from './schema.ts'

export const PASSWORD_LENGTH = { minimum: 8, maximum: 128 } as const

/** Trimmed and lower-cased: one mailbox is one member. */
export const Email = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.trim().toLowerCase()),
  ),
  z.email().check(z.maxLength(254)),
)
export const MemberName = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.trim()),
  ),
  z.string().check(z.minLength(1), z.maxLength(60)),
)

export const SignUp = z.object({
  authType: z.enum(AUTH_TYPES),
  email: Email,
  name: MemberName,
  password: z.string().check(z.minLength(PASSWORD_LENGTH.minimum), z.maxLength(PASSWORD_LENGTH.maximum)),
  role: z.enum(SIGN_UP_ROLES),
  langCode: z.optional(LangCode),
})

export const SignIn = z.object({
  authType: z.enum(AUTH_TYPES),
  email: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.trim().toLowerCase()),
    ),
    z.string().check(z.minLength(1), z.maxLength(254)),
  ),
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_LENGTH.maximum)),
  role: z.optional(z.enum(ROLES)),
  keepSignedIn: z.optional(z.boolean()),
})

export const Session = z.object({ role: z.enum(ROLES), accessToken: z.string(), expiresAt: Instant })

export const Me = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  langCode: z.string(),
  cellphoneVerified: z.boolean(),
  alarmOn: z.boolean(),
  alarmExpectedJobOn: z.boolean(),
  alarmNewsOn: z.boolean(),
})
export type Me = z.output<typeof Me>

export const createMember = command('members.create', 'POST /users', {
  summary: 'Sign up with e-mail and password',
  body: SignUp,
  answer: z.object({ id: Id }),
  status: 201,
  ignoresIdempotencyKey: true,
  errors: ['EMAIL_IN_USE', 'TOO_MANY_REQUESTS'],
})
export const signIn = command('members.signIn', 'POST /users/authentication', {
  summary: 'Sign in; the answer carries the token to send as a bearer',
  body: SignIn,
  answer: Session,
  ignoresIdempotencyKey: true,
  errors: ['CREDENTIALS_MISMATCH', 'TOO_MANY_REQUESTS'],
})
export const signOut = command('members.signOut', 'DELETE /users/authentication', {
  summary: 'Sign out: revokes the token, or with everywhere=true all tokens of the member',
  query: z.object({ everywhere: z.optional(z.enum(['true', 'false'])) }),
  by: 'member',
  ignoresIdempotencyKey: true,
})
export const getMe = read('members.me', 'GET /users/me', {
  summary: 'The signed-in member and their settings',
  answer: Me,
  by: 'member',
})
export const setLangCode = command('members.setLangCode', 'PUT /users/me/lang-code', {
  summary: "Save the member's language",
  body: z.object({ langCode: LangCode }),
  answer: z.object({ langCode: z.string() }),
  by: 'member',
})
