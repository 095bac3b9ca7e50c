import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeCredentials } from '../../../src/client/offline/credentials.ts'
import { openDatabase } from '../../../src/client/offline/database.ts'
import type { Database } from '../../../src/client/offline/database.ts'
import { backoff } from '../../../src/client/offline/outbox/backoff.ts'
import { cancel } from '../../../src/client/offline/outbox/cancel.ts'
import { claim } from '../../../src/client/offline/outbox/claim.ts'
import { drain } from '../../../src/client/offline/outbox/drain.ts'
import { enqueue } from '../../../src/client/offline/outbox/enqueue.ts'
import type { NewEntry } from '../../../src/client/offline/outbox/enqueue.ts'
import type {
  Answer,
  OutboxEnvironment,
  OutgoingRequest,
} from '../../../src/client/offline/outbox/environment.ts'
import { forgetOutbox, sweep } from '../../../src/client/offline/outbox/forget.ts'
import { hasten } from '../../../src/client/offline/outbox/hasten.ts'
import { entriesOf, receiptsOf } from '../../../src/client/offline/outbox/records.ts'
import { outboxEndpoint } from '../../../src/client/offline/outbox/endpoints.ts'
import { unsentOf } from '../../../src/client/offline/use-outbox.ts'

const MEMBER = 'member-1'
const ok = (data: unknown = {}, etag?: string): Answer => ({
  status: 200,
  body: { responseCode: 'SUCCESS', data },
  ...(etag ? { etag } : {}),
})
const refused = (status: number, responseCode: string, more: Partial<Answer> = {}): Answer => ({
  status,
  body: { responseCode },
  ...more,
})

let database: Database
let clock: number
let requests: OutgoingRequest[]
let answers: ((request: OutgoingRequest) => Answer | Promise<Answer>)[]
let environment: OutboxEnvironment

beforeEach(async () => {
  const factory = new IDBFactory()
  database = openDatabase('outbox', () => factory)
  clock = 1_000_000
  requests = []
  answers = []
  let ids = 0
  environment = {
    database,
    holder: 'tab',
    now: () => clock,
    random: () => 0.5,
    newId: () => `id-${(ids += 1)}`,
    withLock: (_, work) => work(),
    transmit: async (request) => {
      requests.push(request)
      return (answers.shift() ?? (() => ok()))(request)
    },
    announce: () => undefined,
    every: () => () => undefined,
    endpointOf: outboxEndpoint,
  }
  await writeCredentials(database, { memberId: MEMBER, token: 'token-1' })
})

const bookmark = (id = 'job-1', more: Partial<NewEntry> = {}): NewEntry => ({
  memberId: MEMBER,
  entity: `favorite:${id}`,
  operation: 'favorites.add',
  undo: 'favorites.remove',
  params: { id },
  payload: { kind: 'none' },
  absolute: true,
  ...more,
})
const unbookmark = (id = 'job-1') => bookmark(id, { operation: 'favorites.remove', undo: 'favorites.add' })
const language = (langCode: string, more: Partial<NewEntry> = {}): NewEntry => ({
  memberId: MEMBER,
  entity: 'language',
  operation: 'members.setLangCode',
  params: {},
  payload: { kind: 'json', value: { langCode } },
  absolute: true,
  ...more,
})
const queue = () => database.run('readonly', (transaction) => entriesOf(transaction, MEMBER))
const receipts = () => database.run('readonly', (transaction) => receiptsOf(transaction, MEMBER))

describe('saving', () => {
  test('a bookmark set and taken back before anybody saw it leaves nothing to send', async () => {
    await enqueue(environment, bookmark())
    expect(await enqueue(environment, unbookmark())).toMatchObject({ outcome: 'VANISHED' })
    await drain(environment)
    expect(requests).toEqual([])
    expect(await queue()).toEqual([])
  })

  test('a bookmark taken back after an attempt without an answer is followed by its removal', async () => {
    await enqueue(environment, bookmark())
    answers = [() => Promise.reject(new TypeError('Failed to fetch'))]
    await drain(environment)
    await enqueue(environment, unbookmark())
    clock += 60_000
    await drain(environment)
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/jobs/job-1/favorites',
      'POST /api/jobs/job-1/favorites',
      'DELETE /api/jobs/job-1/favorites',
    ])
  })

  test('only the last of several unsent language choices is sent', async () => {
    await enqueue(environment, language('en'))
    await enqueue(environment, language('vi'))
    await drain(environment)
    expect(requests.map((request) => request.body)).toEqual(['{"langCode":"vi"}'])
  })

  test('what was written in a draft takes the draft along in the same step', async () => {
    await database.run('readwrite', async (transaction) =>
      transaction.put(['d', MEMBER, 'language'], { value: 1 }),
    )
    await enqueue(environment, language('en', { draft: 'language' }))
    expect(
      await database.run('readonly', (transaction) => transaction.get(['d', MEMBER, 'language'])),
    ).toBeUndefined()
  })

  test('a full device says so, and nothing is half saved', async () => {
    const full: Database = {
      run: (mode, work, durability) =>
        database.run(
          mode,
          async (transaction) => {
            await work(transaction)
            throw new DOMException('Full', 'QuotaExceededError')
          },
          durability,
        ),
    }
    await expect(enqueue({ ...environment, database: full }, bookmark())).rejects.toMatchObject({
      code: 'QUOTA_EXCEEDED',
    })
    expect(await queue()).toEqual([])
  })
})

describe('sending', () => {
  test('every attempt carries the same key, the same body and the token of the moment', async () => {
    const { id } = await enqueue(environment, language('en'))
    answers = [() => refused(503, 'UNAVAILABLE')]
    await drain(environment)
    await writeCredentials(database, { memberId: MEMBER, token: 'token-2' })
    clock += 60_000
    await drain(environment)
    expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual([id, id])
    expect(requests.map(({ body }) => body)).toEqual(['{"langCode":"en"}', '{"langCode":"en"}'])
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1', 'Bearer token-2'])
  })

  test('a wait that the server asks for is kept, even when the network comes back', async () => {
    await enqueue(environment, bookmark())
    answers = [() => refused(429, 'TOO_MANY_REQUESTS', { retryAfter: 30_000 })]
    expect(await drain(environment)).toMatchObject({ next: clock + 30_000 })
    await hasten(environment, MEMBER)
    await drain(environment)
    expect(requests).toHaveLength(1)
    clock += 30_000
    await drain(environment)
    expect(requests).toHaveLength(2)
  })

  test('the network coming back sends at once what waited for it', async () => {
    await enqueue(environment, bookmark())
    answers = [() => Promise.reject(new TypeError('Failed to fetch'))]
    await drain(environment)
    await hasten(environment, MEMBER)
    await drain(environment)
    expect(await queue()).toEqual([])
  })

  test('a Wi-Fi sign-in page that answers 200 does not count as sent', async () => {
    await enqueue(environment, bookmark())
    answers = [() => ({ status: 200, body: undefined })]
    await drain(environment)
    expect(await queue()).toMatchObject([{ state: 'QUEUED', attempts: 1 }])
  })

  test('an ended session waits for a sign-in without counting an attempt, and goes on by itself after it', async () => {
    await enqueue(environment, bookmark())
    answers = [() => refused(401, 'UNAUTHENTICATED')]
    await drain(environment)
    expect(await queue()).toMatchObject([{ state: 'AUTH_WAIT', attempts: 0 }])
    await drain(environment)
    expect(requests).toHaveLength(1)
    await writeCredentials(database, { memberId: MEMBER, token: 'token-2' })
    await drain(environment)
    expect(await queue()).toEqual([])
  })

  test("another member's sign-in leaves the work of the first one alone", async () => {
    await enqueue(environment, bookmark())
    await writeCredentials(database, { memberId: 'member-2', token: 'token-2' })
    await drain(environment)
    expect(requests).toEqual([])
    expect(await queue()).toHaveLength(1)
  })

  test('one that is refused is kept with its reason and holds up nothing but its own entity', async () => {
    await enqueue(
      environment,
      bookmark('job-1', { operation: 'jobs.apply', undo: 'jobs.withdraw', entity: 'application:job-1' }),
    )
    await enqueue(environment, bookmark('job-2'))
    answers = [() => refused(409, 'JOB_CLOSED')]
    await drain(environment)
    expect(await queue()).toMatchObject([{ state: 'REJECTED', trouble: { status: 409, code: 'JOB_CLOSED' } }])
    expect(requests).toHaveLength(2)
  })

  test('one that is refused can be tried again by name once its cause is gone', async () => {
    const { id } = await enqueue(environment, bookmark())
    answers = [() => refused(409, 'RESUME_MISSING')]
    await drain(environment)
    await hasten(environment, MEMBER, id)
    await drain(environment)
    expect(await queue()).toEqual([])
  })

  test('an outdated base version ends as a conflict with the server’s object beside it', async () => {
    await enqueue(environment, language('en', { ifMatch: '"1"' }))
    answers = [
      () => ({ status: 412, body: { responseCode: 'PRECONDITION_FAILED', data: { langCode: 'vi' } } }),
    ]
    await drain(environment)
    expect(requests[0]?.headers['if-match']).toBe('"1"')
    expect(await queue()).toMatchObject([{ state: 'CONFLICT', trouble: { theirs: { langCode: 'vi' } } }])
  })

  test('an edit on top of an unsent edit takes the version that the first one made as its base', async () => {
    await enqueue(environment, language('en', { absolute: false, ifMatch: '"1"' }))
    await enqueue(environment, language('vi', { absolute: false, ifMatch: '"1"' }))
    answers = [() => ok({}, '"2"')]
    await drain(environment)
    expect(requests.map(({ headers }) => headers['if-match'])).toEqual(['"1"', '"2"'])
  })

  test('an entry of a newer build waits for that build', async () => {
    await enqueue(environment, bookmark('job-1', { operation: 'unheard.of', absolute: false }))
    await enqueue(environment, bookmark('job-2'))
    await drain(environment)
    expect(await queue()).toMatchObject([{ operation: 'unheard.of', state: 'QUEUED' }])
  })

  test('a sender that died gives its entry back when the lease is over', async () => {
    await enqueue(environment, bookmark())
    await claim(environment)
    const other = { ...environment, holder: 'worker' }
    expect(await drain(other)).toMatchObject({ next: clock + 60_000 })
    clock += 60_000
    await drain(other)
    expect(await queue()).toEqual([])
  })

  test('a sender that lost its lease does not undo what the next one does', async () => {
    await enqueue(environment, bookmark())
    const other = { ...environment, holder: 'worker' }
    answers = [
      async () => {
        clock += 60_000
        await claim(other)
        return refused(503, 'UNAVAILABLE')
      },
    ]
    await drain(environment)
    expect(await queue()).toMatchObject([{ state: 'SENDING', lease: { holder: 'worker' } }])
  })

  test('without any answer three times in a row it stops and looks again later', async () => {
    for (const id of ['1', '2', '3', '4', '5']) await enqueue(environment, bookmark(id))
    answers = Array.from({ length: 5 }, () => () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await drain(environment)).toMatchObject({ silent: true, next: clock + 2_000 })
    expect(requests).toHaveLength(3)
  })
})

describe('taking back', () => {
  test('an entry that nobody has seen is simply removed', async () => {
    const { id } = await enqueue(environment, bookmark())
    expect(await cancel(environment, MEMBER, id)).toBe('REMOVED')
    expect(await queue()).toEqual([])
    expect(await receipts()).toMatchObject([{ id, outcome: 'CANCELLED' }])
  })

  test('an entry that may have arrived is followed by the one that undoes it', async () => {
    const { id } = await enqueue(environment, bookmark())
    await claim(environment)
    expect(await cancel(environment, MEMBER, id)).toBe('UNDO_FOLLOWS')
    expect((await queue()).map((entry) => entry.operation)).toEqual(['favorites.add', 'favorites.remove'])
  })

  test('what needed a removed entry asks the member instead of being sent without it', async () => {
    const { id } = await enqueue(environment, language('en', { absolute: false }))
    await enqueue(environment, bookmark('job-1', { needs: [id] }))
    await cancel(environment, MEMBER, id)
    await drain(environment)
    expect(requests).toEqual([])
    expect(await queue()).toMatchObject([{ state: 'REJECTED', trouble: { code: 'NEED_REMOVED' } }])
  })

  test('an edit takes the place of the refused entry, and what needed that one needs the edit', async () => {
    const { id } = await enqueue(environment, language('xx', { absolute: false }))
    await enqueue(environment, bookmark('job-1', { needs: [id] }))
    answers = [() => refused(400, 'VALIDATION')]
    await drain(environment)
    const edit = await enqueue(environment, language('en', { absolute: false, replaces: id }))
    expect(edit.id).not.toBe(id)
    await drain(environment)
    expect(requests.map((request) => request.path)).toEqual([
      '/api/users/me/lang-code',
      '/api/users/me/lang-code',
      '/api/jobs/job-1/favorites',
    ])
  })

  test('signing out with "delete" leaves nothing of the member, and nothing of it is sent', async () => {
    await enqueue(environment, bookmark())
    await forgetOutbox(environment, MEMBER)
    await drain(environment)
    expect(requests).toEqual([])
    expect(await database.run('readonly', (transaction) => transaction.list(['m', MEMBER]))).toEqual([])
  })
})

describe('what the screen lays over the data', () => {
  const contents = async () => ({ entries: await queue(), receipts: await receipts() })

  test('an unsent bookmark shows, and goes on showing after it was sent until data asked for later arrives', async () => {
    await enqueue(environment, bookmark())
    expect(unsentOf(await contents(), 'favorite:job-1', clock + 5)).toMatchObject({ state: 'SAVED' })
    const askedBefore = clock
    clock += 100
    await drain(environment)
    expect(unsentOf(await contents(), 'favorite:job-1', askedBefore)).toMatchObject({
      operation: 'favorites.add',
      state: 'SENT',
    })
    expect(unsentOf(await contents(), 'favorite:job-1', clock + 1)).toBeUndefined()
  })

  test('receipts are shown for seven days', async () => {
    await enqueue(environment, bookmark())
    await drain(environment)
    clock += 7 * 24 * 3_600_000
    await sweep(environment, MEMBER)
    expect(await receipts()).toHaveLength(1)
    clock += 1
    await sweep(environment, MEMBER)
    expect(await receipts()).toEqual([])
  })
})

test('waiting times double from two seconds to fifteen minutes, spread over their whole length', () => {
  expect([1, 2, 3, 20].map((attempts) => backoff(attempts, 1))).toEqual([2_000, 4_000, 8_000, 900_000])
  expect(backoff(5, 0.25)).toBe(8_000)
})
