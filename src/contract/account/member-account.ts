import * as z from 'zod/mini'
import { command, read, storableCommand } from '../base/endpoint.ts'
import { Email, GivenName, GivenPassword, Password } from './member.ts'
import { queryFlag } from '../base/schema.ts'

const AlarmSettings = z.object({
  alarmOn: z.boolean(),
  alarmExpectedJobOn: z.boolean(),
  alarmNewsOn: z.boolean(),
})
export type AlarmSettings = z.output<typeof AlarmSettings>

export const updateMe = storableCommand('members.update', 'PUT /users/me', {
  summary:
    'Switch the alarms, and whether companies may find the member (talentVisible): each that the query names',
  query: z.object({
    alarmOn: queryFlag,
    alarmExpectedJobOn: queryFlag,
    alarmNewsOn: queryFlag,
    talentVisible: queryFlag,
  }),
  answer: z.object({ ...AlarmSettings.shape, talentVisible: z.boolean() }),
  by: 'member',
})

export const PASSWORD_RESET_MINUTES = 30

export const requestPasswordReset = command('members.requestPasswordReset', 'POST /users/password-resets', {
  summary:
    'Send a link for a new password by mail, good for 30 minutes and once. The answer never tells whether there is such an account',
  body: z.object({ email: Email, name: GivenName }),
  status: 202,
  ignoresIdempotencyKey: true,
  errors: ['TOO_MANY_REQUESTS'],
})
export const getPasswordReset = read('members.getPasswordReset', 'GET /users/password-resets/:token', {
  summary: 'Whether the link of a mail can still set a password; tells nothing of whose it is',
  params: z.object({ token: z.string().check(z.maxLength(100)) }),
  answer: z.object({ expiresAt: z.iso.datetime() }),
  errors: ['LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
})
export const resetPassword = command('members.resetPassword', 'PUT /users/password-resets/:token', {
  summary: 'Set a new password with the token of the mail; ends all sessions of the member',
  params: z.object({ token: z.string().check(z.maxLength(100)) }),
  body: z.object({ password: Password }),
  ignoresIdempotencyKey: true,
  errors: ['LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
})
export const changePassword = command('members.changePassword', 'PUT /users/me/password', {
  summary:
    'Change the password; ends all other sessions. A member without a password sets the first one, without currentPassword, soon after signing in',
  body: z.object({ currentPassword: z.optional(GivenPassword), password: Password }),
  by: 'member',
  ignoresIdempotencyKey: true,
  errors: ['PASSWORD_MISMATCH', 'SIGN_IN_AGAIN', 'TOO_MANY_REQUESTS'],
})

const Export = z.looseObject({ exportedAt: z.iso.datetime() })

export const exportMember = read('members.export', 'GET /users/me/export', {
  summary:
    'Everything kept about the member, as one document to save: a section for each kind of thing. Within ten minutes of signing in; later it is sent for with the password',
  answer: Export,
  by: 'member',
  errors: ['PASSWORD_MISMATCH', 'SIGN_IN_AGAIN'],
})
export const exportMemberConfirmed = command('members.exportConfirmed', 'POST /users/me/export', {
  summary: 'The same document, with the password',
  body: z.object({ password: z.optional(GivenPassword) }),
  answer: Export,
  by: 'member',
  ignoresIdempotencyKey: true,
  errors: ['PASSWORD_MISMATCH', 'SIGN_IN_AGAIN', 'TOO_MANY_REQUESTS'],
})
export const removeMember = command('members.remove', 'DELETE /users/me', {
  summary:
    'Remove the account and everything personal; a member without a password needs to have signed in within ten minutes',
  body: z.object({ password: z.optional(GivenPassword) }),
  by: 'member',
  ignoresIdempotencyKey: true,
  errors: ['PASSWORD_MISMATCH', 'SIGN_IN_AGAIN', 'TOO_MANY_REQUESTS'],
})
