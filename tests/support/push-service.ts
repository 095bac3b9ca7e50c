import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { PushMessage } from '../../src/contract/message/push.ts'
import type { Post } from '../../src/server/providers/push/post-publicly.ts'
import { listenLocally } from './listen-locally.ts'

export interface ReceivedPush {
  ttl: number
  urgency: string | undefined
  topic: string | undefined
  /** From the VAPID token. */
  subject: string
  message: PushMessage
}

export interface PushService {
  /** A browser subscribed here: its subscription and the messages it has received. */
  aBrowser(): TestBrowser
  /** Sends the requests of the server to this service. */
  post: Post
  /** Statuses of the next responses, in order; 201 afterwards. */
  answers: { status: number; headers?: Record<string, string> }[]
  requests: number
}

export interface TestBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  received: ReceivedPush[]
}

const ORIGIN = 'https://push.ilteo-tests.net'

/**
 * A push service that accepts messages (RFC 8030), rejects those without a valid VAPID token (RFC 8292), and delivers them
 * to browsers that decrypt them (RFC 8291).
 */
export async function aPushService(publicKey: string): Promise<PushService> {
  const browsers = new Map<string, (request: IncomingMessage, body: Buffer) => void>()
  const service: Pick<PushService, 'answers' | 'requests'> = { answers: [], requests: 0 }
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    service.requests += 1
    const planned = service.answers.shift()
    if (planned) return response.writeHead(planned.status, planned.headers).end()
    const receive = browsers.get(request.url ?? '')
    if (!receive) return response.writeHead(410).end()
    try {
      receive(request, body)
      response.writeHead(201).end()
    } catch (error) {
      response.writeHead(403).end(String(error))
    }
  })
  const port = await listenLocally(server)
  return Object.assign(service, {
    async post(url: string, headers: Record<string, string>, body: Buffer) {
      const local = `http://127.0.0.1:${port}${new URL(url).pathname}`
      const response = await fetch(local, { method: 'POST', headers, body: new Uint8Array(body) })
      return { status: response.status, retryAfter: response.headers.get('retry-after') }
    },
    aBrowser() {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const auth = randomBytes(16)
      const path = `/send/${randomBytes(12).toString('base64url')}`
      const received: ReceivedPush[] = []
      browsers.set(path, (request, body) => {
        const subject = vapidSubject(request.headers.authorization ?? '', publicKey)
        received.push({
          ttl: Number(request.headers['ttl']),
          urgency: request.headers['urgency']?.toString(),
          topic: request.headers['topic']?.toString(),
          subject,
          message: JSON.parse(decrypted(body, keys, auth)),
        })
      })
      const p256dh = keys.getPublicKey('base64url')
      return {
        subscription: { endpoint: ORIGIN + path, keys: { p256dh, auth: auth.toString('base64url') } },
        received,
      }
    },
  })
}

/** @throws Error unless the token is signed with the key that browsers subscribed with, addressed to this service, and not expired */
function vapidSubject(authorization: string, publicKey: string): string {
  const [, token = '', key] = /^vapid t=([^,]+), *k=(.+)$/.exec(authorization) ?? []
  if (key !== publicKey) throw new Error('another application server key')
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('the signature does not fit')
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  if (aud !== ORIGIN) throw new Error(`for ${aud}`)
  if (exp < Date.now() / 1000 || exp > Date.now() / 1000 + 86_400) throw new Error('not in time')
  return sub
}

/** Decrypts one record of aes128gcm (RFC 8188) with the keys of RFC 8291. */
function decrypted(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + senderKey.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey])
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
