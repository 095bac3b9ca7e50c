import { entriesIn } from '../languages/catalogues.ts'

/** Finds texts of the product as readers of a language see them, by the English ones. */
export function saidIn(langCode: string): (source: string) => string {
  const entries = entriesIn(langCode)
  return (source) => {
    const found = entries.find((entry) => entry.source === source && entry.context === '')
    if (!found || found.translation === '') throw new Error(`“${source}” is not translated into ${langCode}`)
    return found.translation
  }
}
