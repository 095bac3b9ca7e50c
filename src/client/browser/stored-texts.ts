/** Files with the texts of a language, named so by the build (build/chunk-names.ts). */
export const TEXT_FILE = /assets\/texts-([a-z]+)-/

/** Where the service worker keeps the texts of languages in use (sw/texts.ts). */
export const textsCache = 'ilteo-precache-texts'

/**
 * Imports texts of an earlier build that are still on this device; the last stored ones first.
 * @returns null if there are none
 */
export async function importStoredTexts(code: string, name: string): Promise<unknown> {
  const stored = await (await caches.open(textsCache)).keys()
  const file = stored.findLast(({ url }) => url.includes(`/texts-${code}-${name}-`))
  return file ? import(/* @vite-ignore */ file.url) : null
}
