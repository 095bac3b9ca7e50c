import { QUERY_LENGTH } from '../../../../contract/job/job.ts'

/**
 * Whether a typed search has these words, and the search with or without them. Where both are longer than a search may
 * be, the words replace what was typed.
 */
export function toggledWords(query: string | undefined, words: string) {
  const parts = (query ?? '').split(words)
  const isThere = parts.length > 1
  const rest = parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
  const both = `${rest} ${words}`.trim()
  return { isThere, next: isThere ? rest || undefined : both.length > QUERY_LENGTH ? words : both }
}
