import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signedIn, signedOut } from '../../../src/client/api/session.ts'
import { outboxDatabase } from '../../../src/client/browser/outbox-database.ts'
import { readDraft, writtenDrafts } from '../../../src/client/offline/drafts/draft.ts'
import { otherVersionOf, readOtherVersion } from '../../../src/client/offline/drafts/other-version.ts'
import {
  exchangeOtherVersion,
  keepOtherVersion,
} from '../../../src/client/offline/drafts/use-other-version.ts'
import { forgetOutbox, sweep } from '../../../src/client/offline/outbox/engine/engine.ts'
import { createDevice } from './outbox-device.ts'

const DAY = 86_400_000
const OWNER = 'member-1'
const kept = async () => (await readOtherVersion(outboxDatabase, OWNER, 'resume'))?.value
const stored = () => readDraft(outboxDatabase, OWNER, otherVersionOf('resume'))

/** What cleans up on this device. */
async function anEngine() {
  const { environment } = await createDevice()
  return { ...environment, database: outboxDatabase, now: Date.now }
}

beforeEach(async () => {
  await signedIn({ role: 'EMPLOYEE', accessToken: 'token-1', expiresAt: '' }, { id: OWNER })
  await keepOtherVersion('resume', { values: 'not taken' })
})

afterEach(async () => {
  vi.useRealTimers()
  await forgetOutbox(await anEngine(), OWNER)
  await signedOut()
})

test('the version that was not taken can be read back, and is no form to finish', async () => {
  expect(await kept()).toEqual({ values: 'not taken' })
  expect(await writtenDrafts(outboxDatabase, OWNER)).toEqual([])
})

test('the version that was not taken is offered for seven days and then removed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY - 60_000 })
  await sweep(await anEngine(), OWNER)
  expect(await kept()).toEqual({ values: 'not taken' })
  vi.setSystemTime(Date.now() + 60_001)
  expect(await kept()).toBeUndefined()
  expect(await stored()).toBeDefined()
  await sweep(await anEngine(), OWNER)
  expect(await stored()).toBeUndefined()
})

test('the version that was not taken is gone after a sign-out', async () => {
  await forgetOutbox(await anEngine(), OWNER)
  expect(await stored()).toBeUndefined()
})

test('a version that is put back is kept no longer, and what was typed takes its place', async () => {
  await exchangeOtherVersion('resume', { values: 'typed' })
  expect(await kept()).toEqual({ values: 'typed' })
  await exchangeOtherVersion('resume', undefined)
  expect(await stored()).toBeUndefined()
})

test('the newest version that was not taken is kept', async () => {
  await keepOtherVersion('resume', { values: 'later' })
  expect(await kept()).toEqual({ values: 'later' })
})
