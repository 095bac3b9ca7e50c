import { beforeEach, describe, expect, test } from 'vitest'
import { backoff } from '../../../src/client/offline/outbox/engine/backoff.ts'
import { cancel } from '../../../src/client/offline/outbox/engine/cancel.ts'
import { claim } from '../../../src/client/offline/outbox/engine/claim.ts'
import { drain } from '../../../src/client/offline/outbox/engine/drain.ts'
import { enqueue } from '../../../src/client/offline/outbox/engine/enqueue.ts'
import { forgetOutbox, sweep } from '../../../src/client/offline/outbox/engine/forget.ts'
import { unsentOf } from '../../../src/client/offline/outbox/use-outbox.ts'
import { aDevice, bookmark, language, MEMBER, refused } from './outbox-bench.ts'

let device: Awaited<ReturnType<typeof aDevice>>

beforeEach(async () => {
  device = await aDevice()
})

describe('taking back', () => {
  test('an entry that nobody has seen is simply removed', async () => {
    const { id } = await enqueue(device.environment, bookmark())
    expect(await cancel(device.environment, MEMBER, id)).toBe('REMOVED')
    expect(await device.queue()).toEqual([])
    expect(await device.receipts()).toMatchObject([{ id, outcome: 'CANCELLED' }])
  })

  test('an entry that may have arrived is followed by the one that undoes it', async () => {
    const { id } = await enqueue(device.environment, bookmark())
    await claim(device.environment)
    expect(await cancel(device.environment, MEMBER, id)).toBe('UNDO_FOLLOWS')
    expect((await device.queue()).map((entry) => entry.operation)).toEqual([
      'favorites.add',
      'favorites.remove',
    ])
  })

  test('what only waited for a removed entry goes on', async () => {
    const { id } = await enqueue(device.environment, language('en', { absolute: false }))
    await enqueue(device.environment, bookmark('job-1', { needs: [id] }))
    await cancel(device.environment, MEMBER, id)
    await drain(device.environment)
    expect(device.requests.map(({ path }) => path)).toEqual(['/api/jobs/job-1/favorites'])
  })

  test('what cannot be addressed without a removed entry asks the member', async () => {
    const { id } = await enqueue(device.environment, language('en', { absolute: false }))
    const fills = [{ need: id, take: 'id' as const, into: 'params' as const, at: ['id'] }]
    await enqueue(device.environment, bookmark('job-1', { needs: [id], fills }))
    await cancel(device.environment, MEMBER, id)
    await drain(device.environment)
    expect(device.requests).toEqual([])
    expect(await device.queue()).toMatchObject([{ state: 'REJECTED', refusal: { code: 'NEED_REMOVED' } }])
  })

  test('an edit takes the place of the refused entry, and what needed that one needs the edit', async () => {
    const { id } = await enqueue(device.environment, language('xx', { absolute: false }))
    await enqueue(device.environment, bookmark('job-1', { needs: [id] }))
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

  test('signing out with "delete" leaves nothing of the member, and nothing of it is sent', async () => {
    await enqueue(device.environment, bookmark())
    await forgetOutbox(device.environment, MEMBER)
    await drain(device.environment)
    expect(device.requests).toEqual([])
    expect(await device.database.run('readonly', (transaction) => transaction.list(['m', MEMBER]))).toEqual(
      [],
    )
  })
})

describe('what the screen lays over the data', () => {
  const contents = async () => ({ entries: await device.queue(), receipts: await device.receipts() })

  test('an unsent bookmark shows, and goes on showing after it was sent until data asked for later arrives', async () => {
    await enqueue(device.environment, bookmark())
    expect(unsentOf(await contents(), 'favorite:job-1', device.clock + 5)).toMatchObject({ state: 'SAVED' })
    const askedBefore = device.clock
    device.clock += 100
    await drain(device.environment)
    expect(unsentOf(await contents(), 'favorite:job-1', askedBefore)).toMatchObject({
      operation: 'favorites.add',
      state: 'SENT',
    })
    expect(unsentOf(await contents(), 'favorite:job-1', device.clock + 1)).toBeUndefined()
  })

  test('receipts are shown for seven days', async () => {
    await enqueue(device.environment, bookmark())
    await drain(device.environment)
    device.clock += 7 * 24 * 3_600_000
    await sweep(device.environment, MEMBER)
    expect(await device.receipts()).toHaveLength(1)
    device.clock += 1
    await sweep(device.environment, MEMBER)
    expect(await device.receipts()).toEqual([])
  })
})

test('waiting times double from two seconds to fifteen minutes, spread over their whole length', () => {
  expect([1, 2, 3, 20].map((attempts) => backoff(attempts, 1))).toEqual([2_000, 4_000, 8_000, 900_000])
  expect(backoff(5, 0.25)).toBe(8_000)
})
