import { expect, test } from 'vitest'
import { interfaceLanguages } from '../../src/reference/interface-languages.ts'
import { searchConditions } from '../../src/reference/search-conditions.ts'
import { readQuery } from '../../src/server/features/search/read-query.ts'

const conditionsIn = (query: string) =>
  readQuery(query).parts.flatMap(({ terms }) =>
    terms.flatMap((term) => (term.kind === 'CONDITION' ? [term.number] : [])),
  )

const languages = searchConditions.filter(({ phrase }) => phrase.startsWith('LANGUAGE_'))

test.each(['မြန်မာ', 'မြန်မာဘာသာ', '미얀마어', 'Burmese', 'tiếng miến điện', '缅甸语'])(
  'The query %s finds work in Burmese',
  (query) => {
    const burmese = languages.find(({ phrase }) => phrase === 'LANGUAGE_MY')
    expect(conditionsIn(query)).toEqual([burmese?.number])
  },
)

test('Every language is found by its name in every language of the interface', () => {
  const missing = languages.flatMap(({ number, phrase, words }) =>
    interfaceLanguages.flatMap(({ code }) =>
      (words[code] ?? ['']).flatMap((word) =>
        conditionsIn(word).includes(number) ? [] : [`${phrase} ${code} ${word}`],
      ),
    ),
  )
  expect(missing).toEqual([])
})
