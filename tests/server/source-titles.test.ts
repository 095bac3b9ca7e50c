import { expect, test } from 'vitest'
import { sourceTitles } from '../../src/contract/work-right/source-titles.ts'
import { interfaceLanguages } from '../../src/reference/interface-languages.ts'
import { rightSources } from '../../src/reference/work-rights/sources.ts'
import { readCatalogue } from '../../src/server/i18n/read-catalogue.ts'

const translated = interfaceLanguages.filter(({ code }) => code !== 'en')
const titles = [...new Set(Object.values(rightSources).map(({ titleEn }) => titleEn))]

test('Every source of the right to work has the text of its title', () => {
  expect(Object.keys(sourceTitles).toSorted()).toEqual(titles.toSorted())
  for (const title of titles) expect(sourceTitles[title].message).toBe(title)
})

test.each(translated)('The title of every source is translated: $code', ({ code }) => {
  const texts = readCatalogue(code, ['rights'])
  const written = titles.map((title) => [title, texts.get(sourceTitles[title].id)] as const)
  expect(written.filter(([title, text]) => !text || text === title)).toEqual([])
})
