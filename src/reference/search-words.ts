import fillers from './search-fillers.json' with { type: 'json' }
import places from './place-words.json' with { type: 'json' }
import sectors from './search-sectors.json' with { type: 'json' }

/** Words around what is looked for, in all languages: `work`, `in`, `에서`. */
export const fillerWords: readonly string[] = fillers

/** Spellings of places in other scripts and older ones, by the Korean name. */
export const placeWords: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(places))

/** Words for a sector, by its code. */
export const sectorWords: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(sectors))
