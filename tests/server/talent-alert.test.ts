import { beforeAll, expect, test } from 'vitest'
import { updateMe } from '../../src/contract/account/member-account.ts'
import {
  getTalentAlert,
  removeTalentAlert,
  saveTalentAlert,
  type TalentTerms,
} from '../../src/contract/candidate/talent-alert.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { aCandidate, announcementActions, aVerifiedEmployer, DAY } from '../support/announcements.ts'
import { untilIdle } from '../support/background.ts'
import type { TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const ALL: TalentTerms = { countryIsoCodes: [], workTypes: [], jobCategories: [], occupations: [] }
const [ANSEONG, SEOUL] = [136, 1]
const START = new Date('2026-11-20T01:00:00Z')

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
  server.clock.now = START
})

type Wish = NonNullable<Parameters<typeof aCandidate>[1]>

async function anAlert(terms: Partial<TalentTerms> = {}) {
  const employer = await aVerifiedEmployer(server)
  const jobId = await announcementActions(server).aPublicOne(employer, { localJobRegionIds: [] })
  const saved = await save(employer, jobId, { ...ALL, ...terms })
  expect(saved.status).toBe(200)
  return { employer, jobId }
}

const save = (employer: TestMember, id: string, body: unknown) =>
  server.call(saveTalentAlert, { params: { id }, body, token: employer.token })
const read = (employer: TestMember, id: string) =>
  server.call(getTalentAlert, { params: { id }, token: employer.token })

/** Switches on that companies find the member, which is as good a change as a new resume, and lets time pass. */
async function publish(...members: TestMember[]): Promise<void> {
  for (const { token } of members) await server.call(updateMe, { token, query: { talentVisible: true } })
  server.clock.now = new Date((server.clock.now ?? START).getTime() + 6 * 60_000)
  await untilIdle(server)
}

const someone = (changes: Wish = {}) => aCandidate(server, changes)

const noticesOf = async (employer: TestMember) =>
  (await server.call(listNotifications, { token: employer.token })).data.filter(
    ({ kind }) => kind === 'CANDIDATE_FOUND',
  )

test('An employer is notified that somebody new fits, with the job and without a name', async () => {
  const { employer, jobId } = await anAlert()
  await publish(await someone())
  const notices = await noticesOf(employer)
  expect(notices).toMatchObject([
    { subject: '조립원 모집', actor: null, targetId: jobId, path: `/talent?posting=${jobId}` },
  ])
  expect(JSON.stringify(notices)).not.toContain('Tran')
})

test.each<[string, Partial<TalentTerms>, Wish, number]>([
  ['wants the region of the job', {}, {}, 1],
  ['will work anywhere', {}, { wish: { region_id: null, any_region: true } }, 1],
  ['wants a district near it', {}, { wish: { region_id: ANSEONG } }, 0],
  ['wants a district near it, which is wanted', { place: 'NEAR' }, { wish: { region_id: ANSEONG } }, 1],
  ['wants another province', { place: 'NEAR' }, { wish: { region_id: SEOUL } }, 0],
  ['wants another kind of work', {}, { wish: { category: 'FARM' } }, 0],
  ['wants any work', {}, { wish: { category: null, any_category: true } }, 1],
  ['speaks less Korean', { koreanCapability: 'GOOD' }, {}, 0],
  ['speaks enough Korean', { koreanCapability: 'NORMAL' }, {}, 1],
  ['is of another country', { countryIsoCodes: ['mn'] }, {}, 0],
  ['is of a wanted country', { countryIsoCodes: ['mn'] }, { resume: { country_iso_code: 'mn' } }, 1],
  ['has another residence type', { workTypes: ['FOREIGN_STUDENT'] }, {}, 0],
])('A candidate who %s (%j, %j) is told of %i times', async (_name, terms, changes, times) => {
  const { employer } = await anAlert(terms)
  await publish(await someone(changes))
  expect(await noticesOf(employer)).toHaveLength(times)
})

test('A candidate who does not let companies find them is told to nobody', async () => {
  const { employer } = await anAlert()
  const hidden = await someone()
  await server.call(updateMe, { token: hidden.token, query: { talentVisible: true } })
  await server.call(updateMe, { token: hidden.token, query: { talentVisible: false } })
  await publish()
  expect(await noticesOf(employer)).toEqual([])
})

test('Whoever fits already when the alert is set is not new later', async () => {
  const known = await someone()
  const { employer } = await anAlert()
  await publish(known)
  expect(await noticesOf(employer)).toEqual([])
})

test('Several new candidates of a day make one notification, and nobody is told of twice', async () => {
  const { employer } = await anAlert()
  const first = await someone()
  await publish(first, await someone())
  await publish(await someone())
  expect(await noticesOf(employer)).toHaveLength(1)
  server.clock.now = new Date((server.clock.now ?? START).getTime() + DAY)
  await publish(first)
  expect(await noticesOf(employer)).toHaveLength(1)
  await publish(await someone())
  expect(await noticesOf(employer)).toHaveLength(2)
})

test('A company without a verified business or with a closed job is told of nobody', async () => {
  const { db } = server.database
  const [unverified, closed] = [await anAlert(), await anAlert()]
  await db
    .updateTable('companies')
    .set({ verified_at: null })
    .where('member_id', '=', unverified.employer.id)
    .execute()
  await announcementActions(server).close(closed.employer, closed.jobId)
  await publish(await someone())
  expect(await noticesOf(unverified.employer)).toEqual([])
  expect(await noticesOf(closed.employer)).toEqual([])
})

test('An alert is read, changed and removed by its own employer alone', async () => {
  const { employer, jobId } = await anAlert({ koreanCapability: 'GOOD' })
  expect((await read(employer, jobId)).data).toEqual({ ...ALL, koreanCapability: 'GOOD' })
  const other = await aVerifiedEmployer(server)
  const remove = (by: TestMember) =>
    server.call(removeTalentAlert, { params: { id: jobId }, token: by.token })
  for (const answer of [await read(other, jobId), await save(other, jobId, ALL), await remove(other)])
    expect(answer.problem.responseCode).toBe('NOT_FOUND')
  expect((await save(employer, jobId, { ...ALL, workTypes: ['TOURIST'] })).status).toBe(400)
  expect((await save(employer, jobId, { ...ALL, place: 'NEAR' })).status).toBe(200)
  expect((await read(employer, jobId)).data).toEqual({ ...ALL, place: 'NEAR' })
  expect((await remove(employer)).status).toBe(200)
  expect((await read(employer, jobId)).data).toBeNull()
  await publish(await someone())
  expect(await noticesOf(employer)).toEqual([])
})
