import { request } from 'node:https'
import {
  type Internet,
  NotPublicError,
  onlyPublic,
  PUBLIC_INTERNET,
} from '../public-internet/public-lookup.ts'

export interface Posted {
  status: number
  retryAfter: string | null
}
export type Post = (url: string, headers: Record<string, string>, body: Buffer) => Promise<Posted>

/** In ms, for the whole request. */
const TIME_LIMIT = 15_000

/**
 * Posts to a URL chosen by a client: only https, only on the public internet, without following redirects.
 * @throws NotPublicError or a connection error
 */
export function postPublicly(internet: Internet = PUBLIC_INTERNET, timeLimit = TIME_LIMIT): Post {
  return (address, headers, body) =>
    new Promise((resolve, reject) => {
      const url = new URL(address)
      if (url.protocol !== 'https:' || !internet.isPublicHost(url.hostname))
        return reject(new NotPublicError(url.hostname))
      const sending = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        lookup: onlyPublic(internet),
        signal: AbortSignal.timeout(timeLimit),
      })
      sending.on('error', reject)
      sending.on('response', (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] ?? null })
      })
      sending.end(body)
    })
}
