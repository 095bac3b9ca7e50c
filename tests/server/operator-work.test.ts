import { beforeAll, expect, test } from 'vitest'
import { listJobs } from '../../src/contract/job/job.ts'
import { listUnmatchedJobs, setJobWork } from '../../src/contract/operator/work.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let operator: TestMember

beforeAll(async () => {
  server = await runServer()
  operator = await anOperator(server)
})

const unmatched = async () =>
  (await server.call(listUnmatchedJobs, { token: operator.token })).data.map(({ id }) => id)

async function anUnmatchedJob() {
  const { db } = server.database
  const job = aJob(await aCompany(db, new Date()), new Date(), {
    title: '함께 일하실 분',
    work_source: 'MATCHED',
    occupations: [],
  })
  await publish(db, job)
  return job.id
}

test('An operator says what a posting is for, and it leaves the list and is found by its occupation', async () => {
  const [id, other] = [await anUnmatchedJob(), await anUnmatchedJob()]
  expect(await unmatched()).toEqual([other, id])
  const body = { occupations: ['WELDER', 'FITTER'] }
  expect((await server.call(setJobWork, { params: { id }, body, token: operator.token })).data).toEqual(body)
  expect(await unmatched()).toEqual([other])
  const found = await server.call(listJobs, { query: { occupation: 'FITTER' } })
  expect(found.data.map((job) => job.id)).toEqual([id])
  const { work_source } = await server.database.db
    .selectFrom('jobs')
    .select('work_source')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(work_source).toBe('OPERATOR')
  expect((await actsIn(server)).at(-1)).toMatchObject({ subject: id, operator_id: operator.id })
})

test('Unknown codes and unknown postings are refused, and so is everybody but operators', async () => {
  const id = await anUnmatchedJob()
  const attempt = (input: { id?: string; code?: string; token?: string }) =>
    server.call(setJobWork, {
      params: { id: input.id ?? id },
      body: { occupations: [input.code ?? 'WELDER'] },
      token: input.token ?? operator.token,
    })
  expect(await attempt({ code: 'NOBODY' })).toMatchObject({ status: 400 })
  expect(await attempt({ id: '01890000-0000-7000-8000-000000000009' })).toMatchObject({ status: 404 })
  expect(await attempt({ token: (await aWorker(server)).token })).toMatchObject({ status: 403 })
})
