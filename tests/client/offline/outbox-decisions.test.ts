import { beforeEach, describe, expect, test } from 'vitest'
import { backoff } from '../../../src/client/offline/outbox/engine/settle.ts'
import { cancel } from '../../../src/client/offline/outbox/engine/cancel.ts'
import { claim } from '../../../src/client/offline/outbox/engine/claim.ts'
import { drain } from '../../../src/client/offline/outbox/engine/drain.ts'
import { enqueue } from '../../../src/client/offline/outbox/engine/enqueue.ts'
import { VISITOR } from '../../../src/client/offline/drafts/draft.ts'
import { keys } from '../../../src/client/offline/outbox/engine/entry.ts'
import { forgetOutbox, sweep } from '../../../src/client/offline/outbox/engine/engine.ts'
import { unsentOf } from '../../../src/client/offline/outbox/use-outbox.ts'
import { createDevice, addFavorite, language, MEMBER, refused } from './outbox-device.ts'

let device: Awaited<ReturnType<typeof createDevice>>

beforeEach(async () => {
  device = await createDevice()
})

describe('cancelling', () => {
  test('an entry that was never sent is removed', async () => {
    const { id } = await enqueue(device.environment, addFavorite())
    expect(await cancel(device.environment, MEMBER, id)).toBe('REMOVED')
    expect(await device.queue()).toEqual([])
    expect(await device.receipts()).toMatchObject([{ id, outcome: 'CANCELLED' }])
  })

  test('an entry that may have arrived is followed by its undo', async () => {
    const { id } = await enqueue(device.environment, addFavorite())
    await claim(device.environment)
    expect(await cancel(device.environment, MEMBER, id)).toBe('UNDO_FOLLOWS')
    expect((await device.queue()).map((entry) => entry.operation)).toEqual([
      'favorites.add',
      'favorites.remove',
    ])
  })

  test('an entry that only waited for a removed one is sent', async () => {
    const { id } = await enqueue(device.environment, language('en', { absolute: false }))
    await enqueue(device.environment, addFavorite('job-1', { needs: [id] }))
    await cancel(device.environment, MEMBER, id)
    await drain(device.environment)
    expect(device.requests.map(({ path }) => path)).toEqual(['/api/jobs/job-1/favorites'])
  })

  test('an entry whose address needs a removed one is rejected', async () => {
    const { id } = await enqueue(device.environment, language('en', { absolute: false }))
    const fills = [{ need: id, take: 'id' as const, into: 'params' as const, at: ['id'] }]
    await enqueue(device.environment, addFavorite('job-1', { needs: [id], fills }))
    await cancel(device.environment, MEMBER, id)
    await drain(device.environment)
    expect(device.requests).toEqual([])
    expect(await device.queue()).toMatchObject([{ state: 'REJECTED', refusal: { code: 'NEED_REMOVED' } }])
  })

  test('an edit replaces a refused entry, and dependent entries wait for the edit', async () => {
    const { id } = await enqueue(device.environment, language('xx', { absolute: false }))
    await enqueue(device.environment, addFavorite('job-1', { needs: [id] }))
    device.answers = [() => refused(400, 'VALIDATION')]
    await drain(device.environment)
    const edit = await enqueue(device.environment, language('en', { absolute: false, replaces: id }))
    expect(edit.id).not.toBe(id)
    await drain(device.environment)
    expect(device.requests.map((request) => request.path)).toEqual([
      '/api/users/me/lang-code',
      '/api/users/me/lang-code',
      '/api/jobs/job-1/favorites',
    ])
  })

  test('undoing a held decision keeps the one that was saved before it', async () => {
    await enqueue(device.environment, language('en'))
    const held = await enqueue(device.environment, language('vi', { hold: 10_000 }))
    const again = await enqueue(device.environment, language('th', { hold: 10_000 }))
    expect(again.id).toBe(held.id)
    await cancel(device.environment, MEMBER, held.id)
    await drain(device.environment)
    expect(device.requests.map(({ body }) => body)).toEqual(['{"langCode":"en"}'])
  })

  test('signing out with "delete" removes the member’s entries unsent, and what was typed to sign in', async () => {
    await enqueue(device.environment, addFavorite())
    const typed = keys.draft(VISITOR, 'signIn')
    await device.database.run('readwrite', async (transaction) => transaction.put(typed, 'an address'))
    await forgetOutbox(device.environment, MEMBER)
    await drain(device.environment)
    expect(device.requests).toEqual([])
    expect(await device.database.run('readonly', (transaction) => transaction.list(['m', MEMBER]))).toEqual(
      [],
    )
    expect(await device.database.run('readonly', (transaction) => transaction.get(typed))).toBeUndefined()
  })
})

describe('overlaying unsent entries', () => {
  const contents = async () => ({ entries: await device.queue(), receipts: await device.receipts() })

  test('a favorite is overlaid until data requested after its sending arrives', async () => {
    await enqueue(device.environment, addFavorite())
    expect(unsentOf(await contents(), 'favorite:job-1', device.clock + 5, true)).toMatchObject({
      state: 'SAVED',
    })
    // The session has ended meanwhile: nothing is sent before the next sign-in.
    expect(unsentOf(await contents(), 'favorite:job-1', device.clock + 5, false)?.state).toBe('SIGN_IN')
    const askedBefore = device.clock
    device.clock += 100
    await drain(device.environment)
    expect(unsentOf(await contents(), 'favorite:job-1', askedBefore, true)).toMatchObject({
      operation: 'favorites.add',
      state: 'SENT',
    })
    expect(unsentOf(await contents(), 'favorite:job-1', device.clock + 1, true)).toBeUndefined()
  })

  test('receipts are kept for seven days', async () => {
    await enqueue(device.environment, addFavorite())
    await drain(device.environment)
    device.clock += 7 * 24 * 3_600_000
    await sweep(device.environment, MEMBER)
    expect(await device.receipts()).toHaveLength(1)
    device.clock += 1
    await sweep(device.environment, MEMBER)
    expect(await device.receipts()).toEqual([])
  })
})

test('the backoff doubles from two seconds to fifteen minutes, with full jitter', () => {
  expect([1, 2, 3, 20].map((attempts) => backoff(attempts, 1))).toEqual([2_000, 4_000, 8_000, 900_000])
  expect(backoff(5, 0.25)).toBe(8_000)
})
