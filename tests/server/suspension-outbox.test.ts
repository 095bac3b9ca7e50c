import { beforeAll, expect, test } from 'vitest'
import { enqueue } from '../../src/client/offline/outbox/engine/enqueue.ts'
import { signInWithDrafts } from '../../src/client/offline/drafts/visitor-drafts.ts'
import { favoriteJob, unfavoriteJob } from '../../src/contract/job/job.ts'
import { signIn } from '../../src/contract/account/member.ts'
import { faultProxy } from '../support/fault-proxy.ts'
import { aWorker, PASSWORD } from '../support/members.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { runServer } from '../support/server.ts'
import { suspensionActions } from '../support/suspensions.ts'
import { type Connection, Phone } from './outbox-phone.ts'

let line: Connection

beforeAll(async () => {
  const server = await runServer()
  const proxy = await faultProxy(Number(new URL(server.url).port))
  const { db } = server.database
  const job = aJob(await aCompany(db, new Date()), new Date())
  await publish(db, job)
  line = { server, proxy, jobs: [job.id], photo: new ArrayBuffer(0) }
  return () => proxy.close()
})

test('The outbox of a suspended member is kept and sent once they sign in again', async () => {
  const { server, jobs } = line
  const { suspend, restore } = await suspensionActions(server)
  const worker = await aWorker(server)
  const phone = new Phone(line, worker, 1)
  phone.faultRate = 0
  const signInOnPhone = (token: string) =>
    signInWithDrafts(phone.environment.database, { memberId: worker.id, token })
  const [id = ''] = jobs
  await signInOnPhone(worker.token)
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
  await signInOnPhone((await server.call(signIn, { body })).data.accessToken)
  phone.clock += 60_000
  await phone.send()
  const sent = await phone.contents()
  expect(sent.entries).toEqual([])
  expect(sent.receipts).toMatchObject([{ outcome: 'SENT' }])
  const kept = await server.database.db.selectFrom('favorites').select('job_id').execute()
  expect(kept).toEqual([{ job_id: id }])
})
