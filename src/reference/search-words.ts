import fillers from './search-fillers.json' with { type: 'json' }
import leftOut from './search-left-out.json' with { type: 'json' }
import negations from './search-negations.json' with { type: 'json' }
import ofQueries from './search-query-words.json' with { type: 'json' }
import sectors from './search-sectors.json' with { type: 'json' }
import likePlaces from './words-like-places.json' with { type: 'json' }

/** Words around what is looked for, in all languages: `work`, `in`, `에서`. */
export const fillerWords: readonly string[] = fillers

/** What readers ask for that postings are not told apart by: `women`, `evenings`, `TOPIK 4`. */
export const leftOutWords: readonly string[] = leftOut

/** Further ones of both, which are read in queries only: titles are stored as they were read without them. */
export const wordsOfQueries: Readonly<
  Record<'fillers' | 'leftOut', readonly string[]> & {
    conditions: Readonly<Record<string, readonly string[]>>
  }
> = ofQueries

/** Words that turn a condition into its opposite, by where they stand: `no night shift`, `야간 없는`. */
export const negatingWords: Readonly<Record<'before' | 'after', readonly string[]>> = negations

/** Common words that sound like a place. */
export const wordsLikePlaces: readonly string[] = likePlaces

/** Words for a sector, by its code. */
export const sectorWords: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(sectors))

/** Words for somebody who does the work, which readers leave out of an occupation's name: `คนงานฟาร์มเห็ด`. */
export const roleWords: Readonly<Partial<Record<string, RegExp>>> = {
  vi: /^(công nhân|nhân viên|thợ) /i,
  zh: /(工人|人员|员|工)$/,
  th: /^(คนงาน|พนักงาน|ช่าง|คน)/,
  id: /^(pekerja pertanian|pekerja|petugas|tukang|sopir|awak) /i,
  ne: /(को|का|की) कामदार$| कामदार$/,
  km: /^(កម្មករ|អ្នក|ជាង)/,
  uz: / ishchisi$/i,
  my: / ?(အလုပ်သမား|ဝန်ထမ်း|သူ)$/,
}
