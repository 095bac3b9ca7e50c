import { lookup as lookUpName } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress, isPublicHost } from './public-address.ts'

/** The address is not one that this server sends anything to. */
export class NotPublicError extends Error {
  constructor(host: string) {
    super(`${host} is not on the public internet`)
    this.name = 'NotPublicError'
  }
}

/** What may be reached; only tests have another than the public internet. */
export interface Internet {
  lookup: LookupFunction
  isPublicHost(hostname: string): boolean
  isPublicAddress(address: string): boolean
}

export const PUBLIC_INTERNET: Internet = { lookup: lookUpName, isPublicHost, isPublicAddress }

/**
 * Looks names up for a connection, which is then made to what was found: a second, different answer of the DNS changes
 * nothing. A name of which only one address is not public is refused whole.
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
