import { lookup as lookUpName } from 'node:dns'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress, isPublicHost } from './public-address.ts'

export interface Posted {
  status: number
  retryAfter: string | null
}
export type Post = (url: string, headers: Record<string, string>, body: Buffer) => Promise<Posted>

/** The address is not one that this server sends anything to. */
export class NotPublicError extends Error {
  constructor(host: string) {
    super(`${host} is not on the public internet`)
    this.name = 'NotPublicError'
  }
}

const TIMEOUT = 15_000

/**
 * Posts to an address that somebody else chose: only over https, only to the public internet, following no redirect. The
 * name is looked up once, and what it gave is what is connected to: a second, different answer of the DNS changes nothing.
 * @throws NotPublicError, or the error of the connection
 */
export function postPublicly(lookup: LookupFunction = lookUpName): Post {
  return (address, headers, body) =>
    new Promise((resolve, reject) => {
      const url = new URL(address)
      if (url.protocol !== 'https:' || !isPublicHost(url.hostname))
        return reject(new NotPublicError(url.hostname))
      const sending = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        timeout: TIMEOUT,
        lookup: onlyPublic(lookup),
      })
      sending.on('timeout', () => sending.destroy(new Error(`no answer from ${url.hostname}`)))
      sending.on('error', reject)
      sending.on('response', (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] ?? null })
      })
      sending.end(body)
    })
}

function onlyPublic(lookup: LookupFunction): LookupFunction {
  return (hostname, options, done) =>
    lookup(hostname, options, (error, found, family) => {
      if (error) return done(error, found, family)
      const addresses = typeof found === 'string' ? [found] : found.map((each) => each.address)
      if (addresses.length > 0 && addresses.every(isPublicAddress)) return done(null, found, family)
      done(new NotPublicError(hostname), found, family)
    })
}
