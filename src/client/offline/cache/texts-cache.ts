import { textsCache } from '../../browser/stored-texts.ts'

/** Where the page says which language it is in; a synthetic address that no request uses. */
export const LANGUAGE_KEY = '/texts/language'

/**
 * Tells the service worker the language of the interface, so that it keeps this language's texts and no other's. Call it
 * before the worker is registered, which reads it at installation.
 */
export async function keepTextsOf(langCode: string): Promise<void> {
  try {
    const cache = await caches.open(textsCache)
    await cache.put(LANGUAGE_KEY, new Response(langCode))
    navigator.serviceWorker.controller?.postMessage({ type: 'LANGUAGE' })
  } catch {
    // No Cache API, or no room: the texts come from the network.
  }
}
