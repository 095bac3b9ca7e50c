import * as z from 'zod/mini'
import { command, read } from '../base/endpoint.ts'
import { ById, Id, Instant, inPages } from '../base/schema.ts'

export const SignedInDevice = z.object({
  id: Id,
  /** A short name such as `Chrome, Android`; null if unknown. */
  device: z.nullable(z.string()),
  createdAt: Instant,
  /** Rounded to five minutes. */
  lastUsedAt: Instant,
  expiresAt: Instant,
  keepSignedIn: z.boolean(),
  /** Whether this is the session of the request. */
  current: z.boolean(),
})
export type SignedInDevice = z.output<typeof SignedInDevice>

export const listSessions = read('sessions.list', 'GET /users/me/sessions', {
  summary: 'List sessions',
  ...inPages(SignedInDevice, 20),
  by: 'member',
})
export const endSession = command('sessions.end', 'DELETE /users/me/sessions/:id', {
  summary: 'End a session',
  params: ById,
  by: 'member',
})
