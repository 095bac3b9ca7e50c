import { beforeEach, expect, test } from 'vitest'
import { writeCredentials } from '../../../src/client/browser/credentials.ts'
import { StorageFailure, type Database } from '../../../src/client/browser/database.ts'
import { claim } from '../../../src/client/offline/outbox/engine/claim.ts'
import { drain } from '../../../src/client/offline/outbox/engine/drain.ts'
import { enqueue } from '../../../src/client/offline/outbox/engine/enqueue.ts'
import { send } from '../../../src/client/offline/outbox/engine/send.ts'
import { settle } from '../../../src/client/offline/outbox/engine/settle.ts'
import { createDevice, addFavorite, language, MEMBER } from './outbox-device.ts'

let device: Awaited<ReturnType<typeof createDevice>>

beforeEach(async () => {
  device = await createDevice()
})

test('an entry claimed before another member signed in is released unsent', async () => {
  await enqueue(device.environment, addFavorite())
  const { entry } = await claim(device.environment)
  if (!entry) throw new Error('nothing was claimed')
  await writeCredentials(device.database, { memberId: 'member-2', token: 'token-2' })
  const attempt = await send(device.environment, entry)
  expect(attempt).toEqual({ verdict: { kind: 'released' } })
  expect(device.requests).toEqual([])
  await settle(device.environment, entry, attempt)
  expect(await device.queue()).toMatchObject([{ state: 'QUEUED', memberId: MEMBER }])
})

test('an entry with missing bytes is rejected and blocks no other', async () => {
  const parts = [{ name: 'file', blobId: 'gone', fileName: 'photo.jpg' }]
  const upload = {
    operation: 'files.upload',
    entity: 'photo',
    payload: { kind: 'multipart' as const, parts },
  }
  const blobs = { gone: { bytes: new ArrayBuffer(1), type: 'image/jpeg', sha256: '' } }
  await enqueue(device.environment, addFavorite('job-1', { ...upload, blobs }))
  await device.database.run('readwrite', async (transaction) => transaction.remove(['b', MEMBER, 'gone']))
  await enqueue(device.environment, addFavorite('job-2'))
  await drain(device.environment)
  expect(device.requests.map(({ path }) => path)).toEqual(['/api/jobs/job-2/favorites'])
  expect(await device.queue()).toMatchObject([
    { state: 'REJECTED', refusal: { status: 0, code: 'UNSENDABLE', fields: [] } },
  ])
})

test('a storage failure while preparing an entry rejects instead of refusing the entry', async () => {
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
