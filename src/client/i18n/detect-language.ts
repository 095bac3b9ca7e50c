import { isLanguageCode, type LanguageCode, languages } from './languages.ts'

const prefix = /^\/([a-z]{2})(?=\/|$)/i

interface Surroundings {
  /** What the member chose on the language page, if ever. */
  chosen: string | null
  /** Languages of the browser, most wanted first. */
  wanted: readonly string[]
  path: string
}

/** The reader's choice, else the browser's language, else the path's prefix, else Korean. */
export function detectLanguage({ chosen, wanted, path }: Surroundings): LanguageCode {
  if (isLanguageCode(chosen)) return chosen
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguageCode)
  if (spoken) return spoken
  const inPath = prefix.exec(path)?.[1]?.toLowerCase()
  return isLanguageCode(inPath) ? inPath : languages[0].code
}

/** `/en/news` is `/news`: the prefix says a language and names no page of its own. */
export function withoutLanguage(path: string): string {
  if (!isLanguageCode(prefix.exec(path)?.[1]?.toLowerCase())) return path
  return path.replace(prefix, '') || '/'
}
