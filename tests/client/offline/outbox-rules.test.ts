import { beforeEach, describe, expect, test } from 'vitest'
import { writeCredentials } from '../../../src/client/browser/credentials.ts'
import type { Database } from '../../../src/client/browser/database.ts'
import { cancel } from '../../../src/client/offline/outbox/engine/cancel.ts'
import { claim } from '../../../src/client/offline/outbox/engine/claim.ts'
import { drain, retryWaiting } from '../../../src/client/offline/outbox/engine/drain.ts'
import { isIntercepted } from '../../../src/client/offline/outbox/engine/entry.ts'
import { enqueue } from '../../../src/client/offline/outbox/engine/enqueue.ts'
import {
  MEMBER,
  addFavorite,
  createDevice,
  language,
  noAnswer,
  ok,
  refused,
  removeFavorite,
} from './outbox-device.ts'

let device: Awaited<ReturnType<typeof createDevice>>

beforeEach(async () => {
  device = await createDevice()
})

describe('saving', () => {
  test('a favorite saved and removed before sending leaves nothing to send', async () => {
    await enqueue(device.environment, addFavorite())
    expect(await enqueue(device.environment, removeFavorite())).toMatchObject({ outcome: 'VANISHED' })
    await drain(device.environment)
    expect(device.requests).toEqual([])
    expect(await device.queue()).toEqual([])
  })

  test('a favorite removed after an unanswered attempt is followed by its removal', async () => {
    await enqueue(device.environment, addFavorite())
    device.answers = [noAnswer]
    await drain(device.environment)
    await enqueue(device.environment, removeFavorite())
    device.clock += 60_000
    await drain(device.environment)
    expect(device.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/jobs/job-1/favorites',
      'POST /api/jobs/job-1/favorites',
      'DELETE /api/jobs/job-1/favorites',
    ])
  })

  test('only the last of several unsent language choices is sent', async () => {
    await enqueue(device.environment, language('en'))
    await enqueue(device.environment, language('vi'))
    await drain(device.environment)
    expect(device.requests.map((request) => request.body)).toEqual(['{"langCode":"vi"}'])
  })

  test('an entry that is held can be cancelled until it is sent, which not even a new connection hastens', async () => {
    const held = await enqueue(device.environment, language('en', { hold: 10_000 }))
    await retryWaiting(device.environment, MEMBER)
    expect((await drain(device.environment)).next).toBe(device.clock + 10_000)
    expect(device.requests).toEqual([])
    expect(await cancel(device.environment, MEMBER, held.id)).toBe('REMOVED')
    const second = await enqueue(device.environment, language('vi', { hold: 10_000 }))
    device.clock += 10_000
    await drain(device.environment)
    expect(device.requests.map((request) => request.body)).toEqual(['{"langCode":"vi"}'])
    expect(await cancel(device.environment, MEMBER, second.id)).toBe('GONE')
  })

  test('saving an entry removes its draft in the same transaction', async () => {
    await device.database.run('readwrite', async (transaction) =>
      transaction.put(['d', MEMBER, 'language'], { value: 1 }),
    )
    await enqueue(device.environment, language('en', { draft: 'language' }))
    expect(
      await device.database.run('readonly', (transaction) => transaction.get(['d', MEMBER, 'language'])),
    ).toBeUndefined()
  })

  test('a full device rejects with QUOTA_EXCEEDED and saves nothing', async () => {
    const full: Database = {
      run: (mode, work, durability) =>
        device.database.run(
          mode,
          async (transaction) => {
            await work(transaction)
            throw new DOMException('Full', 'QuotaExceededError')
          },
          durability,
        ),
    }
    await expect(enqueue({ ...device.environment, database: full }, addFavorite())).rejects.toMatchObject({
      code: 'QUOTA_EXCEEDED',
    })
    expect(await device.queue()).toEqual([])
  })
})

describe('sending', () => {
  test('every attempt carries the same key, the same body and the current token', async () => {
    const { id } = await enqueue(device.environment, language('en'))
    device.answers = [() => refused(503, 'UNAVAILABLE')]
    await drain(device.environment)
    await writeCredentials(device.database, { memberId: MEMBER, token: 'token-2' })
    device.clock += 60_000
    await drain(device.environment)
    expect(device.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([id, id])
    expect(device.requests.map(({ body }) => body)).toEqual(['{"langCode":"en"}', '{"langCode":"en"}'])
    expect(device.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ])
  })

  test('Retry-After is respected even when the network comes back', async () => {
    await enqueue(device.environment, addFavorite())
    device.answers = [() => refused(429, 'TOO_MANY_REQUESTS', { retryAfter: 30_000 })]
    expect(await drain(device.environment)).toMatchObject({ next: device.clock + 30_000 })
    await retryWaiting(device.environment, MEMBER)
    await drain(device.environment)
    expect(device.requests).toHaveLength(1)
    device.clock += 30_000
    await drain(device.environment)
    expect(device.requests).toHaveLength(2)
  })

  test('waiting entries are sent at once when the network comes back', async () => {
    await enqueue(device.environment, addFavorite())
    device.answers = [noAnswer]
    await drain(device.environment)
    await retryWaiting(device.environment, MEMBER)
    await drain(device.environment)
    expect(await device.queue()).toEqual([])
  })

  test('a Wi-Fi sign-in page that answers 200 does not count as sent', async () => {
    await enqueue(device.environment, addFavorite())
    device.answers = [() => ({ status: 200, body: undefined })]
    await drain(device.environment)
    expect(await device.queue()).toMatchObject([{ state: 'QUEUED', attempts: 1 }])
  })

  test('an entry with an ended session waits for a sign-in without counting an attempt', async () => {
    await enqueue(device.environment, addFavorite())
    device.answers = [() => refused(401, 'UNAUTHENTICATED')]
    await drain(device.environment)
    expect(await device.queue()).toMatchObject([{ state: 'AUTH_WAIT', attempts: 0 }])
    await drain(device.environment)
    expect(device.requests).toHaveLength(1)
    await writeCredentials(device.database, { memberId: MEMBER, token: 'token-2' })
    await drain(device.environment)
    expect(await device.queue()).toEqual([])
  })

  test('an unanswered attempt is still counted after the session ended', async () => {
    await enqueue(device.environment, addFavorite())
    device.answers = [noAnswer, () => refused(401, 'UNAUTHENTICATED')]
    await drain(device.environment)
    device.clock += 60_000
    await drain(device.environment)
    await enqueue(device.environment, removeFavorite())
    expect((await device.queue()).map((entry) => entry.operation)).toEqual([
      'favorites.add',
      'favorites.remove',
    ])
  })

  test("another member's sign-in does not send the first member's entries", async () => {
    await enqueue(device.environment, addFavorite())
    await writeCredentials(device.database, { memberId: 'member-2', token: 'token-2' })
    await drain(device.environment)
    expect(device.requests).toEqual([])
    expect(await device.queue()).toHaveLength(1)
  })

  test('a refused entry is kept with its reason and blocks only its own entity', async () => {
    await enqueue(
      device.environment,
      addFavorite('job-1', { operation: 'jobs.apply', undo: 'jobs.withdraw', entity: 'application:job-1' }),
    )
    await enqueue(device.environment, addFavorite('job-2'))
    device.answers = [() => refused(409, 'JOB_CLOSED')]
    await drain(device.environment)
    expect(await device.queue()).toMatchObject([
      { state: 'REJECTED', refusal: { status: 409, code: 'JOB_CLOSED' } },
    ])
    expect(device.requests).toHaveLength(2)
  })

  test('a refused entry can be retried by its id', async () => {
    const { id } = await enqueue(device.environment, addFavorite())
    device.answers = [() => refused(409, 'RESUME_MISSING')]
    await drain(device.environment)
    await retryWaiting(device.environment, MEMBER, id)
    await drain(device.environment)
    expect(await device.queue()).toEqual([])
  })

  test('an outdated base version becomes a conflict with the server’s object', async () => {
    await enqueue(device.environment, language('en', { ifMatch: '"1"' }))
    device.answers = [
      () => ({ status: 412, body: { responseCode: 'PRECONDITION_FAILED', data: { langCode: 'vi' } } }),
    ]
    await drain(device.environment)
    expect(device.requests[0]?.headers['if-match']).toBe('"1"')
    expect(await device.queue()).toMatchObject([
      { state: 'CONFLICT', refusal: { theirs: { langCode: 'vi' } } },
    ])
  })

  test('an edit on top of an unsent edit uses the first one’s new version as its base', async () => {
    await enqueue(device.environment, language('en', { absolute: false, ifMatch: '"1"' }))
    await enqueue(device.environment, language('vi', { absolute: false, ifMatch: '"1"' }))
    device.answers = [() => ok({}, '"2"')]
    await drain(device.environment)
    expect(device.requests.map(({ headers }) => headers['if-match'])).toEqual(['"1"', '"2"'])
  })

  test('an entry with an unknown operation waits for a newer build', async () => {
    await enqueue(device.environment, addFavorite('job-1', { operation: 'unheard.of', absolute: false }))
    await enqueue(device.environment, addFavorite('job-2'))
    await drain(device.environment)
    expect(await device.queue()).toMatchObject([{ operation: 'unheard.of', state: 'QUEUED' }])
  })

  test('the entry of a dead sender is released when its lease expires', async () => {
    await enqueue(device.environment, addFavorite())
    await claim(device.environment)
    const other = { ...device.environment, holder: 'worker' }
    expect(await drain(other)).toMatchObject({ next: device.clock + 60_000 })
    device.clock += 60_000
    await drain(other)
    expect(await device.queue()).toEqual([])
  })

  test('the entry of a sender known to be gone is released at once, and of a live one is not', async () => {
    await enqueue(device.environment, addFavorite())
    await claim(device.environment)
    const seeing = (alive: string[]) => ({
      ...device.environment,
      holder: 'worker',
      senders: async () => new Set(alive),
    })
    expect(await drain(seeing(['tab', 'worker']))).toMatchObject({ next: device.clock + 60_000 })
    await drain(seeing(['worker']))
    expect(await device.queue()).toEqual([])
  })

  test('a sender that lost its lease does not change the next sender’s entry', async () => {
    await enqueue(device.environment, addFavorite())
    const other = { ...device.environment, holder: 'worker' }
    device.answers = [
      async () => {
        device.clock += 60_000
        await claim(other)
        return refused(503, 'UNAVAILABLE')
      },
    ]
    await drain(device.environment)
    expect(await device.queue()).toMatchObject([{ state: 'SENDING', lease: { holder: 'worker' } }])
  })

  test('a drain stops after three attempts in a row without an answer', async () => {
    for (const id of ['1', '2', '3', '4', '5']) await enqueue(device.environment, addFavorite(id))
    device.answers = Array.from({ length: 5 }, () => noAnswer)
    expect(await drain(device.environment)).toMatchObject({ silent: true, next: device.clock + 2_000 })
    expect(device.requests).toHaveLength(3)
  })

  test('an entry counts as intercepted after five unexpected answers', async () => {
    await enqueue(device.environment, addFavorite())
    const page = async () => ({ status: 200, body: undefined })
    const intercepted = async () => (await device.queue()).map(isIntercepted)
    for (let attempt = 1; attempt <= 4; attempt++) {
      device.answers = [page]
      device.clock += 60 * 60_000
      await drain(device.environment)
    }
    device.answers = [noAnswer]
    device.clock += 60 * 60_000
    await drain(device.environment)
    expect(await intercepted()).toEqual([false])
    device.answers = [page]
    device.clock += 60 * 60_000
    await drain(device.environment)
    expect(await intercepted()).toEqual([true])
    device.answers = [() => refused(503, 'UNAVAILABLE')]
    device.clock += 60 * 60_000
    await drain(device.environment)
    expect(await intercepted()).toEqual([false])
    device.answers = [() => ok(null)]
    device.clock += 60 * 60_000
    await drain(device.environment)
    expect(await device.queue()).toEqual([])
  })
})
