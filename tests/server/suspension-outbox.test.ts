import { beforeAll, expect, test } from 'vitest'
import { enqueue } from '../../src/client/offline/outbox/engine/enqueue.ts'
import { signInWithDrafts } from '../../src/client/offline/drafts/visitor-drafts.ts'
import { favoriteJob, unfavoriteJob } from '../../src/contract/job/job.ts'
import { signIn } from '../../src/contract/account/member.ts'
import { faultProxy } from '../support/fault-proxy.ts'
import { aWorker, PASSWORD } from '../support/members.ts'
import { aCompany, aPosting, publish } from '../support/postings.ts'
import { running } from '../support/server.ts'
import { suspensionsBy } from '../support/suspensions.ts'
import { type Line, Phone } from './outbox-phone.ts'

let line: Line

beforeAll(async () => {
  const server = await running()
  const proxy = await faultProxy(Number(new URL(server.url).port))
  const { db } = server.database
  const posting = aPosting(await aCompany(db, new Date()), new Date())
  await publish(db, posting)
  line = { server, proxy, jobs: [posting.id], photo: new ArrayBuffer(0) }
  return () => proxy.close()
})

test('The outbox of a suspended member is kept and sent once they sign in again', async () => {
  const { server, jobs } = line
  const { suspend, restore } = await suspensionsBy(server)
  const worker = await aWorker(server)
  const phone = new Phone(line, worker, 1)
  phone.faultRate = 0
  const admits = (token: string) =>
    signInWithDrafts(phone.environment.database, { memberId: worker.id, token })
  const [id = ''] = jobs
  await admits(worker.token)
  await suspend(worker)
  await enqueue(phone.environment, {
    memberId: worker.id,
    entity: `favorite:${id}`,
    operation: favoriteJob.name,
    undo: unfavoriteJob.name,
    params: { id },
    payload: { kind: 'none' },
    absolute: true,
  })
  await phone.send()
  const waiting = await phone.contents()
  expect(waiting.entries).toHaveLength(1)
  expect(waiting.receipts).toEqual([])

  await restore(worker)
  const body = { authType: 'EMAIL', email: worker.email, password: PASSWORD }
  await admits((await server.call(signIn, { body })).data.accessToken)
  phone.clock += 60_000
  await phone.send()
  const sent = await phone.contents()
  expect(sent.entries).toEqual([])
  expect(sent.receipts).toMatchObject([{ outcome: 'SENT' }])
  const kept = await server.database.db.selectFrom('favorites').select('job_id').execute()
  expect(kept).toEqual([{ job_id: id }])
})
