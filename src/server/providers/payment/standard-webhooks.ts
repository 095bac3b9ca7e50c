import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../../contract/base/errors.ts'
import { memberOf, textOf } from '../json-answer.ts'
import type { Webhook } from './payment-provider.ts'

/** Webhooks outside this tolerance are rejected to prevent replays. */
const TOLERANCE_SECONDS = 5 * 60
const PREFIX = 'whsec_'

/**
 * Returns the signature headers of a webhook (standardwebhooks.com, symmetric).
 * @param secret base64, with or without `whsec_`
 */
export function signedHeaders(secret: string, id: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature(secret, id, timestamp, body).toString('base64')}`,
  }
}

/** @throws AppError UNAUTHENTICATED unless a signature matches and the timestamp is within the tolerance */
export function verifyWebhook(secret: string, { headers, body }: Webhook, now: Date): void {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    onlyOne(headers[name]),
  )
  if (!id || !timestamp || !signatures || !/^\d{1,12}$/.test(timestamp)) throw new AppError('UNAUTHENTICATED')
  const age = Math.floor(now.getTime() / 1000) - Number(timestamp)
  if (Math.abs(age) > TOLERANCE_SECONDS) throw new AppError('UNAUTHENTICATED')
  const right = signature(secret, id, timestamp, body)
  const fits = signatures.split(' ').some((versioned) => {
    const [version, text = ''] = versioned.split(',')
    const given = Buffer.from(text, 'base64')
    return version === 'v1' && given.length === right.length && timingSafeEqual(given, right)
  })
  if (!fits) throw new AppError('UNAUTHENTICATED')
}

/** Returns the payment id of a verified webhook (PortOne V2), or null for another kind. */
export function paymentIn({ body }: Webhook): string | null {
  const message: unknown = parsed(body)
  if (!textOf(message, 'type').startsWith('Transaction.')) return null
  return textOf(memberOf(message, 'data'), 'paymentId') || null
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function signature(secret: string, id: string, timestamp: string, body: string): Buffer {
  const key = Buffer.from(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret, 'base64')
  return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
}

function onlyOne(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined
}
