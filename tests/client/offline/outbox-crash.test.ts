import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { Action } from './outbox-actions.ts'
import { Story } from './outbox-story.ts'

const save = { do: 'save resume', photo: 'new', flaw: '', process: 0 } as const
const wake = { do: 'wake', process: 1, retry: true } as const

const STORIES: Record<string, Action[]> = {
  'saving a resume with its photo, and sending it': [save, wake],
  'saving it again before it has left': [save, save, wake],
  'saving it again with another photo while it is being sent': [save, wake, { ...save, process: 2 }, wake],
  'saving it again without a photo, and cancelling all of it': [
    save,
    { ...save, photo: 'none' },
    { do: 'cancel', pick: 0, whole: true, process: 0 },
    wake,
  ],
  'comparing with what another device saved': [
    save,
    { do: 'other device saves', part: 'r' },
    wake,
    { do: 'wait', milliseconds: 60_000 },
    { do: 'compare', process: 0 },
    wake,
  ],
  'signing in as somebody else in the middle': [save, wake, { do: 'sign in', member: 'b' }, save, wake],
}

/** Lives it with a crash at every single step, once each; the number of steps there were. */
async function crashEverywhere(actions: readonly Action[], losesFirstAnswers: boolean): Promise<number> {
  for (let step = 0; ; step += 1) {
    const story = new Story(step, 'none')
    await story.begin()
    story.world.crashRate = 0
    story.world.crashAt = step
    story.world.server.faultRate = 0
    story.world.server.losesFirstAnswers = losesFirstAnswers
    for (const action of actions) {
      // There is nothing to compare before the server has refused it.
      if (action.do === 'compare') await story.rest()
      await story.perform(action)
      await story.world.linger()
    }
    await story.rest()
    const isPastTheEnd = story.world.crashAt !== null
    story.world.crashAt = null
    await story.heal()
    const complaints = await story.complaints(new Map())
    if (complaints.length > 0) throw new Error(`step ${step}: ${complaints.join('\n')}`)
    if (isPastTheEnd) return step
  }
}

test.each(Object.entries(STORIES))(
  '%s survives a crash at every step',
  async (_, actions) => {
    expect(await crashEverywhere(actions, false)).toBeGreaterThan(30)
    expect(await crashEverywhere(actions, true)).toBeGreaterThan(30)
  },
  120_000,
)
