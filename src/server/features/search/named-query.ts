import type { readJobQuery } from '../../../contract/job/job-query.ts'
import type { DataOf } from '../../../contract/base/endpoint.ts'
import type { JobCategory } from '../../../contract/base/enums.ts'
import type { Message } from '../../../contract/base/define-message.ts'
import { sectorWork } from '../../../contract/work/headline-texts.ts'
import { languageName } from '../../../contract/work/language-names.ts'
import { occupationName } from '../../../contract/work/occupation-names.ts'
import { phraseText } from '../../../contract/work/phrase-texts.ts'
import { regionName } from '../../../reference/regions.ts'
import { searchConditions } from '../../../reference/search-conditions.ts'
import { textIn } from '../../i18n/text-in.ts'
import type { QueryPart } from './combine-parts.ts'
import type { ReadQuery } from './read-query.ts'
import type { Term } from './term.ts'

type NamedQuery = DataOf<typeof readJobQuery>

/** What a query is understood as, in the reader's language. */
export function namedQuery({ parts, rest, unread }: ReadQuery, langCode: string): NamedQuery {
  return { parts: parts.flatMap((part) => namedParts(part, langCode)), rest, unread }
}

type Unnamed = Extract<Term, { kind: 'FILLER' | 'LEFT_OUT' | 'NOT' | 'THING' }>

const isUnnamed = (term: Term): term is Unnamed => ['FILLER', 'LEFT_OUT', 'NOT', 'THING'].includes(term.kind)

function namedParts({ terms, text, without }: QueryPart, langCode: string): NamedQuery['parts'] {
  return terms.flatMap((term) => {
    if (isUnnamed(term)) return []
    return [{ kind: term.kind, name: nameOf(term, langCode) ?? text, ...regionOf(term), without }]
  })
}

function regionOf(term: Term): { regionId?: number } {
  if (term.kind !== 'PLACE') return {}
  const [regionId, ...others] = term.ids
  return regionId === undefined || others.length > 0 ? {} : { regionId }
}

function nameOf(term: Exclude<Term, Unnamed>, langCode: string): string | undefined {
  if (term.kind === 'PLACE') {
    const { regionId } = regionOf(term)
    // The name of several places stays as it was typed.
    return regionId === undefined ? undefined : regionName(regionId, langCode)
  }
  const message = messageOf(term)
  return message && textIn(langCode)(message)
}

function messageOf(term: Exclude<Term, Unnamed | { kind: 'PLACE' }>): Message | undefined {
  if (term.kind === 'OCCUPATION') return occupationName(term.code)
  if (term.kind === 'SECTOR') return sectorWork[term.code as JobCategory]
  const condition = searchConditions.find(({ number }) => number === term.number)
  return condition && (languageName(condition.phrase) ?? phraseText(condition.phrase))
}
