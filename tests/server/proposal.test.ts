import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { answerProposal, listProposals, sendProposal } from '../../src/contract/candidate/proposal.ts'
import { getResume } from '../../src/contract/candidate/resume.ts'
import { listTalents, viewResume } from '../../src/contract/candidate/talent.ts'
import { aCandidate, announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { aProposal } from '../support/proposals.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>
let employer: TestMember

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
  employer = await aVerifiedEmployer(server)
})

const send = (resumeId: string, overrides = {}, from = employer) =>
  server.call(sendProposal, { body: aProposal(resumeId, overrides), token: from.token })
const answer = (member: TestMember, id: string, status: string) =>
  server.call(answerProposal, { params: { id }, body: { status }, token: member.token })
const list = async (member: TestMember) => (await server.call(listProposals, { token: member.token })).data
const notificationsOf = async (member: TestMember) =>
  (await server.call(listNotifications, { token: member.token })).data.map(({ kind, actor }) => ({
    kind,
    actor,
  }))

describe('A proposal', () => {
  test('A proposal notifies the candidate, and the employer sees a masked name', async () => {
    const candidate = await aCandidate(server)
    const { status, data } = await send(candidate.resumeId)
    expect({ status, data }).toMatchObject({ status: 201, data: { status: 'SENT' } })
    expect(await list(candidate)).toMatchObject([
      { id: data.id, company: '가온테크', contact: '0312345678', candidateName: 'Tran Minh Hau' },
    ])
    expect((await list(employer))[0]).toMatchObject({
      id: data.id,
      candidateName: 'Tran M. H.',
      candidateCellphone: null,
    })
    expect(await notificationsOf(candidate)).toEqual([{ kind: 'PROPOSAL_RECEIVED', actor: '가온테크' }])
  })

  test('A candidate can read who sent a proposal and where the work is without knowing Hangul', async () => {
    const candidate = await aCandidate(server)
    await send(candidate.resumeId)
    expect(await list(candidate)).toMatchObject([
      {
        companyRomanized: 'Gaontekeu',
        addressInEnglish: '1 Dongtan-daero, Dongtan-gu, Hwaseong-si, Gyeonggi',
      },
    ])
  })

  test("Accepting a proposal shows the employer the candidate's name and number", async () => {
    const sender = await aVerifiedEmployer(server)
    const candidate = await aCandidate(server)
    const { data } = await send(candidate.resumeId, {}, sender)
    expect((await answer(candidate, data.id, 'ACCEPTED')).data).toEqual({ id: data.id, status: 'ACCEPTED' })
    expect(await list(sender)).toMatchObject([
      { status: 'ACCEPTED', candidateName: 'Tran Minh Hau', candidateCellphone: '01012345678' },
    ])
    expect(await notificationsOf(sender)).toEqual([{ kind: 'PROPOSAL_ACCEPTED', actor: 'Tran Minh Hau' }])
  })

  test('Accepting a proposal opens the resume to the employer without points', async () => {
    const sender = await aVerifiedEmployer(server)
    const candidate = await aCandidate(server)
    const read = (from: TestMember) =>
      server.call(getResume, { params: { id: candidate.resumeId }, token: from.token })
    const { data } = await send(candidate.resumeId, {}, sender)
    expect((await read(sender)).status).toBe(404)
    await answer(candidate, data.id, 'ACCEPTED')
    const view = { params: { id: candidate.resumeId }, token: sender.token }
    expect((await server.call(viewResume, view)).data).toEqual({ spent: 0, balance: 0 })
    expect((await read(sender)).data).toMatchObject({ name: 'Tran Minh Hau' })
    expect((await read(employer)).status).toBe(404)
  })

  test('Declining a proposal notifies the employer without the name', async () => {
    const sender = await aVerifiedEmployer(server)
    const candidate = await aCandidate(server)
    const { data } = await send(candidate.resumeId, {}, sender)
    await answer(candidate, data.id, 'DECLINED')
    expect(await notificationsOf(sender)).toEqual([{ kind: 'PROPOSAL_DECLINED', actor: 'Tran M. H.' }])
    expect((await list(sender))[0]).toMatchObject({ candidateName: 'Tran M. H.', candidateCellphone: null })
  })

  test('An employer may have one open proposal per candidate', async () => {
    const candidate = await aCandidate(server)
    const answers = await Promise.all([send(candidate.resumeId), send(candidate.resumeId)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
    expect((await send(candidate.resumeId)).problem.responseCode).toBe('PROPOSAL_OPEN')
    expect((await send(candidate.resumeId, {}, await aVerifiedEmployer(server))).status).toBe(201)
    const [mine] = (await list(candidate)).toReversed()
    await answer(candidate, mine!.id, 'DECLINED')
    expect((await send(candidate.resumeId)).status).toBe(201)
  })

  test('The list of candidates marks those with a proposal and those with an open one', async () => {
    const asking = await aVerifiedEmployer(server)
    const jobId = await acts.aPublicOne(asking, { sigunguCode: '48330' })
    const { region_id } = await acts.stored(jobId)
    const candidate = await aCandidate(server, { wish: { region_id } })
    const marks = async () => {
      const { data } = await server.call(listTalents, { query: { jobId }, token: asking.token })
      const talent = data.find(({ resumeId }) => resumeId === candidate.resumeId)
      return [talent?.proposed, talent?.proposalOpen]
    }
    expect(await marks()).toEqual([false, false])
    const { data } = await send(candidate.resumeId, {}, asking)
    expect(await marks()).toEqual([true, true])
    await answer(candidate, data.id, 'DECLINED')
    expect(await marks()).toEqual([true, false])
  })

  test('A proposal is answered once, and repeating the answer succeeds', async () => {
    const candidate = await aCandidate(server)
    const { data } = await send(candidate.resumeId)
    await answer(candidate, data.id, 'DECLINED')
    expect((await answer(candidate, data.id, 'DECLINED')).status).toBe(200)
    expect((await answer(candidate, data.id, 'ACCEPTED')).problem.responseCode).toBe('PROPOSAL_ANSWERED')
  })

  test('Only the candidate can answer a proposal, and others get 404', async () => {
    const candidate = await aCandidate(server)
    const { data } = await send(candidate.resumeId)
    const stranger = await aCandidate(server)
    const [theirs, nobodys] = [
      await answer(stranger, data.id, 'ACCEPTED'),
      await answer(stranger, v7(), 'ACCEPTED'),
    ]
    expect(theirs.status).toBe(404)
    expect({ ...theirs.problem, instance: '' }).toEqual({ ...nobodys.problem, instance: '' })
    expect((await answer(employer, data.id, 'ACCEPTED')).status).toBe(403)
  })

  test('A proposal to a member without a desired job answers 404', async () => {
    const worker = await aWorker(server, { hasResume: true })
    const resume = await server.database.db
      .selectFrom('resumes')
      .select('id')
      .where('member_id', '=', worker.id)
      .executeTakeFirstOrThrow()
    expect((await send(resume.id)).status).toBe(404)
    expect((await send(v7())).status).toBe(404)
    expect(await notificationsOf(worker)).toEqual([])
  })

  test('A proposal may name only an open announcement of the same employer', async () => {
    const candidate = await aCandidate(server)
    const theirs = await acts.aPublicOne(await aVerifiedEmployer(server))
    const refused = await send(candidate.resumeId, { jobId: theirs })
    expect(refused.problem.errors).toMatchObject([{ field: 'jobId', code: 'UNKNOWN' }])
    const mine = await acts.aPublicOne(employer)
    expect((await send(candidate.resumeId, { jobId: mine })).status).toBe(201)
  })

  test('A proposal cannot name an announcement whose term is over', async () => {
    const candidate = await aCandidate(server)
    const jobId = await acts.aPublicOne(employer)
    const { period_end: end } = await acts.stored(jobId)
    const refused = await acts.at(end!, () => send(candidate.resumeId, { jobId }))
    expect((await acts.stored(jobId)).status).toBe('IN_PROGRESS')
    expect(refused.problem.errors).toMatchObject([{ field: 'jobId', code: 'UNKNOWN' }])
  })

  test('A proposal below the minimum wage for its hours is rejected', async () => {
    const candidate = await aCandidate(server)
    const day = { payType: 'DAILY', payAmount: 50_000 }
    expect((await send(candidate.resumeId, { payAmount: 9_000 })).problem.responseCode).toBe(
      'PAY_BELOW_MINIMUM',
    )
    expect((await send(candidate.resumeId, day)).problem.responseCode).toBe('PAY_BELOW_MINIMUM')
    expect((await send(candidate.resumeId, { ...day, hours: '09:00-13:00' })).status).toBe(201)
  })

  test('A proposal with unreadable hours is checked against the minimum wage for eight hours a day', async () => {
    const candidate = await aCandidate(server)
    const month = { payType: 'MONTHLY', payAmount: 100_000, numberOfWorkDays: 7 }
    for (const hours of ['', '9시부터 18시까지', '09:00 ~ 25:00'])
      expect((await send(candidate.resumeId, { ...month, hours })).problem?.responseCode).toBe(
        'PAY_BELOW_MINIMUM',
      )
    const lawful = { payType: 'DAILY', payAmount: 120_000, hours: '교대 근무' }
    expect((await send(candidate.resumeId, lawful)).status).toBe(201)
  })

  test('An employer may send a candidate three proposals in thirty days', async () => {
    const sender = await aVerifiedEmployer(server)
    const candidate = await aCandidate(server)
    for (const _ of [1, 2, 3]) {
      const { data } = await send(candidate.resumeId, {}, sender)
      await answer(candidate, data.id, 'DECLINED')
    }
    const { status, problem } = await send(candidate.resumeId, {}, sender)
    expect([status, problem.responseCode]).toEqual([409, 'PROPOSAL_LIMIT'])
    expect((await send(candidate.resumeId, {}, await aVerifiedEmployer(server))).status).toBe(201)
    await server.database.db
      .updateTable('proposals')
      .set({ created_at: new Date(Date.now() - 31 * 24 * 3_600_000) })
      .where('member_id', '=', candidate.id)
      .execute()
    expect((await send(candidate.resumeId, {}, sender)).status).toBe(201)
  })

  test('A proposal with a premium-rate or international number is rejected', async () => {
    const candidate = await aCandidate(server)
    for (const contact of ['060-700-1234', '001-84-91234', '00700 8412 345'])
      expect((await send(candidate.resumeId, { contact })).problem?.errors).toMatchObject([
        { field: 'contact', code: 'INVALID' },
      ])
  })

  test('An employer may send fifty proposals an hour', async () => {
    const sender = await aVerifiedEmployer(server)
    const candidates = await Promise.all(Array.from({ length: 51 }, () => aCandidate(server)))
    const statuses = []
    for (const { resumeId } of candidates) statuses.push((await send(resumeId, {}, sender)).status)
    expect(statuses).toEqual([...Array.from({ length: 50 }, () => 201), 429])
  })

  test('A proposal without its required fields is rejected with field errors', async () => {
    const candidate = await aCandidate(server)
    const { problem } = await send(candidate.resumeId, { title: ' ', contact: 'none', payAmount: 0 })
    expect(problem.errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'title', code: 'REQUIRED' }),
        expect.objectContaining({ field: 'contact', code: 'INVALID' }),
        expect.objectContaining({ field: 'payAmount', code: 'TOO_SMALL' }),
      ]),
    )
  })
})
