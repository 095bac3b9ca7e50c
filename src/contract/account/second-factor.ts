import * as z from 'zod/mini'
import { command, read } from '../base/endpoint.ts'

/** Six digits from an authenticator app, or a recovery code of ten characters; spaces and hyphens are ignored. */
export const SecondFactorCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(40)),
    z.transform((text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
  ),
  z.string().check(z.regex(/^(\d{6}|[A-Z2-7]{10})$/)),
)

// The answers contain secrets, so they are not kept for idempotent replays.
export const getSecondFactor = read('secondFactor.state', 'GET /users/me/second-factor', {
  summary: 'Get the state of the second factor',
  answer: z.object({ isSet: z.boolean(), isPassed: z.boolean(), recoveryCodesLeft: z.int() }),
  by: 'OPERATOR',
  isBeforeSecondFactor: true,
})
export const beginSecondFactor = command('secondFactor.begin', 'POST /users/me/second-factor', {
  summary: 'Start setting up a second factor',
  answer: z.object({
    /** Base32, for typing into an app. */
    key: z.string(),
    /** The key as an `otpauth:` URI, for scanning. */
    uri: z.string(),
  }),
  status: 201,
  by: 'OPERATOR',
  isBeforeSecondFactor: true,
  ignoresIdempotencyKey: true,
  errors: ['SECOND_FACTOR_SET'],
})
export const confirmSecondFactor = command(
  'secondFactor.confirm',
  'POST /users/me/second-factor/confirmation',
  {
    summary: 'Confirm the second factor',
    body: z.object({ code: SecondFactorCode }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    status: 201,
    by: 'OPERATOR',
    isBeforeSecondFactor: true,
    ignoresIdempotencyKey: true,
    errors: ['CODE_MISMATCH', 'SECOND_FACTOR_SET', 'TOO_MANY_REQUESTS'],
  },
)
export const passSecondFactor = command('secondFactor.pass', 'POST /users/me/second-factor/check', {
  summary: 'Pass the second factor',
  body: z.object({ code: SecondFactorCode }),
  answer: z.object({ recoveryCodesLeft: z.int() }),
  by: 'OPERATOR',
  isBeforeSecondFactor: true,
  ignoresIdempotencyKey: true,
  errors: ['CODE_MISMATCH', 'TOO_MANY_REQUESTS'],
})
