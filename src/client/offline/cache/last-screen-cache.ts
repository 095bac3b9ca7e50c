/** A page as last rendered. */
export interface StoredScreen {
  /** URL of the entry script: another build's markup does not match this build's style sheets. */
  build: string
  lang: string
  /** Paths of its style sheets. */
  styles: readonly string[]
  /** Style tags that its components have put into the head. */
  componentStyles: string
  markup: string
}

export const lastScreenCache = 'ilteo-last-screens'

/** A synthetic cache key that no server request uses. */
export function lastScreenKey({
  origin,
  pathname,
  search,
}: Pick<URL, 'origin' | 'pathname' | 'search'>): string {
  return `${origin}/last-screen?of=${encodeURIComponent(pathname.toLowerCase() + search)}`
}

/**
 * Removes the stored screen of this page, whose content is gone, so that it does not flash before the app can say so.
 */
export async function forgetCurrentScreen(): Promise<void> {
  try {
    const cache = await caches.open(lastScreenCache)
    await cache.delete(lastScreenKey(location))
  } catch {
    // No Cache API: nothing was stored.
  }
}

/** Removes all stored screens when the member or the language changes. */
export async function forgetLastScreens(): Promise<void> {
  try {
    await caches.delete(lastScreenCache)
  } catch {
    // No Cache API: nothing was stored.
  }
}
