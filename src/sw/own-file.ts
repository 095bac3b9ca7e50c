import type { WorkboxPlugin } from 'workbox-core'
import { digestOf } from '../contract/base/file-digest.ts'
import type { BuildFile } from './build-files.ts'

/** Content types of the build's files, by the ending of their names. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  html: /^text\/html/,
  json: /json/,
  svg: /^image\/svg/,
  png: /^image\/png/,
  webmanifest: /json|manifest/,
}

const pathOf = (address: string) => new URL(address, 'http://localhost').pathname

/**
 * Whether a response may be the requested file, by its status and type. Proxies and captive portals answer every address
 * with status 200 and a page of theirs: stored in place of a script, it would break the app on this device for good.
 */
export function isOwnFile(address: string, response: Response): boolean {
  if (response.status !== 200) return false
  const expected = TYPES[/\.([a-z]+)$/.exec(pathOf(address))?.[1] ?? '']
  return expected === undefined || expected.test(response.headers.get('content-type') ?? '')
}

/** The files of a build, which are stored only with the bytes that were built. */
export class OwnFiles {
  readonly #digests: ReadonlyMap<string, string | undefined>

  constructor(build: readonly BuildFile[]) {
    this.#digests = new Map(build.map(({ url, digest }) => [url, digest]))
  }

  /** Reads the whole response: for what is stored, not for each request. */
  async isIntact(address: string, response: Response): Promise<boolean> {
    if (!isOwnFile(address, response)) return false
    const digest = this.#digests.get(pathOf(address))
    if (digest === undefined) return true
    const bytes = await response.clone().arrayBuffer()
    return digestOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))) === digest
  }

  /**
   * The file from the server, past the browser's own cache, which may have the damaged one for a year.
   * @throws TypeError without a network
   */
  async fetchAgain(address: string): Promise<Response | null> {
    const fresh = await fetch(address, { cache: 'reload' })
    return (await this.isIntact(address, fresh)) ? fresh : null
  }

  /** Stores intact files only, also of what an earlier build has stored; replaces others when they are requested. */
  readonly plugin: WorkboxPlugin = {
    cacheWillUpdate: async ({ request, response }) =>
      (await this.isIntact(request.url, response)) ? response : this.fetchAgain(request.url),
    cachedResponseWillBeUsed: async ({ request, cachedResponse, cacheName, event }) => {
      const { url } = request
      // An installation fetches what is not intact, and fails where that does not help.
      if (event?.type === 'install')
        return cachedResponse && (await this.isIntact(url, cachedResponse)) ? cachedResponse : null
      if (cachedResponse && isOwnFile(url, cachedResponse)) return cachedResponse
      const cache = await caches.open(cacheName)
      try {
        const fresh = await this.fetchAgain(url)
        if (fresh) {
          await cache.put(request, fresh.clone())
          return fresh
        }
      } catch {
        // Without a network it is repaired the next time.
      }
      await cache.delete(request)
      return null
    },
  }
}
