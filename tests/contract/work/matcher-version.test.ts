import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { phrases } from '../../../src/reference/phrases.ts'
import { occupationHints, occupations } from '../../../src/reference/occupations.ts'
import { lettersIn } from '../../../src/server/features/search/scope-query.ts'
import { MATCHER_VERSION, readWork } from '../../../src/server/features/work/read-work.ts'
import titles from '../fixtures/occupation-titles.json' with { type: 'json' }

/** What each version reads: its words, what it finds in 500 titles, and by which queries they are found. */
const FINGERPRINTS: Record<number, string> = { 16: 'e61b42031112' }

// Stored postings keep what they were read as until the number is higher. Both lines below are then to be changed.
test('The version of the matcher is raised whenever it reads something else', () => {
  const found = titles.map(({ title }) => readWork({ title, details: title, categories: [] }))
  const letters = titles.map(({ title }) => lettersIn(title).join(''))
  const all = JSON.stringify([occupations, occupationHints, phrases, found, letters])
  const fingerprint = createHash('sha256').update(all).digest('hex').slice(0, 12)
  expect(FINGERPRINTS).toEqual({ [MATCHER_VERSION]: fingerprint })
})
