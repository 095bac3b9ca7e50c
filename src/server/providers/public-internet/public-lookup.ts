import { lookup as lookUpName } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress, isPublicHost } from './public-address.ts'

/** The host is not public; no request was sent. */
export class NotPublicError extends Error {
  constructor(host: string) {
    super(`${host} is not on the public internet`)
    this.name = 'NotPublicError'
  }
}

/** Which hosts may be reached; only tests replace it. */
export interface Internet {
  lookup: LookupFunction
  isPublicHost(hostname: string): boolean
  isPublicAddress(address: string): boolean
}

export const PUBLIC_INTERNET: Internet = { lookup: lookUpName, isPublicHost, isPublicAddress }

/**
 * A lookup function for connections that rejects names with any address that is not public. The connection uses the
 * checked addresses, so that DNS rebinding has no effect.
 */
export function onlyPublic(internet: Internet): LookupFunction {
  return (hostname, options, done) =>
    internet.lookup(hostname, options, (error, found, family) => {
      if (error) return done(error, found, family)
      const addresses = typeof found === 'string' ? [found] : found.map((each) => each.address)
      if (addresses.length > 0 && addresses.every((address) => internet.isPublicAddress(address)))
        return done(null, found, family)
      done(new NotPublicError(hostname), found, family)
    })
}
