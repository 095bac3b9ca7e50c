import type { PrecacheEntry } from 'workbox-precaching'
import { Route } from 'workbox-routing'
import { isOwnFile } from './own-file.ts'
import { TEXT_FILE, textsCache } from '../client/browser/stored-texts.ts'
import { LANGUAGE_KEY } from '../client/offline/cache/texts-cache.ts'

/** Precached for everybody: shown where the texts of another language are missing. */
const FALLBACK = 'en'

type Build = readonly (PrecacheEntry | string)[]

const addressOf = (entry: PrecacheEntry | string) =>
  `/${typeof entry === 'string' ? entry : entry.url}`.replace('//', '/')
const languageOf = (address: string) => TEXT_FILE.exec(address)?.[1]

/** The files of a build that every reader needs, and those of each language, by code. */
export function splitTexts(build: Build): { shared: Build; texts: ReadonlyMap<string, readonly string[]> } {
  const isShared = (entry: PrecacheEntry | string) => {
    const language = languageOf(addressOf(entry))
    return language === undefined || language === FALLBACK
  }
  const others = build.filter((entry) => !isShared(entry)).map(addressOf)
  return {
    shared: build.filter(isShared),
    texts: Map.groupBy(others, (address) => languageOf(address) ?? ''),
  }
}

/**
 * Keeps the texts of the reader's language, and of languages used before, so that these can be chosen without a
 * network.
 */
export function keepTexts(
  worker: ServiceWorkerGlobalScope,
  texts: ReadonlyMap<string, readonly string[]>,
): void {
  worker.addEventListener('install', (event) => event.waitUntil(storeTexts(texts)))
  worker.addEventListener('activate', (event) => event.waitUntil(deleteOldTexts(texts)))
  worker.addEventListener('message', (event) => {
    const type: unknown = event.data?.type
    // Without a network it is stored when the page is opened again.
    if (type === 'LANGUAGE') event.waitUntil(storeTexts(texts).catch(() => undefined))
  })
}

/** Serves texts from the cache; hashed names never change their content. */
export const textsRoute = new Route(
  ({ url, sameOrigin }) => sameOrigin && TEXT_FILE.test(url.pathname),
  async ({ request, url }) => {
    const cache = await caches.open(textsCache)
    const stored = await cache.match(url.pathname)
    if (stored && isOwnFile(url.pathname, stored)) return stored
    if (stored) await cache.delete(url.pathname)
    return fetch(request)
  },
)

/** Stores what is missing of the languages in use. */
export async function storeTexts(texts: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const cache = await caches.open(textsCache)
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const current = await (await cache.match(LANGUAGE_KEY))?.text()
  const used = new Set([current, ...Array.from(stored, languageOf)])
  const wanted = Array.from(used, (code) => texts.get(code ?? '') ?? []).flat()
  const missing = wanted.filter((address) => !stored.has(address))
  await Promise.all(
    missing.map(async (address) => {
      const response = await fetch(address)
      if (!isOwnFile(address, response)) throw new Error(`${address} is not available: ${response.status}`)
      await cache.put(address, response)
    }),
  )
}

export async function deleteOldTexts(texts: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const cache = await caches.open(textsCache)
  const own = new Set([LANGUAGE_KEY, ...Array.from(texts.values()).flat()])
  const old = (await cache.keys()).filter(({ url }) => !own.has(new URL(url).pathname))
  await Promise.all(old.map((request) => cache.delete(request)))
}
