import data from './search-conditions.json' with { type: 'json' }
import { phraseByCode, phrases } from './phrases.ts'

/** What readers ask for in a search: any of some phrases. */
export interface SearchCondition {
  /** In the search index, where it stands for the condition: never given to another one. */
  number: number
  /** Its text names the condition. */
  phrase: string
  /** Codes of phrases: a posting that states one of them meets the condition. */
  phrases: ReadonlySet<string>
  /** By language, as readers type it, besides the text of the phrase. */
  words: Readonly<Record<string, readonly string[]>>
}

export const searchConditions: readonly SearchCondition[] = data.map(
  ({ number, phrase, group, absent, words, ...each }) => ({
    number,
    phrase,
    phrases: new Set(
      group === ''
        ? each.phrases
        : phrases
            .filter(({ code }) => phraseByCode(code)?.group === group && code !== absent)
            .map(({ code }) => code),
    ),
    words,
  }),
)

const byPhrase = new Map<string, SearchCondition[]>()
for (const condition of searchConditions)
  for (const code of condition.phrases) byPhrase.set(code, [...(byPhrase.get(code) ?? []), condition])

/** The conditions that a posting with these phrases meets. */
export const conditionsMetBy = (codes: readonly string[]): SearchCondition[] => [
  ...new Set(codes.flatMap((code) => byPhrase.get(code) ?? [])),
]
