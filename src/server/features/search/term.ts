/** What a word of a query means. */
export type Term =
  | { kind: 'OCCUPATION'; code: string }
  | { kind: 'SECTOR'; code: string }
  /** One or, for names that several places have, any of them. */
  | { kind: 'PLACE'; ids: readonly number[] }
  /** By its number in reference/search-conditions.ts. */
  | { kind: 'CONDITION'; number: number }
  /** Tells which work is meant beside a word for it: `car` beside `painter`. By its code in search-combinations.json. */
  | { kind: 'THING'; code: string }
  /** Turns the condition before or behind it into its opposite. */
  | { kind: 'NOT' }
  /** Postings are not told apart by it; readers are told so. */
  | {
      kind: 'LEFT_OUT'
      /** Korean, so that postings may have it: looked for as text where nothing else is asked for. */
      isText?: true
    }
  /** Says nothing about what is looked for. */
  | { kind: 'FILLER' }

/** Words of a query that were read, by their places in it. */
export interface Found {
  from: number
  to: number
  pieces: readonly Piece[]
}

export interface Piece {
  /** None for letters that are no known word. */
  terms: readonly Term[]
  text: string
}
