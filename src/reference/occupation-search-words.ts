import words from './occupation-search-words.json' with { type: 'json' }

/**
 * Words that readers type for an occupation besides its name and the words of occupations.json, by code and language.
 * They are many and only searched by, so that they stay on the server.
 */
export const occupationSearchWords: ReadonlyMap<
  string,
  Readonly<Partial<Record<string, readonly string[]>>>
> = new Map(Object.entries(words))
