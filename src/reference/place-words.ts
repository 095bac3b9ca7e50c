import places from './place-words.json' with { type: 'json' }

/** Spellings of places in other scripts and older ones, by the Korean name. */
export const placeWords: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(places))
