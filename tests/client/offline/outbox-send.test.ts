import { beforeEach, expect, test } from 'vitest'
import { writeCredentials } from '../../../src/client/browser/credentials.ts'
import { StorageFailure, type Database } from '../../../src/client/browser/database.ts'
import { claim } from '../../../src/client/offline/outbox/engine/claim.ts'
import { drain } from '../../../src/client/offline/outbox/engine/drain.ts'
import { enqueue } from '../../../src/client/offline/outbox/engine/enqueue.ts'
import { send } from '../../../src/client/offline/outbox/engine/send.ts'
import { settle } from '../../../src/client/offline/outbox/engine/settle.ts'
import { aDevice, bookmark, language, MEMBER } from './outbox-bench.ts'

let device: Awaited<ReturnType<typeof aDevice>>

beforeEach(async () => {
  device = await aDevice()
})

test('what was claimed before somebody else signed in is not sent as them, and waits for its owner', async () => {
  await enqueue(device.environment, bookmark())
  const { entry } = await claim(device.environment)
  if (!entry) throw new Error('nothing was claimed')
  await writeCredentials(device.database, { memberId: 'member-2', token: 'token-2' })
  const attempt = await send(device.environment, entry)
  expect(attempt).toEqual({ verdict: { kind: 'released' } })
  expect(device.requests).toEqual([])
  await settle(device.environment, entry, attempt)
  expect(await device.queue()).toMatchObject([{ state: 'QUEUED', memberId: MEMBER }])
})

test('one whose bytes are gone asks the member, and stops no other', async () => {
  const parts = [{ name: 'file', blobId: 'gone', fileName: 'photo.jpg' }]
  const upload = {
    operation: 'files.upload',
    entity: 'photo',
    payload: { kind: 'multipart' as const, parts },
  }
  const blobs = { gone: { bytes: new ArrayBuffer(1), type: 'image/jpeg', sha256: '' } }
  await enqueue(device.environment, bookmark('job-1', { ...upload, blobs }))
  await device.database.run('readwrite', async (transaction) => transaction.remove(['b', MEMBER, 'gone']))
  await enqueue(device.environment, bookmark('job-2'))
  await drain(device.environment)
  expect(device.requests.map(({ path }) => path)).toEqual(['/api/jobs/job-2/favorites'])
  expect(await device.queue()).toMatchObject([
    { state: 'REJECTED', refusal: { status: 0, code: 'UNSENDABLE', fields: [] } },
  ])
})

test('a storage that fails while an entry is prepared is no fault of the entry', async () => {
  await enqueue(device.environment, language('en'))
  const { entry } = await claim(device.environment)
  if (!entry) throw new Error('nothing was claimed')
  let reads = 0
  const failing: Database = {
    run: (...input) =>
      (reads += 1) === 1
        ? device.database.run(...input)
        : Promise.reject(new StorageFailure(new DOMException('Broken', 'UnknownError'))),
  }
  await expect(send({ ...device.environment, database: failing }, entry)).rejects.toThrow(StorageFailure)
})
