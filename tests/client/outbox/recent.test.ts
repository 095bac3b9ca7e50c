import { expect, test } from 'vitest'
import { recent } from '../../../src/client/features/outbox/outbox-items.ts'

const DAY = 86_400_000

test('sent entries are listed for seven days', () => {
  const now = 100 * DAY
  const sent = [{ at: now }, { at: now - 7 * DAY + 1 }, { at: now - 7 * DAY }]
  expect(recent(sent, now)).toEqual(sent.slice(0, 2))
})
