import { NotPublicError } from '../public-internet/public-lookup.ts'
import { postPublicly, type Post } from './post-publicly.ts'
import type { IsPushHost } from './push-hosts.ts'
import type { VapidKeys } from './vapid-keys.ts'

export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushParcel {
  message: unknown
  /** A later message of the same topic replaces an undelivered one (RFC 8030). */
  topic: string
  /** Seconds that the push service keeps the message for an offline device. */
  ttl: number
}

/** GONE: the subscription has ended. REFUSED: the message is rejected for good. LATER: a retry may succeed. */
export type PushOutcome =
  | { state: 'SENT' | 'GONE' | 'REFUSED' }
  | { state: 'LATER'; retryAfterSeconds: number | null }

export interface PushSender {
  publicKey: string
  isPushHost: IsPushHost
  send(target: PushTarget, parcel: PushParcel): Promise<PushOutcome>
}

/**
 * Web push with VAPID and an encrypted payload.
 * @param subject contact for push services: an `https:` or `mailto:` URL
 * @param isPushHost allowed hosts; a subscription to another host counts as gone
 * @param post sends the request; only tests replace it
 */
export function createPushSender(
  { publicKey, privateKey }: VapidKeys,
  subject: string,
  isPushHost: IsPushHost,
  post: Post = postPublicly(),
): PushSender {
  return {
    publicKey,
    isPushHost,
    async send({ endpoint, p256dh, auth }, { message, topic, ttl }) {
      if (!isPushHost(new URL(endpoint).hostname)) return { state: 'GONE' }
      // Loaded on first use because it is slow to load.
      const { default: webPush } = await import('web-push')
      const details = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { vapidDetails: { subject, publicKey, privateKey }, TTL: ttl, urgency: 'normal', topic },
      )
      try {
        return outcomeOf(await post(endpoint, details.headers, details.body))
      } catch (error) {
        if (error instanceof NotPublicError) return { state: 'GONE' }
        return { state: 'LATER', retryAfterSeconds: null }
      }
    },
  }
}

function outcomeOf({ status, retryAfter }: { status: number; retryAfter: string | null }): PushOutcome {
  if (status >= 200 && status < 300) return { state: 'SENT' }
  if (status === 404 || status === 410) return { state: 'GONE' }
  if (status === 408 || status === 429 || status >= 500)
    return {
      state: 'LATER',
      retryAfterSeconds: /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : null,
    }
  return { state: 'REFUSED' }
}
