import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signedIn, signedOut } from '../../../src/client/api/session.ts'
import { StorageFailure } from '../../../src/client/browser/database.ts'
import { outboxDatabase } from '../../../src/client/browser/outbox-database.ts'
import { VISITOR } from '../../../src/client/offline/drafts/draft.ts'
import {
  dropDraftBlob,
  keepDraftBlob,
  readDraftBlob,
} from '../../../src/client/offline/drafts/draft-blobs.ts'
import { type Entry, keys } from '../../../src/client/offline/outbox/engine/entry.ts'

/** `ilteo` in SHA-256. */
const HASH = '256d7af43c8dde584fdbd11c285d7ecf38940d1aefae0dd5a954c728a0100ada'
const photo = () => new Blob(['ilteo'], { type: 'image/png' })
const read = async (id: string) => {
  const blob = await readDraftBlob(id)
  return blob && { type: blob.type, text: await blob.text() }
}
const storedFor = (owner: string, id: string) =>
  outboxDatabase.run('readonly', (transaction) => transaction.get(keys.blob(owner, id)))

beforeEach(async () => {
  await signedOut()
})

describe('A picked image', () => {
  test('is read back from its draft unchanged', async () => {
    const before = Date.now()
    const id = await keepDraftBlob('resume', photo())
    expect(await read(id)).toEqual({ type: 'image/png', text: 'ilteo' })
    const stored = (await storedFor(VISITOR, id)) as { keptAt: number }
    expect(stored).toMatchObject({ type: 'image/png', draft: 'resume', sha256: HASH })
    expect(stored.keptAt).toBeGreaterThanOrEqual(before)
  })

  test('has an id of its own for each pick, and is gone once it is dropped', async () => {
    const [first, second] = [await keepDraftBlob('resume', photo()), await keepDraftBlob('resume', photo())]
    await dropDraftBlob(first)
    expect([await read(first), (await read(second))?.text]).toEqual([undefined, 'ilteo'])
  })

  test('is kept without a hash on a page that offers none, as over plain HTTP', async () => {
    const subtle = vi.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as never)
    const id = await keepDraftBlob('resume', photo()).finally(() => subtle.mockRestore())
    expect(await storedFor(VISITOR, id)).toMatchObject({ type: 'image/png', sha256: '' })
    expect(await read(id)).toEqual({ type: 'image/png', text: 'ilteo' })
  })

  test('of a member cannot be read by a visitor', async () => {
    await signedIn({ role: 'EMPLOYEE', accessToken: 'token-1', expiresAt: '' }, { id: 'member-1' })
    const id = await keepDraftBlob('resume', photo())
    expect(await storedFor('member-1', id)).toBeDefined()
    await signedOut()
    expect(await read(id)).toBeUndefined()
  })

  test('outlives its draft while an unsent entry of the outbox needs it', async () => {
    const id = await keepDraftBlob('resume', photo())
    const part = { name: 'file', blobId: id, fileName: 'photo.png' }
    const entry: Pick<Entry, 'memberId' | 'seq' | 'payload'> = {
      memberId: VISITOR,
      seq: 1,
      payload: { kind: 'multipart', parts: [part] },
    }
    const key = keys.entry(entry)
    await outboxDatabase.run('readwrite', async (transaction) => transaction.put(key, entry))
    await dropDraftBlob(id)
    expect((await read(id))?.text).toBe('ilteo')
    await outboxDatabase.run('readwrite', async (transaction) => transaction.remove(key))
    await dropDraftBlob(id)
    expect(await read(id)).toBeUndefined()
  })
})

describe('On a device without room', () => {
  const failWith = (error: Error) => vi.spyOn(outboxDatabase, 'run').mockRejectedValueOnce(error)

  test('a picked image is kept in memory until it is dropped', async () => {
    failWith(new StorageFailure(new DOMException('Full', 'QuotaExceededError')))
    const id = await keepDraftBlob('resume', photo())
    expect(await storedFor(VISITOR, id)).toBeUndefined()
    expect(await read(id)).toEqual({ type: 'image/png', text: 'ilteo' })
    await dropDraftBlob(id)
    expect(await read(id)).toBeUndefined()
  })

  test('other errors are thrown', async () => {
    failWith(new TypeError('defect'))
    await expect(keepDraftBlob('resume', photo())).rejects.toThrow('defect')
  })
})
