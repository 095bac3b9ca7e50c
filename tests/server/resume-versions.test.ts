import { beforeAll, expect, test } from 'vitest'
import { getExpectedJob, getMyResume } from '../../src/contract/candidate/resume.ts'
import { saveExpectedJob, saveResume } from '../../src/contract/candidate/resume-form.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { aResumeForm, anExpectedJobForm } from '../support/resumes.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
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

test('Resume and desired job have separate versions in one ETag', async () => {
  const worker = await aWorker(server)
  expect((await saveJob(worker, 1)).headers.get('etag')).toBe('"r0-d1"')
  expect((await save(worker, 'one')).headers.get('etag')).toBe('"r1-d1"')
  expect((await save(worker, 'two')).headers.get('etag')).toBe('"r2-d1"')
  expect((await saveJob(worker, 2)).headers.get('etag')).toBe('"r2-d2"')
  expect((await mine(worker)).headers.get('etag')).toBe('"r2-d2"')
  const job = await server.call(getExpectedJob, { token: worker.token })
  expect(job.headers.get('etag')).toBe('"r2-d2"')
})

test('A change of the resume does not conflict with one of the desired job', async () => {
  const worker = await aWorker(server)
  await save(worker, 'first')
  await saveJob(worker, 1)
  expect((await save(worker, 'second', '"r1-d0"')).status).toBe(201)
  expect((await saveJob(worker, 2, '"r1-d1"')).status).toBe(201)
})

test('Saving a resume with an outdated ETag answers 412 with the current resume and ETag', async () => {
  const worker = await aWorker(server)
  await save(worker, 'here')
  await save(worker, 'elsewhere', '"r1-d0"')
  const refused = await save(worker, 'here again', '"r1-d0"')
  expect([refused.status, refused.problem.responseCode]).toEqual([412, 'PRECONDITION_FAILED'])
  expect(refused.problem.data).toMatchObject({ name: 'elsewhere', expectedRegionId: null })
  expect(refused.headers.get('etag')).toBe('"r2-d0"')
  expect((await save(worker, 'here again', refused.headers.get('etag') ?? '')).status).toBe(201)
})

test('Saving a desired job with an outdated ETag answers 412 with the current one, with and without a resume', async () => {
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

test.each(['*', ' * ', '"r1-d0"', 'W/"r1-d7"', '"r9-d9", "r1-d0"'])(
  'If-Match: %s matches "r1-d0"',
  async (ifMatch) => {
    const worker = await aWorker(server)
    await save(worker, 'first')
    expect((await save(worker, 'second', ifMatch)).status).toBe(201)
  },
)

test.each(['"r2-d0"', '"r9-d9", "r0-d0"', 'r1-d0', '"nonsense"', ''])(
  'If-Match: %s does not match "r1-d0"',
  async (ifMatch) => {
    const worker = await aWorker(server)
    await save(worker, 'first')
    expect((await save(worker, 'second', ifMatch)).status).toBe(412)
  },
)

test('Of six concurrent saves one succeeds, and the others get 412 with its result', async () => {
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

test('Of three concurrent first saves that expect no resume one succeeds', async () => {
  const worker = await aWorker(server)
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => save(worker, name, '"r0-d0"')))
  expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
    201, 412, 412,
  ])
})

test('A replay repeats the ETag of the stored answer', async () => {
  const worker = await aWorker(server)
  const first = await save(worker, 'first', undefined, 'k')
  await save(worker, 'second')
  const replay = await save(worker, 'first', '"r0-d0"', 'k')
  expect(replay.headers.get('idempotent-replayed')).toBe('true')
  expect([replay.status, replay.data, replay.headers.get('etag')]).toEqual([201, first.data, '"r1-d0"'])
  expect((await mine(worker)).data.name).toBe('second')
})

test('A save that answers 412 is not stored, and its key can be used again', async () => {
  const worker = await aWorker(server)
  await save(worker, 'first')
  expect((await save(worker, 'mine', '"r0-d0"', 'k')).status).toBe(412)
  expect((await save(worker, 'mine', '"r1-d0"', 'k')).status).toBe(201)
})

test('A save that expects nothing replaces neither an existing resume nor a desired job', async () => {
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
