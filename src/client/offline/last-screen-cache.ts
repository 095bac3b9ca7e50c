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

export function isKeptScreen(value: unknown): value is KeptScreen {
  return (
    typeof value === 'object' &&
    value !== null &&
    'build' in value &&
    typeof value.build === 'string' &&
    'lang' in value &&
    typeof value.lang === 'string' &&
    'markup' in value &&
    typeof value.markup === 'string' &&
    'styles' in value &&
    Array.isArray(value.styles) &&
    value.styles.every((each) => typeof each === 'string')
  )
}

/** Where the reader changes, or the language, what was shown no longer fits. */
export async function forgetLastScreens(): Promise<void> {
  try {
    await caches.delete(lastScreenCache)
  } catch {
    // No caches here: nothing was kept.
  }
}
