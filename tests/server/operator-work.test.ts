import { beforeAll, describe, expect, test } from 'vitest'
import { getJob, listJobs } from '../../src/contract/job/job.ts'
import { getOperatorPosting } from '../../src/contract/operator/posting.ts'
import { listUnmatchedJobs, setJobWork } from '../../src/contract/case/work.ts'
import { announcementActions, anAnnouncement, aVerifiedEmployer } from '../support/announcements.ts'
import { caseActions, MINUTE } from '../support/cases.ts'
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

const decide = (id: string, occupations: string[], seen?: string[]) =>
  server.call(setJobWork, { params: { id }, body: { occupations, seen }, token: operator.token })
const findable = async (occupation: string) =>
  (await server.call(listJobs, { query: { occupation } })).data.map(({ id }) => id)

async function aMatchedJob(occupations: string[]) {
  const { db } = server.database
  const job = aJob(await aCompany(db, new Date()), new Date(), {
    title: '함께 일하실 분',
    work_source: 'MATCHED',
    occupations,
  })
  await publish(db, job)
  return job.id
}

test('An operator says what a posting is for, and it leaves the list and is found by its occupation', async () => {
  const [id, other] = [await anUnmatchedJob(), await anUnmatchedJob()]
  expect(await unmatched()).toEqual([other, id])
  const body = { occupations: ['WELDER', 'FITTER'] }
  expect((await decide(id, body.occupations)).data).toMatchObject(body)
  expect(await unmatched()).toEqual([other])
  expect(await findable('FITTER')).toEqual([id])
  const { work_source } = await server.database.db
    .selectFrom('jobs')
    .select('work_source')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(work_source).toBe('OPERATOR')
  expect((await actsIn(server)).at(-1)).toMatchObject({ subject: id, operator_id: operator.id })
})

test('An unmatched posting shows the sector in the company’s own words', async () => {
  const id = await anUnmatchedJob()
  await server.database.db
    .updateTable('jobs')
    .set({ category_etc: '별빛 관리' })
    .where('id', '=', id)
    .execute()
  const { data } = await server.call(listUnmatchedJobs, { token: operator.token })
  expect(data.find((job) => job.id === id)?.categoryEtc).toBe('별빛 관리')
})

const anUnmatchedJob = () => aMatchedJob([])

describe('Correcting the occupations of a posting', () => {
  const headline = async (id: string) =>
    (await server.call(getJob, { params: { id }, query: { langCode: 'en' } })).data.headline
  const inConsole = async (id: string) =>
    (await server.call(getOperatorPosting, { params: { id }, token: operator.token })).data

  test('A wrong occupation is replaced, the headline follows, and the act is recorded', async () => {
    const id = await aMatchedJob(['WELDER'])
    expect(await inConsole(id)).toMatchObject({ occupations: ['WELDER'], workSource: 'MATCHED' })
    expect(await headline(id)).toMatch(/^Welder/)
    expect((await decide(id, ['BUILDING_PAINTER'], ['WELDER'])).data.occupations).toEqual([
      'BUILDING_PAINTER',
    ])
    expect(await headline(id)).toMatch(/^Building painter/)
    expect(await findable('WELDER')).not.toContain(id)
    expect(await inConsole(id)).toMatchObject({ occupations: ['BUILDING_PAINTER'], workSource: 'OPERATOR' })
    expect((await actsIn(server)).at(-1)).toMatchObject({
      act: 'announcement.setWork',
      subject: id,
      details: { former: 'WELDER', occupations: 'BUILDING_PAINTER' },
    })
  })

  test('A posting whose occupations are removed is named after its sector, and waits in the list', async () => {
    const id = await aMatchedJob(['WELDER'])
    expect((await decide(id, [], ['WELDER'])).status).toBe(200)
    expect(await headline(id)).not.toMatch(/^Welder/)
    expect(await unmatched()).toContain(id)
  })

  test('It is refused where the occupations have changed since the operator looked', async () => {
    const id = await aMatchedJob(['WELDER'])
    await decide(id, ['FITTER'])
    expect(await decide(id, ['BUILDING_PAINTER'], ['WELDER'])).toMatchObject({ status: 412 })
    expect((await inConsole(id)).occupations).toEqual(['FITTER'])
  })
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

describe('Undoing what an operator said about a posting', () => {
  /** A public posting of an employer whose text names no occupation, and what was decided about it. */
  async function aDecision() {
    const employer = await aVerifiedEmployer(server)
    const acts = announcementActions(server)
    const text = { title: '함께 일하실 분', details: '전화 주세요.' }
    const id = await acts.aPublicOne(employer, text)
    const before = await acts.stored(id)
    const { data } = await decide(id, ['SALT_WORKER'])
    const { productType: _, ...form } = anAnnouncement()
    return { employer, acts, id, before, undo: data.undo, form: { ...form, ...text } }
  }
  const undo = (decisionId?: string) => caseActions(server).undo(operator, decisionId)

  test('Its former occupations are back, it waits in the list again, and both acts are recorded', async () => {
    const { acts, id, before, undo: offered } = await aDecision()
    expect(Date.parse(offered?.until ?? '') - Date.now()).toBeGreaterThan(9 * MINUTE)
    expect(await findable('SALT_WORKER')).toEqual([id])
    expect((await undo(offered?.decisionId)).data).toEqual({ kind: 'WORK', id })
    expect(await findable('SALT_WORKER')).toEqual([])
    expect(await unmatched()).toContain(id)
    const { occupations, phrases, work_source } = await acts.stored(id)
    expect({ occupations, phrases, work_source }).toEqual({
      occupations: before.occupations,
      phrases: before.phrases,
      work_source: 'MATCHED',
    })
    expect((await actsIn(server)).slice(-2)).toMatchObject([
      { act: 'announcement.setWork', details: { former: '', occupations: 'SALT_WORKER' } },
      {
        act: 'announcement.undoWork',
        subject: id,
        operator_id: operator.id,
        details: { former: 'SALT_WORKER', occupations: '' },
      },
    ])
  })

  test('A decision about a posting that had occupations gives back those', async () => {
    const { acts, id } = await aDecision()
    const { data } = await decide(id, ['WELDER', 'FITTER'])
    await undo(data.undo?.decisionId)
    expect(await acts.stored(id)).toMatchObject({ occupations: ['SALT_WORKER'], work_source: 'OPERATOR' })
  })

  test('It is refused once the employer has chosen other occupations, which stay', async () => {
    const { employer, acts, id, form, undo: offered } = await aDecision()
    const edited = await acts.edit(employer, id, { ...form, occupations: ['WELDER'] })
    expect(edited.status).toBe(200)
    expect(await undo(offered?.decisionId)).toMatchObject({
      status: 409,
      problem: { responseCode: 'UNDO_REFUSED', data: { cause: 'CHANGED' } },
    })
    expect((await acts.stored(id)).occupations).toEqual(['WELDER'])
  })

  test('It is refused after a later decision, and after ten minutes', async () => {
    const { id, undo: offered } = await aDecision()
    const { data } = await decide(id, ['WELDER'])
    expect((await undo(offered?.decisionId)).problem?.data).toEqual({ cause: 'CHANGED' })
    server.clock.now = new Date(Date.now() + 11 * MINUTE)
    expect((await undo(data.undo?.decisionId)).problem?.data).toEqual({ cause: 'TOO_LATE' })
    server.clock.now = null
  })

  test('An edit that leaves text and occupations as they are does not stand in its way', async () => {
    const { employer, acts, id, form, undo: offered } = await aDecision()
    expect((await acts.edit(employer, id, { ...form, payAmount: 14_000 })).status).toBe(200)
    expect((await undo(offered?.decisionId)).status).toBe(200)
    expect(await acts.stored(id)).toMatchObject({ occupations: [], pay_amount: 14_000 })
  })
})
