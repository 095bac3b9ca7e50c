import * as z from 'zod/mini'
import { Consents, DueConsent } from './consent.ts'
import { DeviceToken } from './device-token.ts'
import { MAILBOX, mailboxText } from './mailbox.ts'
import { MemberName } from './member-name.ts'
import { command, read, storableCommand } from '../base/endpoint.ts'
import { AUTH_TYPES, COMPANY_RIGHTS, ROLES, SIGN_UP_ROLES } from '../base/enums.ts'
import { Id, Instant, LangCode, reshaped } from '../base/schema.ts'
import { passwordText } from './password-text.ts'

export const PASSWORD_LENGTH = { minimum: 8, maximum: 128 } as const

/** RFC 5321, section 4.5.3.1.3. */
const EMAIL_LENGTH = 254
/** Cleaned and lower-cased, so that one mailbox belongs to one member. */
const mailbox = reshaped(EMAIL_LENGTH, mailboxText)
export const Email = z.pipe(mailbox, z.email({ pattern: MAILBOX }).check(z.maxLength(EMAIL_LENGTH)))
export const Password = z.pipe(
  reshaped(PASSWORD_LENGTH.maximum, passwordText),
  z.string().check(z.minLength(PASSWORD_LENGTH.minimum), z.maxLength(PASSWORD_LENGTH.maximum)),
)

/** Code units of one letter that a keyboard writes in parts, such as a syllable of Hangul. */
const UNITS_OF_LETTER = 3
/** A password to compare, as it was typed: of any length that was ever allowed. */
export const GivenPassword = z.string().check(z.maxLength(PASSWORD_LENGTH.maximum * UNITS_OF_LETTER))

export const SignUp = z.object({
  authType: z.enum(AUTH_TYPES),
  email: Email,
  name: MemberName,
  password: Password,
  role: z.enum(SIGN_UP_ROLES),
  langCode: z.optional(LangCode),
})

export const SignIn = z.object({
  authType: z.enum(AUTH_TYPES),
  email: z.pipe(mailbox, z.string().check(z.minLength(1), z.maxLength(EMAIL_LENGTH))),
  password: GivenPassword.check(z.minLength(1)),
  role: z.optional(z.enum(ROLES)),
  keepSignedIn: z.optional(z.boolean()),
  deviceToken: z.optional(DeviceToken),
})

/**
 * For authType values other than e-mail. The server asks the provider who owns the token; a different
 * thirdPartyUserId is refused (docs/product-rules.md).
 */
const thirdParty = {
  thirdPartyAccessToken: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
  thirdPartyUserId: z.optional(z.string().check(z.maxLength(100))),
}
const { email: signUpEmail, name: signUpName, password: signUpPassword } = SignUp.shape
const { email: signInEmail, password: signInPassword } = SignIn.shape

export const Session = z.object({
  role: z.enum(ROLES),
  accessToken: z.string(),
  expiresAt: Instant,
  deviceToken: z.optional(DeviceToken),
})

export const Me = z.object({
  id: Id,
  /** Null if the member signs in through a provider that shared no address. */
  email: z.nullable(z.string()),
  name: z.string(),
  role: z.enum(ROLES),
  langCode: z.string(),
  cellphoneVerified: z.boolean(),
  /** The verified number, digits only; absent from answers that devices stored before it was told. */
  cellphone: z.optional(z.nullable(z.string())),
  /** Confirmed by link, or by a provider that vouches for it. */
  emailVerified: z.boolean(),
  alarmOn: z.boolean(),
  alarmExpectedJobOn: z.boolean(),
  alarmNewsOn: z.boolean(),
  /** Whether verified companies may find this job seeker; takes effect once there is a resume. */
  talentVisible: z.boolean(),
  /**
   * Without a password, removing the account or setting a first password needs a sign-in within the last ten minutes.
   */
  hasPassword: z.boolean(),
  /** Providers this member can sign in through. */
  socialProviders: z.array(z.string()),
  /** Unread notifications. */
  unreadCount: z.int(),
  /** Conversations with unread messages; absent from answers that devices stored before there were any. */
  unreadConversations: z.optional(z.int()),
  /** What the employer may do in the company they act for; absent for others, and from older stored answers. */
  companyRight: z.optional(z.enum(COMPANY_RIGHTS)),
  /** Texts to agree to before going on; absent from answers that devices stored before there were any. */
  consentsDue: z.optional(z.array(DueConsent)),
})
export type Me = z.output<typeof Me>

export const createMember = command('members.create', 'POST /users', {
  summary: 'Sign up',
  body: z.object({
    ...SignUp.shape,
    email: z.optional(signUpEmail),
    name: z.optional(signUpName),
    password: z.optional(signUpPassword),
    /** Without them, `consentsDue` of the member names what is to be agreed to. */
    consents: z.optional(Consents),
    ...thirdParty,
  }),
  answer: z.object({ id: Id }),
  status: 201,
  ignoresIdempotencyKey: true,
  errors: ['ACCOUNT_EXISTS', 'SOCIAL_REFUSED', 'TOO_MANY_REQUESTS'],
})
export const signIn = command('members.signIn', 'POST /users/authentication', {
  summary: 'Sign in',
  body: z.object({
    ...SignIn.shape,
    email: z.optional(signInEmail),
    password: z.optional(signInPassword),
    ...thirdParty,
  }),
  answer: Session,
  ignoresIdempotencyKey: true,
  errors: [
    'CREDENTIALS_MISMATCH',
    'ACCOUNT_SUSPENDED',
    'ACCOUNT_EXISTS',
    'SOCIAL_REFUSED',
    'TOO_MANY_REQUESTS',
  ],
})
export const signOut = command('members.signOut', 'DELETE /users/authentication', {
  summary: 'Sign out',
  query: z.object({ everywhere: z.optional(z.enum(['true', 'false'])) }),
  by: 'member',
  ignoresIdempotencyKey: true,
  isBeforeSecondFactor: true,
})
export const getMe = read('members.me', 'GET /users/me', {
  summary: 'Get the signed-in member',
  answer: Me,
  by: 'member',
  isBeforeSecondFactor: true,
})
export const setLangCode = storableCommand('members.setLangCode', 'PUT /users/me/lang-code', {
  summary: "Set the member's language",
  body: z.object({ langCode: LangCode }),
  answer: z.object({ langCode: z.string() }),
  by: 'member',
})
