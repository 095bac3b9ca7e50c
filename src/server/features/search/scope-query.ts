import { ancestorIds } from '../../../reference/regions.ts'
import { exactQueryWords } from './query-words.ts'
import { type ReadQuery, readQuery } from './read-query.ts'
import { conditionLetter, namedLetter, regionLetter, searchWords, sectorLetter } from './search-text.ts'
import type { Term } from './term.ts'

/** A query in terms of the listing tables. */
export interface ScopeQuery {
  /** The chosen ones; without any, those that a name of several places means. */
  regionIds: readonly number[]
  words: string[]
}

/** What a query asks for, within the regions that were chosen besides. */
export function scopeQueryOf({ parts, rest }: ReadQuery, chosen: readonly number[]): ScopeQuery {
  const terms = parts.flatMap((part) => part.terms)
  const places = placesIn(terms)
  const [place] = places
  const words = [...terms.flatMap(letterOf), ...searchWords(rest)]
  if (place === undefined) return { regionIds: chosen, words }
  if (places.length === 1) return { regionIds: chosen, words: [...words, regionLetter(place)] }
  const within = places.filter((id) => [id, ...ancestorIds(id)].some((each) => chosen.includes(each)))
  if (chosen.length === 0 || within.length > 0)
    return { regionIds: chosen.length === 0 ? places : within, words }
  return { regionIds: chosen, words: [...words, ...places.map(regionLetter)] }
}

/**
 * What a posting's title and company say, in the letters that a query of the same words asks for: whoever types them
 * finds the posting, whatever the employer chose in the form. Slips of the pen are forgiven in queries only.
 */
export const lettersIn = (text: string): string[] =>
  readQuery(text, exactQueryWords())
    .parts.flatMap((part) => part.terms)
    .flatMap((term) =>
      term.kind === 'PLACE' && term.ids.length === 1 ? term.ids.map(regionLetter) : letterOf(term),
    )

function letterOf(term: Term): string[] {
  if (term.kind === 'OCCUPATION') return [namedLetter(term.code)]
  if (term.kind === 'SECTOR') return [sectorLetter(term.code)]
  return term.kind === 'CONDITION' ? [conditionLetter(term.number)] : []
}

/**
 * A name that several places share means those that contain, or are in, another place of the query: `Buk-gu, Daegu` is
 * neither the Buk-gu of Busan nor all of Daegu. If there are none, it means all of them.
 */
function placesIn(terms: readonly Term[]): number[] {
  const named = terms.flatMap((term) => (term.kind === 'PLACE' ? [term.ids] : []))
  const all = new Set(named.flat())
  const outer = new Set([...all].flatMap(ancestorIds))
  return innermost(
    named.flatMap((ids) => {
      const related = ids.filter((id) => outer.has(id) || ancestorIds(id).some((each) => all.has(each)))
      return related.length > 0 ? related : ids
    }),
  )
}

/** Without places that contain another of them: `Ansan, Gyeonggi` is Ansan. */
function innermost(ids: readonly number[]): number[] {
  const outer = new Set(ids.flatMap(ancestorIds))
  return [...new Set(ids)].filter((id) => !outer.has(id))
}
