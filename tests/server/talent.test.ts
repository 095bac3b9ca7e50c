import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { BETWEEN_FACTS } from '../../src/contract/base/between-facts.ts'
import { applyToJob } from '../../src/contract/candidate/application.ts'
import { listOrders } from '../../src/contract/payment/order.ts'
import { getPoints } from '../../src/contract/payment/point.ts'
import { getResume } from '../../src/contract/candidate/resume.ts'
import { listTalents, viewResume } from '../../src/contract/candidate/talent.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { addPaidPoints, grantPoints } from '../../src/server/features/point/service.ts'
import { aCandidate, announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
})

const talents = (employer: TestMember, query: Record<string, unknown> = {}) =>
  server.call(listTalents, { query, token: employer.token })
const view = (employer: TestMember, id: string) =>
  server.call(viewResume, { params: { id }, token: employer.token })
const points = async (employer: TestMember) => (await server.call(getPoints, { token: employer.token })).data
const givePoints = (employer: TestMember, free: number, paid = 0) =>
  inTransaction(server.database.db, async (tx) => {
    const now = new Date()
    if (free > 0) await grantPoints(tx, { memberId: employer.id, points: free, reference: 'test', now })
    if (paid > 0) await addPaidPoints(tx, { memberId: employer.id, points: paid, orderId: v7(), now })
  })

describe('Ranked candidates', () => {
  test('Candidates are ranked by score with their reasons and without names or numbers', async () => {
    const employer = await aVerifiedEmployer(server)
    const jobId = await acts.aPublicOne(employer, { sigunguCode: '47111', localJobRegionIds: [] })
    const { region_id: region } = await acts.stored(jobId)
    const best = await aCandidate(server, {
      resume: {
        name: 'Le Thi Hoa',
        career: JSON.stringify({ FACTORY: 'ABOVE_1YEAR' }),
        work_type: 'IMMIGRANT',
      },
      wish: { region_id: region },
    })
    const good = await aCandidate(server, { wish: { region_id: region, category: null, any_category: true } })
    const { data, totalCount } = await talents(employer, { jobId })
    expect(data.map(({ resumeId }) => resumeId)).toEqual([best.resumeId, good.resumeId])
    expect(totalCount).toBe(2)
    expect(data[0]).toMatchObject({ maskedName: 'Le T. H.', viewed: false, applied: false, proposed: false })
    expect(data[0]?.score).toBe(data[0]?.reasons.reduce((sum, reason) => sum + reason.points, 0))
    expect(JSON.stringify(data)).not.toMatch(/Hoa|01012345678/)
  })

  test('A candidate and an opened resume tell the language that a proposal is read in', async () => {
    const employer = await aVerifiedEmployer(server)
    const jobId = await acts.aPublicOne(employer, { sigunguCode: '51110', localJobRegionIds: [] })
    const { region_id } = await acts.stored(jobId)
    const { resumeId, id } = await aCandidate(server, { wish: { region_id } })
    await server.database.db.updateTable('members').set({ lang_code: 'my' }).where('id', '=', id).execute()
    expect((await talents(employer, { jobId })).data[0]).toMatchObject({ resumeId, readsLangCode: 'my' })
    await givePoints(employer, 1_000)
    await view(employer, resumeId)
    const resume = await server.call(getResume, { params: { id: resumeId }, token: employer.token })
    expect(resume.data.readsLangCode).toBe('my')
  })

  test('Only members with a resume and a desired job are listed, distant ones last', async () => {
    const employer = await aVerifiedEmployer(server)
    const jobId = await acts.aPublicOne(employer, { sigunguCode: '46110' })
    const { region_id } = await acts.stored(jobId)
    const resumeIdOf = async (member: TestMember) => {
      const resumes = server.database.db.selectFrom('resumes').select('id').where('member_id', '=', member.id)
      return (await resumes.executeTakeFirstOrThrow()).id
    }
    const wishless = await resumeIdOf(await aWorker(server, { hasResume: true }))
    const { resumeId: silent } = await aCandidate(server, { wish: { region_id: null, category: null } })
    const { resumeId: far } = await aCandidate(server)
    const { resumeId: near } = await aCandidate(server, { wish: { region_id } })
    const { data } = await talents(employer, { jobId, pageSize: 50 })
    const ids = data.map(({ resumeId }) => resumeId)
    expect(ids[0]).toBe(near)
    expect(ids).toContain(far)
    expect(ids).not.toContain(wishless)
    expect(ids).not.toContain(silent)
    const scores = data.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  })

  test('A candidate is found by a further region, and all of theirs are named', async () => {
    const employer = await aVerifiedEmployer(server)
    const jobId = await acts.aPublicOne(employer, { sigunguCode: '48310', localJobRegionIds: [] })
    const { region_id } = await acts.stored(jobId)
    const { resumeId } = await aCandidate(server, { wish: { region_id: 1, further_region_ids: [region_id] } })
    const { data } = await talents(employer, { jobId, langCode: 'ko' })
    expect(data[0]).toMatchObject({ resumeId, expectedRegionName: `서울${BETWEEN_FACTS}경남 거제시` })
  })

  test("The list for another employer's job answers 404, and is empty without a job", async () => {
    const employer = await aVerifiedEmployer(server)
    const jobId = await acts.aPublicOne(employer)
    const newcomer = await aVerifiedEmployer(server)
    expect((await talents(newcomer, { jobId })).status).toBe(404)
    expect((await talents(newcomer)).data).toEqual([])
  })
})

describe('Opening a resume', () => {
  test('Opening costs 1,000 points once, free points first, and returns the balance', async () => {
    const employer = await aVerifiedEmployer(server)
    await givePoints(employer, 400, 2_000)
    const { resumeId } = await aCandidate(server)
    expect(await view(employer, resumeId)).toMatchObject({
      status: 200,
      data: { spent: 1_000, balance: 1_400 },
    })
    expect((await view(employer, resumeId)).data).toEqual({ spent: 0, balance: 1_400 })
    expect(await points(employer)).toMatchObject({ balance: 1_400, paid: 1_400, free: 0 })
    expect((await points(employer)).entries).toMatchObject([
      { reason: 'VIEW', point: -1_000 },
      { reason: expect.stringMatching(/GRANT|PURCHASE/) },
      { reason: expect.stringMatching(/GRANT|PURCHASE/) },
    ])
  })

  test('An opened resume is readable to its employer only', async () => {
    const [employer, other] = [await aVerifiedEmployer(server), await aVerifiedEmployer(server)]
    await givePoints(employer, 1_000)
    const { resumeId } = await aCandidate(server)
    const read = (reader: TestMember) =>
      server.call(getResume, { params: { id: resumeId }, token: reader.token })
    expect((await read(employer)).status).toBe(404)
    await view(employer, resumeId)
    expect(await read(employer)).toMatchObject({ status: 200, data: { resumeId, name: 'Tran Minh Hau' } })
    expect((await read(other)).status).toBe(404)
  })

  test('The history names the resume that points were spent on, while the company may open it', async () => {
    const employer = await aVerifiedEmployer(server)
    await givePoints(employer, 1_000)
    const { resumeId } = await aCandidate(server)
    await view(employer, resumeId)
    const spent = async () => {
      const { data } = await server.call(listOrders, { query: { type: 'ticket' }, token: employer.token })
      return data.map((row) => row.type === 'ticket' && [row.reason, row.resume])
    }
    const granted = ['GRANT', null]
    expect(await spent()).toEqual([['VIEW', { id: resumeId, name: 'Tran Minh Hau' }], granted])
    await server.database.db
      .updateTable('companies')
      .set({ verified_at: null })
      .where('member_id', '=', employer.id)
      .execute()
    expect(await spent()).toEqual([['VIEW', null], granted])
  })

  test('Fifty concurrent openings of one resume are charged once', async () => {
    const employer = await aVerifiedEmployer(server)
    await givePoints(employer, 0, 50_000)
    const { resumeId } = await aCandidate(server)
    const answers = await Promise.all(Array.from({ length: 50 }, () => view(employer, resumeId)))
    expect(answers.every((answer) => answer.status === 200)).toBe(true)
    expect(answers.reduce((sum, answer) => sum + answer.data.spent, 0)).toBe(1_000)
    expect((await points(employer)).balance).toBe(49_000)
  })

  test('Concurrent openings of several resumes do not overdraw the balance', async () => {
    const employer = await aVerifiedEmployer(server)
    await givePoints(employer, 1_500, 1_500)
    const candidates = await Promise.all(Array.from({ length: 6 }, () => aCandidate(server)))
    const answers = await Promise.all(candidates.map(({ resumeId }) => view(employer, resumeId)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3)
    expect((await points(employer)).balance).toBe(0)
  })

  test('Opening without enough points answers POINTS_MISSING and opens nothing', async () => {
    const employer = await aVerifiedEmployer(server)
    await givePoints(employer, 999)
    const { resumeId } = await aCandidate(server)
    const { status, problem } = await view(employer, resumeId)
    expect(status).toBe(402)
    expect(problem).toMatchObject({ responseCode: 'POINTS_MISSING', data: { balance: 999, needed: 1_000 } })
    await givePoints(employer, 1)
    expect((await view(employer, resumeId)).data.spent).toBe(1_000)
  })

  test('Opening the resume of an applicant is free', async () => {
    const employer = await aVerifiedEmployer(server)
    const jobId = await acts.aPublicOne(employer)
    const candidate = await aCandidate(server)
    await server.call(applyToJob, { params: { id: jobId }, token: candidate.token })
    expect((await view(employer, candidate.resumeId)).data).toEqual({ spent: 0, balance: 0 })
  })

  test('Opening the resume of a member without a desired job answers 404, as for an unknown id', async () => {
    const employer = await aVerifiedEmployer(server)
    await givePoints(employer, 5_000)
    const worker = await aWorker(server, { hasResume: true })
    const { id } = await server.database.db
      .selectFrom('resumes')
      .select('id')
      .where('member_id', '=', worker.id)
      .executeTakeFirstOrThrow()
    const [hidden, unknown] = [await view(employer, id), await view(employer, v7())]
    expect(hidden.status).toBe(404)
    expect({ ...hidden.problem, instance: '' }).toEqual({ ...unknown.problem, instance: '' })
    expect((await points(employer)).balance).toBe(5_000)
  })
})

describe('Ledger of points', () => {
  test('Every movement sums to zero, and every balance to its entries', async () => {
    const employer = await aVerifiedEmployer(server)
    await givePoints(employer, 700, 3_000)
    for (let count = 0; count < 3; count++) await view(employer, (await aCandidate(server)).resumeId)
    const rows = await server.database.db.selectFrom('point_entries').selectAll().execute()
    const sums = Map.groupBy(rows, (row) => row.movement_id)
    for (const entries of sums.values()) expect(entries.reduce((sum, entry) => sum + entry.points, 0)).toBe(0)
    const own = (account: string) =>
      rows
        .filter((row) => row.member_id === employer.id && row.account === account)
        .reduce((sum, row) => sum + row.points, 0)
    expect(await points(employer)).toMatchObject({ paid: own('PAID'), free: own('FREE'), balance: 700 })
  })

  test('The ledger is append-only and rejects a movement that does not sum to zero', async () => {
    const employer = await aVerifiedEmployer(server)
    await givePoints(employer, 100)
    const { db } = server.database
    const mine = db.updateTable('point_entries').where('member_id', '=', employer.id)
    await expect(mine.set({ points: 1 }).execute()).rejects.toThrow(/only grows/)
    await expect(db.deleteFrom('point_entries').execute()).rejects.toThrow(/only grows/)
    const lonely = { id: v7(), movement_id: v7(), member_id: employer.id, account: 'FREE' as const }
    await expect(
      db
        .insertInto('point_entries')
        .values({ ...lonely, points: 5, reason: 'GRANT', created_at: new Date() })
        .execute(),
    ).rejects.toThrow(/do not add up/)
  })
})
