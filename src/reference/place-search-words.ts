import words from './place-search-words.json' with { type: 'json' }

/** Further spellings of places, which are only searched by, so that they stay on the server. */
export const placeSearchWords: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(words))
