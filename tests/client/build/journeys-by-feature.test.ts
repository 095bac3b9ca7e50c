import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { journeysReachedBy, partsOf, specFiles } from '../../changed.mjs'
import { JOURNEYS_BY_FEATURE } from '../../e2e/journeys-by-feature.mjs'

const journeys = specFiles().map((file) => basename(file, '.spec.ts'))
const named = JOURNEYS_BY_FEATURE.flatMap((row) => row.journeys)

test('The map of journeys names every spec file', () => {
  expect(journeys.filter((journey) => !named.includes(journey))).toEqual([])
})

test('Every journey that the map names exists', () => {
  expect(named.filter((journey) => !journeys.includes(journey))).toEqual([])
})

test('Every part that the map names is a folder or a file of the sources', () => {
  const root = join(import.meta.dirname, '../../..')
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  const parts = new Set(files.flatMap((file) => partsOf(`src/${file}`)))
  expect(JOURNEYS_BY_FEATURE.flatMap((row) => row.parts).filter((part) => !parts.has(part))).toEqual([])
})

test('A changed file of a feature reaches the journeys of that feature only', () => {
  expect(journeysReachedBy(['src/client/features/help/help-page.tsx'])).toEqual(['help.spec.ts'])
})

test('A changed source file that no part names reaches every journey', () => {
  expect(journeysReachedBy(['src/client/ui/link.tsx'])).toHaveLength(journeys.length)
})

test('Changed documents and unit tests reach no journey', () => {
  expect(journeysReachedBy(['docs/scale.md', 'tests/server/job.test.ts'])).toEqual([])
})

test('A changed spec file reaches itself', () => {
  const [first = ''] = specFiles()
  expect(journeysReachedBy([first])).toEqual([basename(first)])
})
