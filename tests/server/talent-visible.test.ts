import { beforeAll, expect, test } from 'vitest'
import { applyToJob, withdrawApplication } from '../../src/contract/candidate/application.ts'
import { getMe } from '../../src/contract/account/member.ts'
import { updateMe } from '../../src/contract/account/member-account.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { answerProposal, listProposals, sendProposal } from '../../src/contract/candidate/proposal.ts'
import { getResume } from '../../src/contract/candidate/resume.ts'
import { listResumeOpenings, listTalents, viewResume } from '../../src/contract/candidate/talent.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { grantPoints } from '../../src/server/features/point/service.ts'
import { aCandidate, announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { paymentActions } from '../support/payments.ts'
import { aProposal } from '../support/proposals.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let employer: TestMember & { companyId: string }
let jobId: string

beforeAll(async () => {
  server = await runServer()
  employer = await aVerifiedEmployer(server)
  jobId = await announcementActions(server).aPublicOne(employer)
  await givePoints(employer, 20_000)
})

const givePoints = (to: TestMember, points: number) =>
  inTransaction(server.database.db, (tx) =>
    grantPoints(tx, { memberId: to.id, points, reference: 'test', now: new Date() }),
  )
const switchTo = (member: TestMember, talentVisible: boolean) =>
  server.call(updateMe, { token: member.token, query: { talentVisible } })
const isListed = async (resumeId: string) => {
  const { data } = await server.call(listTalents, { query: { jobId, pageSize: 50 }, token: employer.token })
  return data.some((talent) => talent.resumeId === resumeId)
}
const open = (resumeId: string, by: TestMember = employer) =>
  server.call(viewResume, { params: { id: resumeId }, token: by.token })
const read = (resumeId: string) => server.call(getResume, { params: { id: resumeId }, token: employer.token })
const propose = (resumeId: string) =>
  server.call(sendProposal, { body: aProposal(resumeId), token: employer.token })
const openings = (member: TestMember) => server.call(listResumeOpenings, { token: member.token })

test('A worker is hidden until they choose to be found, and can hide again', async () => {
  const worker = await aWorker(server, { hasResume: true })
  expect((await server.call(getMe, { token: worker.token })).data.talentVisible).toBe(false)
  expect((await switchTo(worker, true)).data).toMatchObject({ talentVisible: true, alarmOn: true })
  expect((await switchTo(worker, false)).data).toMatchObject({ talentVisible: false, alarmOn: true })
  expect((await server.call(getMe, { token: worker.token })).data.talentVisible).toBe(false)
  await server.call(updateMe, { token: worker.token, query: { alarmOn: false } })
  expect((await server.call(getMe, { token: worker.token })).data.talentVisible).toBe(false)
})

test('Hiding removes a worker from lists, proposals and openings until switched back', async () => {
  const candidate = await aCandidate(server)
  const { resumeId } = candidate
  expect(await isListed(resumeId)).toBe(true)
  await switchTo(candidate, false)
  expect(await isListed(resumeId)).toBe(false)
  expect((await open(resumeId)).problem.responseCode).toBe('NOT_FOUND')
  expect((await propose(resumeId)).problem.responseCode).toBe('NOT_FOUND')
  expect((await openings(candidate)).data).toEqual([])
  await switchTo(candidate, true)
  expect(await isListed(resumeId)).toBe(true)
  expect((await propose(resumeId)).status).toBe(201)
})

test('A hidden worker keeps received proposals and can accept one', async () => {
  const candidate = await aCandidate(server)
  const { data } = await propose(candidate.resumeId)
  await switchTo(candidate, false)
  expect((await server.call(listProposals, { token: candidate.token })).data).toHaveLength(1)
  const accepted = { params: { id: data.id }, body: { status: 'ACCEPTED' }, token: candidate.token }
  expect((await server.call(answerProposal, accepted)).status).toBe(200)
  expect((await read(candidate.resumeId)).status).toBe(200)
})

test('A resume opened before its owner hid stays readable, but takes no proposals', async () => {
  const candidate = await aCandidate(server)
  expect((await open(candidate.resumeId)).data.spent).toBe(1_000)
  await switchTo(candidate, false)
  expect((await read(candidate.resumeId)).status).toBe(200)
  expect((await open(candidate.resumeId)).data.spent).toBe(0)
  expect((await propose(candidate.resumeId)).problem.responseCode).toBe('NOT_FOUND')
  expect(await paymentActions(server).ledgerFaults()).toEqual([])
})

test("A hidden worker's resume is readable to the employer they apply to, who may propose", async () => {
  const candidate = await aCandidate(server)
  await switchTo(candidate, false)
  await server.call(applyToJob, { params: { id: jobId }, token: candidate.token })
  expect((await read(candidate.resumeId)).status).toBe(200)
  expect((await open(candidate.resumeId)).data.spent).toBe(0)
  expect((await propose(candidate.resumeId)).status).toBe(201)
})

const apply = (member: TestMember, id: string) =>
  server.call(applyToJob, { params: { id }, token: member.token })
const withdraw = (member: TestMember, id: string) =>
  server.call(withdrawApplication, { params: { id }, token: member.token })

test('After a hidden worker withdraws, opening the resume and sending a proposal answer 404', async () => {
  const candidate = await aCandidate(server)
  const { resumeId } = candidate
  await switchTo(candidate, false)
  expect((await apply(candidate, jobId)).status).toBe(201)
  expect((await withdraw(candidate, jobId)).status).toBe(200)
  const answers = [await open(resumeId), await propose(resumeId), await read(resumeId)]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await openings(candidate)).data).toEqual([])
})

test('A hidden worker who withdraws one of two applications stays readable to the employer', async () => {
  const candidate = await aCandidate(server)
  const other = await announcementActions(server).aPublicOne(employer)
  await switchTo(candidate, false)
  for (const id of [jobId, other]) await apply(candidate, id)
  await withdraw(candidate, jobId)
  expect([(await read(candidate.resumeId)).status, (await open(candidate.resumeId)).data.spent]).toEqual([
    200, 0,
  ])
  await withdraw(candidate, other)
  expect([(await read(candidate.resumeId)).status, (await open(candidate.resumeId)).status]).toEqual([
    404, 404,
  ])
})

test('After a worker withdraws, the list no longer marks them as an applicant, and opening costs points', async () => {
  const candidate = await aCandidate(server)
  const { resumeId } = candidate
  const isMarked = async () => {
    const { data } = await server.call(listTalents, { query: { jobId, pageSize: 50 }, token: employer.token })
    return data.find((talent) => talent.resumeId === resumeId)?.applied
  }
  await apply(candidate, jobId)
  expect(await isMarked()).toBe(true)
  await withdraw(candidate, jobId)
  expect(await isMarked()).toBe(false)
  expect((await open(resumeId)).data.spent).toBe(1_000)
})

test('A hidden worker who declined a proposal or applied to another employer is not found', async () => {
  const candidate = await aCandidate(server)
  const { resumeId } = candidate
  const { data } = await propose(resumeId)
  await switchTo(candidate, false)
  await server.call(answerProposal, {
    params: { id: data.id },
    body: { status: 'DECLINED' },
    token: candidate.token,
  })
  const other = await aVerifiedEmployer(server)
  await apply(candidate, await announcementActions(server).aPublicOne(other))
  const answers = [await open(resumeId), await propose(resumeId), await read(resumeId)]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await open(resumeId, other)).data.spent).toBe(0)
})

test('A worker sees who opened the resume, newest first, and is notified of each once', async () => {
  const other = await aVerifiedEmployer(server)
  await givePoints(other, 1_000)
  const candidate = await aCandidate(server)
  await open(candidate.resumeId)
  await open(candidate.resumeId)
  await server.database.db
    .updateTable('companies')
    .set({ name: '나중회사' })
    .where('id', '=', other.companyId)
    .execute()
  await open(candidate.resumeId, other)
  const { data, totalCount } = await openings(candidate)
  expect(totalCount).toBe(2)
  expect(data).toMatchObject([{ companyName: '나중회사' }, { companyName: '가온테크', businessName: null }])
  const notifications = await server.call(listNotifications, { token: candidate.token })
  expect(notifications.data).toMatchObject([
    { kind: 'RESUME_OPENED', subject: '나중회사', path: '/mypage/alarm' },
    { kind: 'RESUME_OPENED', subject: '가온테크' },
  ])
})

test('An opening that fails for lack of points is not listed and notifies nobody', async () => {
  const poor = await aVerifiedEmployer(server)
  const candidate = await aCandidate(server)
  expect((await open(candidate.resumeId, poor)).status).toBe(402)
  expect((await openings(candidate)).data).toEqual([])
  expect((await server.call(listNotifications, { token: candidate.token })).data).toEqual([])
})

test('Openings of a resume are visible to its owner only', async () => {
  const candidate = await aCandidate(server)
  await open(candidate.resumeId)
  expect((await openings(await aWorker(server))).data).toEqual([])
  expect((await openings(await anEmployer(server))).status).toBe(403)
  expect((await server.call(listResumeOpenings)).status).toBe(401)
})

test('A card of the list contains no name, contact or free text', async () => {
  const candidate = await aCandidate(server, {
    resume: { name: 'Dorji', birth_date: '1999-04-05', introduction: 'I live in Ansan', details: 'welder' },
  })
  const { data } = await server.call(listTalents, { query: { jobId, pageSize: 50 }, token: employer.token })
  const card = data.find(({ resumeId }) => resumeId === candidate.resumeId)
  expect(Object.keys(card ?? {}).toSorted()).toEqual(
    [
      'applied',
      'countryIsoCode',
      'expectedJobCategory',
      'expectedMaxPayAmount',
      'expectedMinPayAmount',
      'expectedPayType',
      'expectedRegionName',
      'jobCategoryPeriodTypeMap',
      'koreanCapability',
      'maskedName',
      'occupations',
      'proposalOpen',
      'proposed',
      'readsLangCode',
      'reasons',
      'resumeId',
      'score',
      'sharedOccupations',
      'viewed',
      'workRight',
      'workType',
    ].toSorted(),
  )
  expect(JSON.stringify(card)).not.toMatch(/Dorji|1999|01012345678|Ansan|welder|files/)
})
