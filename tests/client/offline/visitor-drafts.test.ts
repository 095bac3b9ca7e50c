import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { readCredentials } from '../../../src/client/browser/credentials.ts'
import { openDatabase, type Database, type Transaction } from '../../../src/client/browser/database.ts'
import { readDraft, VISITOR, writeDraft } from '../../../src/client/offline/drafts/draft.ts'
import { keys } from '../../../src/client/offline/outbox/engine/entry.ts'
import { sweepBlobs } from '../../../src/client/offline/outbox/engine/sweep-blobs.ts'
import { signInWithDrafts } from '../../../src/client/offline/drafts/visitor-drafts.ts'

const CREDENTIALS = { memberId: 'member-1', token: 'token-1' }
let database: Database

beforeEach(() => {
  const factory = new IDBFactory()
  database = openDatabase('outbox', () => factory)
})

const draft = (owner: string, photo: string, savedAt: number, name = 'resume') =>
  writeDraft(database, owner, name, { value: { photo }, savedAt })

const bytes = (owner: string, id: string, keptAt = 0) =>
  database.run('readwrite', async (transaction) =>
    transaction.put(keys.blob(owner, id), {
      bytes: new ArrayBuffer(4),
      type: 'image/jpeg',
      sha256: '',
      draft: 'resume',
      keptAt,
    }),
  )

const blobsOf = (owner: string) =>
  database.run('readonly', async (transaction) =>
    (await transaction.keys(keys.blobs(owner))).map((key) => String(key[2])),
  )

const photoOf = async (owner: string) => (await readDraft(database, owner, 'resume'))?.value

test('signing in moves a visitor’s draft and its photo to the member', async () => {
  await draft(VISITOR, 'blob-1', 10)
  await bytes(VISITOR, 'blob-1')
  await signInWithDrafts(database, CREDENTIALS)
  expect(await readCredentials(database)).toMatchObject(CREDENTIALS)
  expect(await photoOf('member-1')).toEqual({ photo: 'blob-1' })
  expect([await blobsOf('member-1'), await blobsOf(VISITOR)]).toEqual([['blob-1'], []])
  expect(await photoOf(VISITOR)).toBeUndefined()
})

test.each([
  ['a newer', 20, 'members-photo'],
  ['an equally old', 10, 'members-photo'],
  ['an older', 5, 'visitors-photo'],
])('signing in with %s draft of the member keeps one draft with its photo', async (_, at, kept) => {
  await draft(VISITOR, 'visitors-photo', 10)
  await bytes(VISITOR, 'visitors-photo')
  await draft('member-1', 'members-photo', at)
  await bytes('member-1', 'members-photo')
  await signInWithDrafts(database, CREDENTIALS)
  expect(await photoOf('member-1')).toEqual({ photo: kept })
  expect(await blobsOf('member-1')).toContain(kept)
  expect(await blobsOf(VISITOR)).toEqual([])
})

test('signing in discards the drafts of the sign-in and sign-up forms', async () => {
  await draft(VISITOR, '', 10, 'signIn')
  await signInWithDrafts(database, CREDENTIALS)
  expect(await readDraft(database, 'member-1', 'signIn')).toBeUndefined()
})

test('a crash at any step of signing in leaves the draft whole with visitor or member', async () => {
  for (let step = 0; ; step += 1) {
    const factory = new IDBFactory()
    database = openDatabase('outbox', () => factory)
    await draft(VISITOR, 'blob-1', 10)
    await bytes(VISITOR, 'blob-1')
    const steps = await signInUntil(step)
    const [visitor, member] = [await photoOf(VISITOR), await photoOf('member-1')]
    const owner = member ? 'member-1' : VISITOR
    expect([visitor, member].filter(Boolean)).toEqual([{ photo: 'blob-1' }])
    expect(await blobsOf(owner)).toEqual(['blob-1'])
    expect((await readCredentials(database)) !== undefined).toBe(owner === 'member-1')
    if (steps < step) return
  }
})

/** Signs in with a crash after that many steps. @returns the number of steps taken */
async function signInUntil(step: number): Promise<number> {
  let steps = 0
  const withCrashes = (transaction: Transaction): Transaction => {
    const count = () => {
      steps += 1
      if (steps > step) throw new Error('crash')
    }
    return {
      get: async (key) => (count(), transaction.get(key)),
      list: async (prefix) => (count(), transaction.list(prefix)),
      keys: async (prefix) => (count(), transaction.keys(prefix)),
      put: (key, value) => (count(), transaction.put(key, value)),
      remove: (key) => (count(), transaction.remove(key)),
      removeAll: (prefix) => (count(), transaction.removeAll(prefix)),
    }
  }
  const breaking: Database = {
    run: (mode, work, durability) =>
      database.run(mode, (transaction) => work(withCrashes(transaction)), durability),
  }
  await signInWithDrafts(breaking, CREDENTIALS).catch(() => undefined)
  return steps
}

test('unreferenced bytes are swept after a day', async () => {
  const day = 24 * 3_600_000
  await bytes('member-1', 'left', 0)
  await bytes('member-1', 'picked-just-now', 2 * day)
  await sweepBlobs(database, 'member-1', 2 * day + 1)
  expect(await blobsOf('member-1')).toEqual(['picked-just-now'])
  await draft('member-1', 'picked-just-now', 2 * day)
  await sweepBlobs(database, 'member-1', 9 * day)
  expect(await blobsOf('member-1')).toEqual(['picked-just-now'])
})
