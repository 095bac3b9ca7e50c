import * as z from 'zod/mini'
import { command } from '../base/endpoint.ts'
import { SIGN_UP_ROLES, SOCIAL_PROVIDERS } from '../base/enums.ts'
import { LangCode } from '../base/schema.ts'
import { DeviceToken } from './device-token.ts'
import { GivenPassword, Session } from './member.ts'

/** Where providers redirect the browser, with `code` and `state` (or `error`) in the query. */
export const SOCIAL_CALLBACK_PATH = '/kakaoLogin'

const ByProvider = z.object({ provider: z.enum(SOCIAL_PROVIDERS) })

export const startSocialSignIn = command('social.start', 'POST /users/authentication/:provider/start', {
  summary: 'Start signing in through a provider',
  params: ByProvider,
  body: z.object({
    /** Role of the account to create if there is none yet. */
    role: z.optional(z.enum(SIGN_UP_ROLES)),
    keepSignedIn: z.optional(z.boolean()),
    /** Required to connect a provider, unless the session is younger than ten minutes. */
    password: z.optional(GivenPassword),
  }),
  answer: z.object({
    url: z.string(),
    /** The `state` in that URL; the page uses it to look up what it stored. */
    state: z.string(),
    /** A secret that the browser stores under the state and sends with the callback. */
    browserKey: z.string(),
  }),
  ignoresIdempotencyKey: true,
  errors: ['NOT_FOUND', 'PASSWORD_MISMATCH', 'SIGN_IN_AGAIN', 'TOO_MANY_REQUESTS'],
})

const token = z.string().check(z.minLength(1), z.maxLength(200))

export const finishSocialSignIn = command(
  'social.callback',
  'POST /users/authentication/:provider/callback',
  {
    summary: 'Finish signing in through a provider',
    params: ByProvider,
    body: z.object({
      code: z.string().check(z.minLength(1), z.maxLength(2000)),
      state: token,
      browserKey: token,
      /** Language of the account to create if there is none yet. */
      langCode: z.optional(LangCode),
      deviceToken: z.optional(DeviceToken),
    }),
    answer: Session,
    ignoresIdempotencyKey: true,
    errors: [
      'SOCIAL_STATE_MISMATCH',
      'SOCIAL_REFUSED',
      'ACCOUNT_SUSPENDED',
      'ACCOUNT_EXISTS',
      'SOCIAL_IN_USE',
      'TOO_MANY_REQUESTS',
      'UNAVAILABLE',
    ],
  },
)
