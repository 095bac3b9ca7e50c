import * as z from 'zod/mini'
import { command, read, storableCommand } from '../base/endpoint.ts'
import { Email, GivenPassword, Password } from './member.ts'
import { GivenName } from './member-name.ts'
import { queryFlag } from '../base/schema.ts'

const AlarmSettings = z.object({
  alarmOn: z.boolean(),
  alarmExpectedJobOn: z.boolean(),
  alarmNewsOn: z.boolean(),
})
export type AlarmSettings = z.output<typeof AlarmSettings>

export const updateMe = storableCommand('members.update', 'PUT /users/me', {
  summary: 'Update alarm settings and visibility',
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
  summary: 'Request a password reset link',
  body: z.object({ email: Email, name: GivenName }),
  status: 202,
  ignoresIdempotencyKey: true,
  errors: ['TOO_MANY_REQUESTS'],
})
export const getPasswordReset = read('members.getPasswordReset', 'GET /users/password-resets/:token', {
  summary: 'Check a password reset link',
  params: z.object({ token: z.string().check(z.maxLength(100)) }),
  answer: z.object({ expiresAt: z.iso.datetime() }),
  errors: ['LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
})
export const resetPassword = command('members.resetPassword', 'PUT /users/password-resets/:token', {
  summary: 'Reset the password',
  params: z.object({ token: z.string().check(z.maxLength(100)) }),
  body: z.object({ password: Password }),
  ignoresIdempotencyKey: true,
  errors: ['LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
})
export const changePassword = command('members.changePassword', 'PUT /users/me/password', {
  summary: 'Change the password',
  body: z.object({ currentPassword: z.optional(GivenPassword), password: Password }),
  by: 'member',
  ignoresIdempotencyKey: true,
  errors: ['PASSWORD_MISMATCH', 'SIGN_IN_AGAIN', 'TOO_MANY_REQUESTS'],
})

const Export = z.looseObject({
  exportedAt: z.iso.datetime(),
  /** Set where a saved stay could not be read: `stay` is null then, and saving it anew repairs it. */
  stayUnreadable: z.optional(z.literal(true)),
})

export const exportMember = read('members.export', 'GET /users/me/export', {
  summary: "Export the member's data",
  answer: Export,
  by: 'member',
  errors: ['PASSWORD_MISMATCH', 'SIGN_IN_AGAIN'],
  audited: true,
})
export const exportMemberConfirmed = command('members.exportConfirmed', 'POST /users/me/export', {
  summary: "Export the member's data with the password",
  body: z.object({ password: z.optional(GivenPassword) }),
  answer: Export,
  by: 'member',
  ignoresIdempotencyKey: true,
  errors: ['PASSWORD_MISMATCH', 'SIGN_IN_AGAIN', 'TOO_MANY_REQUESTS'],
})
export const removeMember = command('members.remove', 'DELETE /users/me', {
  summary: 'Delete the account',
  body: z.object({ password: z.optional(GivenPassword) }),
  by: 'member',
  ignoresIdempotencyKey: true,
  errors: ['PASSWORD_MISMATCH', 'SIGN_IN_AGAIN', 'TOO_MANY_REQUESTS'],
})
