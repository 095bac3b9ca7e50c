import * as z from 'zod/mini'
import { command, read } from '../base/endpoint.ts'
import { ById, Id } from '../base/schema.ts'

/** Base64url of exactly that many bytes, as browsers encode it. */
const base64url = (bytes: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`)))

/** The output of PushSubscription.toJSON(). */
export const PushSubscriptionForm = z.object({
  endpoint: z.url({ protocol: /^https$/ }).check(z.maxLength(1000)),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
})

export const getPushKey = read('push.key', 'GET /push-key', {
  summary: 'Get the public key for push subscriptions',
  answer: z.object({ publicKey: z.string() }),
})
export const subscribeToPush = command('push.subscribe', 'POST /push-subscriptions', {
  summary: 'Subscribe a browser to push notifications',
  body: PushSubscriptionForm,
  answer: z.object({ id: Id }),
  by: 'member',
  status: 201,
  ignoresIdempotencyKey: true,
  errors: ['TOO_MANY_REQUESTS'],
})
export const unsubscribeFromPush = command('push.unsubscribe', 'DELETE /push-subscriptions/:id', {
  summary: 'Unsubscribe from push notifications',
  params: ById,
  by: 'member',
})

/** The decrypted body of a push message. A message about several notifications has kind DIGEST. */
export interface PushMessage {
  kind: string
  /** In the member's language if supported, else English. */
  title: string
  body: string
  lang: string
  /** Page that a click opens. */
  path: string
  /** Id of the newest notification it covers. */
  notificationId: string
  count: number
  unreadCount: number
  /** RFC 3339. */
  createdAt: string
}
