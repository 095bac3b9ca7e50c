/** A page as it was last drawn. */
export interface KeptScreen {
  /** Address of the entry script: another build's markup does not fit this build's style sheets. */
  build: string
  lang: string
  styles: readonly string[]
  markup: string
}

export const lastScreenCache = 'ilteo-last-screens'

/** An address of the cache alone: nothing else answers it. */
export function lastScreenKey({
  origin,
  pathname,
  search,
}: Pick<URL, 'origin' | 'pathname' | 'search'>): string {
  return `${origin}/last-screen?of=${encodeURIComponent(pathname.toLowerCase() + search)}`
}

/** What this page was about is gone: it must not be seen before the app says so. */
export async function forgetThisScreen(): Promise<void> {
  try {
    const cache = await caches.open(lastScreenCache)
    await cache.delete(lastScreenKey(location))
  } catch {
    // No caches here: nothing was kept.
  }
}

/** Where the reader changes, or the language, what was shown no longer fits. */
export async function forgetLastScreens(): Promise<void> {
  try {
    await caches.delete(lastScreenCache)
  } catch {
    // No caches here: nothing was kept.
  }
}
