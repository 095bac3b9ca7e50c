import { expect, test } from 'vitest'
import { oldestUnsent } from '../../../src/client/offline/unsent-notice.ts'

const DAY = 24 * 60 * 60_000
const NOW = Date.parse('2026-11-22T12:00:00Z')
const ago = (days: number) => NOW - days * DAY

test('an entry or draft is pointed out after three days, the oldest first', () => {
  expect(oldestUnsent([{ savedAt: ago(2.9) }], [{ name: 'resume', savedAt: ago(1) }], NOW)).toBeNull()
  expect(oldestUnsent([{ savedAt: ago(3) }], [{ name: 'resume', savedAt: ago(4) }], NOW)).toEqual({
    kind: 'DRAFT',
    name: 'resume',
    savedAt: ago(4),
  })
  expect(oldestUnsent([{ savedAt: ago(3) }], [], NOW)).toEqual({ kind: 'ENTRY', savedAt: ago(3) })
})

test('what was typed into the sign-in form is not pointed out', () => {
  expect(oldestUnsent([], [{ name: 'signIn', savedAt: ago(6) }], NOW)).toBeNull()
})
