import data from './occupations.json' with { type: 'json' }
import hints from './occupation-hints.json' with { type: 'json' }

/** An occupation that foreign workers are hired for. Its name is in contract/work/occupation-names.ts. */
export interface OccupationRecord {
  /** `WELDER`; stored with postings, so a code is never given another meaning. */
  code: string
  /** In the search index, where it stands for the code: never given to another occupation. */
  number: number
  /** The sector of the job search that it belongs to: a `JobCategory` of the contract. */
  category: string
  /** Korean Employment Classification of Occupations 2018: the unit (four digits), or the group it is in (three). */
  keco: string
  /**
   * As employers type it, without blanks. `~` marks a word that decides only where nothing else does; of `가+나` a
   * title has both parts.
   */
  ko: readonly string[]
  en: readonly string[]
  /** By language: words that readers type and titles are not matched by. */
  other?: Readonly<Partial<Record<string, readonly string[]>>>
}

export const occupations: readonly OccupationRecord[] = data

const byCode = new Map(occupations.map((occupation) => [occupation.code, occupation]))

export const occupationByCode = (code: string): OccupationRecord | undefined => byCode.get(code)

/** The longest list of occupations that a posting has. */
export const MAX_OCCUPATIONS = 3

/** How words are weighed (contract/work/match-occupations.ts). */
export const occupationHints: {
  /** Occupations that are left out beside another one of their sector. */
  generic: readonly string[]
  /** Occupations whose words also stand beside a more precise one: an assembler of phones assembles. */
  broad: readonly string[]
  /** Words for what is made or where, which say less than those for what is done. */
  products: readonly string[]
  /** Words that contain another occupation's word and mean something else. */
  noise: readonly string[]
  /** Words that are one letter from an occupation's and no slip of the pen: `message` is no massage. */
  ordinary: readonly string[]
  /** Work that none of the occupations is: vets, pharmacists. Extras of films are performers. */
  outside: readonly string[]
  /** Names of firms, which say what is done there, but mean themselves in a search. */
  brands: readonly string[]
} = hints
