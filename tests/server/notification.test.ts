import { beforeAll, expect, test } from 'vitest'
import { getMe } from '../../src/contract/account/member.ts'
import {
  listNotifications,
  readNotification,
  readNotifications,
} from '../../src/contract/message/notification.ts'
import { inLanguage } from '../../src/client/offline/cache/in-language.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { textIn } from '../../src/server/i18n/text-in.ts'
import { notify } from '../../src/server/features/notification/service.ts'
import { aWorker } from '../support/members.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

const JOB = '01890000-0000-7000-8000-000000000001'
const notifyMember = (memberId: string, occasion: string, subject = '조립원 모집') =>
  inTransaction(server.database.db, (tx) =>
    notify(
      tx,
      { memberId, kind: 'APPLICATION_READ', subject, actor: '가온테크', targetId: JOB, occasion },
      new Date(),
    ),
  )
const listOf = (token: string) => server.call(listNotifications, { token })

test('GET /notifications lists newest first, with path and unread count', async () => {
  const worker = await aWorker(server)
  await notifyMember(worker.id, 'a:1', '처음')
  await notifyMember(worker.id, 'a:2', '나중')
  const answer = await listOf(worker.token)
  expect(answer).toMatchObject({ totalCount: 2, unreadCount: 2 })
  expect(answer.data.map((each) => each.subject)).toEqual(['나중', '처음'])
  expect(answer.data[0]).toMatchObject({
    kind: 'APPLICATION_READ',
    actor: '가온테크',
    targetId: JOB,
    path: '/mypage/applyStatus',
    read: false,
  })
  expect((await server.call(getMe, { token: worker.token })).data.unreadCount).toBe(2)
})

test('An occasion that is reported repeatedly creates one notification', async () => {
  const worker = await aWorker(server)
  await Promise.all([
    notifyMember(worker.id, 'a:1'),
    notifyMember(worker.id, 'a:1'),
    notifyMember(worker.id, 'a:1'),
  ])
  expect((await listOf(worker.token)).totalCount).toBe(1)
})

test('A rolled-back transaction leaves no notification', async () => {
  const worker = await aWorker(server)
  const act = inTransaction(server.database.db, async (tx) => {
    const now = new Date()
    await notify(tx, { memberId: worker.id, kind: 'PROPOSAL_RECEIVED', subject: 'x', occasion: 'p:1' }, now)
    throw new Error('the act failed')
  })
  await expect(act).rejects.toThrow('the act failed')
  expect((await listOf(worker.token)).totalCount).toBe(0)
})

test('A notification can be marked as read repeatedly', async () => {
  const worker = await aWorker(server)
  await notifyMember(worker.id, 'a:1')
  await notifyMember(worker.id, 'a:2')
  const id = (await listOf(worker.token)).data[0]?.id ?? ''
  const markRead = () =>
    server.call(readNotification, { token: worker.token, params: { id }, body: { read: true } })
  expect((await markRead()).data).toEqual({ unreadCount: 1 })
  expect((await markRead()).data).toEqual({ unreadCount: 1 })
  expect((await listOf(worker.token)).data.map((each) => each.read)).toEqual([true, false])
})

test('Notifications are marked as read up to the newest one shown', async () => {
  const worker = await aWorker(server)
  await notifyMember(worker.id, 'a:1')
  await notifyMember(worker.id, 'a:2')
  const upTo = (await listOf(worker.token)).data[0]?.id
  await notifyMember(worker.id, 'a:3')
  const body = { read: true, upTo }
  expect((await server.call(readNotifications, { token: worker.token, body })).data).toEqual({
    unreadCount: 1,
  })
  const all = await server.call(readNotifications, { token: worker.token, body: { read: true } })
  expect(all.data).toEqual({ unreadCount: 0 })
})

test("A member can neither see nor mark another member's notification", async () => {
  const [worker, other] = await Promise.all([aWorker(server), aWorker(server)])
  await notifyMember(worker.id, 'a:1')
  const id = (await listOf(worker.token)).data[0]?.id ?? ''
  expect((await listOf(other.token)).totalCount).toBe(0)
  const answer = await server.call(readNotification, {
    token: other.token,
    params: { id },
    body: { read: true },
  })
  expect(answer.status).toBe(404)
  expect((await listOf(worker.token)).unreadCount).toBe(1)
})

test("Marking everything as read affects only the member's own notifications", async () => {
  const [worker, other] = await Promise.all([aWorker(server), aWorker(server)])
  await notifyMember(worker.id, 'a:1')
  await notifyMember(other.id, 'a:2')
  const upTo = (await listOf(other.token)).data[0]?.id
  for (const body of [{ read: true, upTo }, { read: true }])
    await server.call(readNotifications, { token: other.token, body })
  expect((await listOf(other.token)).unreadCount).toBe(0)
  expect((await listOf(worker.token)).unreadCount).toBe(1)
})

test('A notification cannot be marked as unread', async () => {
  const worker = await aWorker(server)
  await notifyMember(worker.id, 'a:1')
  const id = (await listOf(worker.token)).data[0]?.id ?? ''
  const answer = await server.call(readNotification, {
    token: worker.token,
    params: { id },
    body: { read: false },
  })
  expect(answer.status).toBe(400)
})

test('A notification about a job has its headline in the asked language, with what it is made of', async () => {
  const { db } = server.database
  const [worker, company] = [await aWorker(server), await aCompany(db, new Date())]
  const job = aJob(company, new Date(), { title: '용접공 모집', occupations: ['WELDER'] })
  const jobId = job.id
  await publish(db, job)
  const about = { memberId: worker.id, subject: '용접공 모집', targetId: jobId }
  await inTransaction(server.database.db, (tx) =>
    notify(
      tx,
      [
        { ...about, kind: 'JOB_CLOSED', occasion: 'h:1' },
        { ...about, kind: 'PROPOSAL_RECEIVED', occasion: 'h:2' },
      ],
      new Date(),
    ),
  )
  const headlinesIn = async (langCode: string) =>
    (await server.call(listNotifications, { token: worker.token, query: { langCode } })).data.map(
      ({ headline }) => headline,
    )
  expect(await headlinesIn('en')).toEqual([
    undefined,
    expect.stringMatching(/^Welder\u00a0· .*people|person$/),
  ])
  expect(await headlinesIn('ko')).toEqual([undefined, expect.stringMatching(/^용접원\u00a0· /)])
  const query = { langCode: 'en' }
  const [offer, closed] = (await server.call(listNotifications, { token: worker.token, query })).data
  expect(closed).toMatchObject({
    occupations: [{ code: 'WELDER', name: 'Welder' }],
    phrases: expect.any(Array),
    jobCategories: job.categories,
    numberOfPersons: job.number_of_persons,
  })
  expect(offer).not.toHaveProperty('occupations')
  // A device that stored the list shows it in another language.
  const [, inVietnamese] = (inLanguage({ data: [offer, closed] }, 'vi', textIn('vi')) as { data: unknown[] })
    .data
  expect(inVietnamese).toMatchObject({ headline: (await headlinesIn('vi'))[1], subject: '용접공 모집' })
})

test('Names in Hangul come in Latin letters as well', async () => {
  const worker = await aWorker(server)
  await notifyMember(worker.id, 'r:1')
  const opened = { memberId: worker.id, kind: 'RESUME_OPENED', subject: '가온테크', occasion: 'r:2' } as const
  await inTransaction(server.database.db, (tx) => notify(tx, opened, new Date()))
  const { data } = await listOf(worker.token)
  expect(data).toMatchObject([
    { subject: '가온테크', subjectRomanized: 'Gaontekeu', actor: null },
    { subject: '조립원 모집', actor: '가온테크', actorRomanized: 'Gaontekeu' },
  ])
  expect(data[1]).not.toHaveProperty('subjectRomanized')
})

test('A notification of a kind that only another version of the server knows is not listed', async () => {
  const worker = await aWorker(server)
  await notifyMember(worker.id, 'a:1', '아는 것')
  await notifyMember(worker.id, 'a:2', '모르는 것')
  await server.database.pool.query(
    `update notifications set kind = 'OF_ANOTHER_VERSION' where member_id = $1 and occasion = 'a:2'`,
    [worker.id],
  )
  const { status, data } = await listOf(worker.token)
  expect(status).toBe(200)
  expect(data.map((each) => each.subject)).toEqual(['아는 것'])
})
