import { beforeAll, expect, test } from 'vitest'
import { sweep } from '../../src/server/jobs/sweep.ts'
import { aWorker } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

test('The sweep deletes expired rows and reports the failure even if files cannot be removed', async () => {
  const { db } = server.database
  const { id: ownerId } = await aWorker(server)
  const long = new Date(Date.now() - 30 * 86_400_000)
  const file = { reference: 'left-over.jpg', type: 'resume', content_type: 'image/jpeg' } as const
  await db
    .insertInto('files')
    .values({ ...file, size: 1, owner_id: ownerId, is_public: false, created_at: long, unused_since: long })
    .execute()
  const hash = Buffer.alloc(32)
  await db
    .insertInto('certification_codes')
    .values({ number_hash: hash, requester_hash: hash, code_hash: hash, tries: 0, expires_at: long })
    .execute()
  const remove = async () => {
    throw new Error('the disk is away')
  }
  await expect(sweep(db, { ...server.services.files, remove }, new Date())).rejects.toThrow(
    'the disk is away',
  )
  expect(await db.selectFrom('certification_codes').select('number_hash').execute()).toEqual([])
  expect(await db.selectFrom('files').select('reference').execute()).toEqual([{ reference: file.reference }])
})
