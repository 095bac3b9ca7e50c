import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anAction } from './outbox-actions.ts'
import { live } from './outbox-story.ts'
import type { Break } from './outbox-world.ts'

const STORIES = Number(process.env.OUTBOX_STORIES ?? 1000)
const SEED = Number(process.env.OUTBOX_SEED ?? 20_261_121)
/** Far more than any story takes. */
const PATIENCE = 600_000 + STORIES * 30

const aStory = fc.tuple(fc.nat(), fc.array(anAction, { minLength: 1, maxLength: 25 }))

/** The first complaint of the kind in so many lives, or null. */
async function firstError(broken: Break, stories: number, kind = /./) {
  const details = await fc.check(
    fc.asyncProperty(aStory, async ([seed, actions]) => {
      const complaints = await live(seed, actions, broken)
      if (complaints.some((complaint) => kind.test(complaint))) throw new Error(complaints.join('\n'))
    }),
    { numRuns: stories, endOnFailure: broken !== 'none', seed: SEED },
  )
  return details.failed ? `${String(details.errorInstance)}\n${JSON.stringify(details.counterexample)}` : null
}

test(
  'whatever crashes, gets lost, comes twice or late: every saved command arrives once, in order, as its member',
  async () => {
    expect(await firstError('none', STORIES)).toBeNull()
  },
  PATIENCE,
)

describe('the checker notices an engine that', () => {
  test.each<[string, Break, RegExp]>([
    ['removes the entry before the answer', 'removed-before-answer', /I1, I5/],
    ['makes a new key for every attempt', 'key-renewed', /I2/],
    ['sends in the order of the clock', 'ordered-by-clock', /I3/],
    ['sends with whatever token is there', 'any-member', /I8/],
    ['changes the body between attempts', 'body-changed', /I9/],
    ['sends what needs something before that', 'needs-forgotten', /I4/],
    ['forgets which version its own save made', 'version-forgotten', /own saves conflict/],
    ['forgets what a refused command needs', 'remedies-forgotten', /I10/],
    ['sends again what is sent once', 'once-forgotten', /I11/],
  ])(
    '%s',
    async (_, broken, complaint) => {
      expect(await firstError(broken, 2000, complaint)).toMatch(complaint)
    },
    120_000,
  )
})
