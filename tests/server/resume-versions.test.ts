import { beforeAll, expect, test } from 'vitest'
import {
  getExpectedJob,
  getMyResume,
  saveExpectedJob,
  saveResume,
} from '../../src/contract/candidate/resume.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { aResumeForm, anExpectedJobForm } from '../support/resumes.ts'
import { running, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await running()
})

const save = (member: TestMember, name: string, ifMatch?: string, key?: string) =>
  server.call(saveResume, {
    token: member.token,
    body: aResumeForm({ name }),
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
    ...(key ? { key } : {}),
  })
const saveJob = (member: TestMember, expectedMinPayAmount: number, ifMatch?: string) =>
  server.call(saveExpectedJob, {
    token: member.token,
    body: anExpectedJobForm({ expectedMinPayAmount }),
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  })
const mine = (member: TestMember) => server.call(getMyResume, { token: member.token })

test('resume and desired job count their versions apart, in one ETag that reads and commands answer', async () => {
  const worker = await aWorker(server)
  expect((await saveJob(worker, 1)).headers.get('etag')).toBe('"r0-d1"')
  expect((await save(worker, 'one')).headers.get('etag')).toBe('"r1-d1"')
  expect((await save(worker, 'two')).headers.get('etag')).toBe('"r2-d1"')
  expect((await saveJob(worker, 2)).headers.get('etag')).toBe('"r2-d2"')
  expect((await mine(worker)).headers.get('etag')).toBe('"r2-d2"')
  const job = await server.call(getExpectedJob, { token: worker.token })
  expect(job.headers.get('etag')).toBe('"r2-d2"')
})

test('each command compares its own part: what the other one changed is no conflict', async () => {
  const worker = await aWorker(server)
  await save(worker, 'first')
  await saveJob(worker, 1)
  expect((await save(worker, 'second', '"r1-d0"')).status).toBe(201)
  expect((await saveJob(worker, 2, '"r1-d1"')).status).toBe(201)
})

test('a change from a second device is refused with what is there now and its ETag', async () => {
  const worker = await aWorker(server)
  await save(worker, 'here')
  await save(worker, 'elsewhere', '"r1-d0"')
  const refused = await save(worker, 'here again', '"r1-d0"')
  expect([refused.status, refused.problem.responseCode]).toEqual([412, 'PRECONDITION_FAILED'])
  expect(refused.problem.data).toMatchObject({ name: 'elsewhere', expectedRegionId: null })
  expect(refused.headers.get('etag')).toBe('"r2-d0"')
  expect((await save(worker, 'here again', refused.headers.get('etag') ?? '')).status).toBe(201)
})

test('a desired job changed elsewhere is refused with what is there now, with and without a resume', async () => {
  const worker = await aWorker(server)
  await saveJob(worker, 1)
  await saveJob(worker, 2)
  const without = await saveJob(worker, 3, '"r0-d1"')
  expect(without.status).toBe(412)
  expect(without.problem.data).toMatchObject({ expectedMinPayAmount: 2 })
  await save(worker, 'An')
  const refused = await saveJob(worker, 3, '"r0-d1"')
  expect(refused.problem.data).toMatchObject({ name: 'An', expectedMinPayAmount: 2 })
  expect(refused.headers.get('etag')).toBe('"r1-d2"')
})

test.each(['*', ' * ', '"r1-d0"', 'W/"r1-d7"', '"r9-d9", "r1-d0"'])('If-Match: %s fits', async (ifMatch) => {
  const worker = await aWorker(server)
  await save(worker, 'first')
  expect((await save(worker, 'second', ifMatch)).status).toBe(201)
})

test.each(['"r2-d0"', '"r9-d9", "r0-d0"', 'r1-d0', '"nonsense"', ''])(
  'If-Match: %s does not',
  async (ifMatch) => {
    const worker = await aWorker(server)
    await save(worker, 'first')
    expect((await save(worker, 'second', ifMatch)).status).toBe(412)
  },
)

test('of two devices that save at the same moment exactly one wins, and the other sees its work', async () => {
  const worker = await aWorker(server)
  await save(worker, 'before')
  for (let round = 1; round <= 5; round++) {
    const etag = `"r${round}-d0"`
    const names = Array.from({ length: 6 }, (_, device) => `round ${round} device ${device}`)
    const answers = await Promise.all(names.map((name) => save(worker, name, etag)))
    const won = names.filter((_, device) => answers[device]?.status === 201)
    expect(won).toHaveLength(1)
    const lost = answers.filter((answer) => answer.status === 412)
    expect(lost).toHaveLength(5)
    for (const answer of lost) expect(answer.problem.data).toMatchObject({ name: won[0] })
  }
})

test('of two first saves at the same moment that expect nothing to be there, one wins', async () => {
  const worker = await aWorker(server)
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => save(worker, name, '"r0-d0"')))
  expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
    201, 412, 412,
  ])
})

test('a replay repeats the ETag of its answer, though the resume has changed since', async () => {
  const worker = await aWorker(server)
  const first = await save(worker, 'first', undefined, 'k')
  await save(worker, 'second')
  const replay = await save(worker, 'first', '"r0-d0"', 'k')
  expect(replay.headers.get('idempotent-replayed')).toBe('true')
  expect([replay.status, replay.data, replay.headers.get('etag')]).toEqual([201, first.data, '"r1-d0"'])
  expect((await mine(worker)).data.name).toBe('second')
})

test('a refused save is not stored under its key: the corrected one may use it', async () => {
  const worker = await aWorker(server)
  await save(worker, 'first')
  expect((await save(worker, 'mine', '"r0-d0"', 'k')).status).toBe(412)
  expect((await save(worker, 'mine', '"r1-d0"', 'k')).status).toBe(201)
})

test('who knows of nothing there replaces neither a resume nor a desired job, whichever of the two exists', async () => {
  const worker = await aWorker(server)
  await saveJob(worker, 1)
  const wish = await saveJob(worker, 2, '"r0-d0"')
  expect([wish.status, wish.headers.get('etag')]).toEqual([412, '"r0-d1"'])
  expect(wish.problem.data).toMatchObject({ expectedMinPayAmount: 1 })
  expect((await save(worker, 'first', '"r0-d0"')).status).toBe(201)
  const again = await save(worker, 'blank', '"r0-d0"')
  expect(again.status).toBe(412)
  expect(again.problem.data).toMatchObject({ name: 'first', expectedMinPayAmount: 1 })
})
