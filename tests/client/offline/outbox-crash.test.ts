import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { Action } from './outbox-actions.ts'
import { Story } from './outbox-story.ts'

const save = { do: 'save resume', photo: 'new', flaw: '', process: 0 } as const
const wake = { do: 'wake', process: 1, retry: true } as const

const STORIES: Record<string, Action[]> = {
  'saving a resume with its photo and sending it': [save, wake],
  'saving a resume again before it was sent': [save, save, wake],
  'saving a resume again with another photo while it is being sent': [
    save,
    wake,
    { ...save, process: 2 },
    wake,
  ],
  'saving a resume again without a photo and cancelling all of it': [
    save,
    { ...save, photo: 'none' },
    { do: 'cancel', pick: 0, whole: true, process: 0 },
    wake,
  ],
  'comparing a resume with what another device saved': [
    save,
    { do: 'other device saves', part: 'r' },
    wake,
    { do: 'wait', milliseconds: 60_000 },
    { do: 'compare', process: 0 },
    wake,
  ],
  'signing in as another member in between': [save, wake, { do: 'sign in', member: 'b' }, save, wake],
}

/** Runs the actions once for each step with a crash at that step. @returns the number of steps */
async function crashEverywhere(actions: readonly Action[], losesFirstAnswers: boolean): Promise<number> {
  for (let step = 0; ; step += 1) {
    const story = new Story(step, 'none')
    await story.begin()
    story.world.crashRate = 0
    story.world.crashAt = step
    story.world.server.faultRate = 0
    story.world.server.losesFirstAnswers = losesFirstAnswers
    for (const action of actions) {
      // A comparison needs the server's refusal first.
      if (action.do === 'compare') await story.rest()
      await story.perform(action)
      await story.world.yieldTurns()
    }
    await story.rest()
    const isPastTheEnd = story.world.crashAt !== null
    story.world.crashAt = null
    await story.recover()
    const violations = await story.violations(new Map())
    if (violations.length > 0) throw new Error(`step ${step}: ${violations.join('\n')}`)
    if (isPastTheEnd) return step
  }
}

test.each(Object.entries(STORIES))('%s survives a crash at every step', async (_, actions) => {
  expect(await crashEverywhere(actions, false)).toBeGreaterThan(30)
  expect(await crashEverywhere(actions, true)).toBeGreaterThan(30)
})
