import { preferredLanguage } from '../../reference/preferred-language.ts'
import { isLanguageCode, type LanguageCode } from './languages.ts'

const prefix = /^\/([a-z]{2})(?=\/|$)/i

interface Surroundings {
  /** The language chosen on the language page, if any. */
  chosen: string | null
  /** Languages of the browser, most preferred first. */
  wanted: readonly string[]
  path: string
}

/**
 * Order of precedence: the reader's choice, the browser's language, the path's prefix, English. The server decides
 * likewise for the page it sends (server/pages/page-reader.ts).
 */
export function detectLanguage({ chosen, wanted, path }: Surroundings): LanguageCode {
  if (isLanguageCode(chosen)) return chosen
  const spoken = preferredLanguage(wanted)
  if (spoken) return spoken
  const inPath = prefix.exec(path)?.[1]?.toLowerCase()
  return isLanguageCode(inPath) ? inPath : 'en'
}

/** Removes the language prefix: `/en/news` is `/news`. */
export function withoutLanguage(path: string): string {
  if (!isLanguageCode(prefix.exec(path)?.[1]?.toLowerCase())) return path
  return path.replace(prefix, '') || '/'
}
