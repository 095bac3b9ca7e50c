import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anAction } from './outbox-actions.ts'
import { runStory } from './outbox-story.ts'
import type { Defect } from './outbox-world.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Printed by `npm test`. */
    note?: string
  }
}

const STORIES = Number(process.env.OUTBOX_STORIES ?? 1000)
/** Further stories are tried until this time is over. */
const SECONDS = Number(process.env.OUTBOX_SECONDS ?? 0)
const SEED = Number(process.env.OUTBOX_SEED ?? 20_261_121)
/** Stories that share a seed; the clock is checked after each batch. */
const BATCH = Math.min(STORIES, 1000)
/** Generous: far more than the stories take. */
const TIMEOUT = 600_000 + STORIES * 30 + SECONDS * 1000

const aStory = fc.tuple(fc.nat(), fc.array(anAction, { minLength: 1, maxLength: 25 }))

/** The first complaint that matches `kind` in that many stories, or null. */
async function firstViolation(defect: Defect, stories: number, kind = /./, seed = SEED) {
  const details = await fc.check(
    fc.asyncProperty(aStory, async ([faults, actions]) => {
      const violations = await runStory(faults, actions, defect)
      if (violations.some((violation) => kind.test(violation))) throw new Error(violations.join('\n'))
    }),
    { numRuns: stories, endOnFailure: defect !== 'none', seed },
  )
  return details.failed ? `${String(details.errorInstance)}\n${JSON.stringify(details.counterexample)}` : null
}

test(
  'every saved command arrives once, in order and as its member despite crashes and network faults',
  async ({ task }) => {
    const end = Date.now() + SECONDS * 1000
    let stories = 0
    for (let seed = SEED; stories < STORIES || Date.now() < end; seed++) {
      expect(await firstViolation('none', BATCH, /./, seed)).toBeNull()
      stories += BATCH
    }
    task.meta.note = `${stories} stories of the outbox`
  },
  TIMEOUT,
)

describe('the checker', () => {
  test.each<[string, Defect, RegExp]>([
    ['removes the entry before the answer', 'removed-before-answer', /I1, I5/],
    ['makes a new key for every attempt', 'key-renewed', /I2/],
    ['sends in the order of the clock', 'ordered-by-clock', /I3/],
    ['sends with the token of any member', 'any-member', /I8/],
    ['changes the body between attempts', 'body-changed', /I9/],
    ['sends an entry before what it needs', 'needs-forgotten', /I4/],
    ['forgets the version that its own save made', 'version-forgotten', /own saves conflict/],
    ['forgets what a refused command needs', 'remedies-forgotten', /I10/],
    ['sends an entry again that is sent once', 'once-forgotten', /I11/],
  ])('the checker detects that the engine %s', async (_, defect, violation) => {
    expect(await firstViolation(defect, 2000, violation)).toMatch(violation)
  })
})
