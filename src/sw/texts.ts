import { Route } from 'workbox-routing'
import { TEXT_FILE, textsCache } from '../client/browser/stored-texts.ts'
import { LANGUAGE_KEY } from '../client/offline/cache/texts-cache.ts'
import type { BuildFile } from './build-files.ts'
import { isOwnFile, type OwnFiles } from './own-file.ts'
import { intactKeys } from './precache.ts'

/** Precached for everybody: shown where the texts of another language are missing. */
const FALLBACK = 'en'

/** The paths of the files of each language, by its code. */
type Texts = ReadonlyMap<string, readonly string[]>

const languageOf = (address: string) => TEXT_FILE.exec(address)?.[1]

/** The files of a build that every reader needs, and those of each language. */
export function splitTexts(build: readonly BuildFile[]): { shared: readonly BuildFile[]; texts: Texts } {
  const isShared = ({ url }: BuildFile) => {
    const language = languageOf(url)
    return language === undefined || language === FALLBACK
  }
  const others = build.filter((file) => !isShared(file)).map(({ url }) => url)
  return {
    shared: build.filter(isShared),
    texts: Map.groupBy(others, (address) => languageOf(address) ?? ''),
  }
}

/**
 * Keeps the texts of the reader's language, and of languages used before, so that these can be chosen without a
 * network.
 */
export function keepTexts(worker: ServiceWorkerGlobalScope, texts: Texts, files: OwnFiles): void {
  worker.addEventListener('install', (event) => event.waitUntil(storeTexts(texts, files)))
  worker.addEventListener('activate', (event) => event.waitUntil(deleteOldTexts(texts)))
  worker.addEventListener('message', (event) => {
    const type: unknown = event.data?.type
    // Without a network it is stored when the page is opened again.
    if (type === 'LANGUAGE') event.waitUntil(storeTexts(texts, files).catch(() => undefined))
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

/** Stores what is missing or damaged of the languages in use. */
export async function storeTexts(texts: Texts, files: OwnFiles): Promise<void> {
  const cache = await caches.open(textsCache)
  const intact = new Set(Array.from(await intactKeys(cache), (url) => new URL(url).pathname))
  const current = await (await cache.match(LANGUAGE_KEY))?.text()
  const used = new Set([current, ...(await cache.keys()).map(({ url }) => languageOf(url))])
  const wanted = Array.from(used, (code) => texts.get(code ?? '') ?? []).flat()
  const missing = wanted.filter((address) => !intact.has(address))
  await Promise.all(
    missing.map(async (address) => {
      const response = await fetch(address)
      const file = (await files.isIntact(address, response)) ? response : await files.fetchAgain(address)
      if (!file) throw new Error(`${address} is not available: ${response.status}`)
      await cache.put(address, file)
    }),
  )
}

export async function deleteOldTexts(texts: Texts): Promise<void> {
  const cache = await caches.open(textsCache)
  const own = new Set([LANGUAGE_KEY, ...Array.from(texts.values()).flat()])
  const old = (await cache.keys()).filter(({ url }) => !own.has(new URL(url).pathname))
  await Promise.all(old.map((request) => cache.delete(request)))
}
