import { readdir } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { applyToJob } from '../../src/contract/candidate/application.ts'
import { favoriteJob, getJob, listJobs } from '../../src/contract/job/job.ts'
import {
  exportMember,
  exportMemberConfirmed,
  removeMember,
  updateMe,
} from '../../src/contract/account/member-account.ts'
import { createMember, getMe, signIn } from '../../src/contract/account/member.ts'
import { reportMessage } from '../../src/contract/message/conversation-message.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { smallReference } from '../../src/server/features/file/file-address.ts'
import { EXPORTED, NOT_EXPORTED } from '../../src/server/features/member/personal-data.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { publishPaid } from '../../src/server/features/announcement/term.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { untilIdle } from '../support/background.ts'
import { aTalk, aText, talkActions } from '../support/conversations.ts'
import { eventually } from '../support/eventually.ts'
import { lockWaits } from '../support/lock-waits.ts'
import { aWorker, anEmployer, PASSWORD } from '../support/members.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

const removeAccount = (token: string, password?: string) =>
  server.call(removeMember, { token, body: { password } })

describe('Notification settings', () => {
  test('PUT /users/me sets the three alarm flags from its query', async () => {
    const worker = await aWorker(server)
    const query = { alarmExpectedJobOn: false, alarmNewsOn: true, alarmOn: false }
    const answer = await server.call(updateMe, { token: worker.token, query })
    expect(answer.data).toEqual({ ...query, talentVisible: false })
    expect((await server.call(getMe, { token: worker.token })).data).toMatchObject(query)
  })

  test('PUT /users/me leaves alarm flags that its query omits unchanged', async () => {
    const worker = await aWorker(server)
    await server.call(updateMe, { token: worker.token, query: { alarmNewsOn: false } })
    const { data } = await server.call(updateMe, { token: worker.token, query: { alarmOn: false } })
    expect(data).toEqual({
      alarmOn: false,
      alarmExpectedJobOn: true,
      alarmNewsOn: false,
      talentVisible: false,
    })
  })

  test.each(['yes', '1', 'TRUE', 'null'])('PUT /users/me rejects %j as an alarm flag', async (alarmOn) => {
    const worker = await aWorker(server)
    const answer = await server.call(updateMe, { token: worker.token, query: { alarmOn } })
    expect(answer.status).toBe(400)
    expect(answer.problem.errors?.[0]?.field).toBe('alarmOn')
  })
})

describe('Protected member fields', () => {
  test('Sign-up and PUT /users/me ignore role, verification and points sent by the client', async () => {
    const email = `${crypto.randomUUID()}@ilteo.test`
    const flags = { id: 'x', cellphoneVerified: true, verified: true, isOperator: true, points: 100_000 }
    const body = { authType: 'EMAIL', email, name: 'An', password: PASSWORD, role: 'EMPLOYEE', ...flags }
    expect((await server.call(createMember, { body })).status).toBe(201)
    const session = await server.call(signIn, {
      body: { authType: 'EMAIL', email, password: PASSWORD, role: 'OPERATOR' },
    })
    expect(session.data.role).toBe('EMPLOYEE')
    const token = session.data.accessToken
    const query = { alarmOn: true, role: 'OPERATOR', cellphoneVerified: true }
    await server.call(updateMe, { token, query, body: { role: 'OPERATOR', email: 'boss@ilteo.test' } })
    expect((await server.call(getMe, { token })).data).toMatchObject({
      email,
      role: 'EMPLOYEE',
      cellphoneVerified: false,
    })
  })
})

describe('Member export', () => {
  test('The export contains what the member did and wrote, and nothing of other members', async () => {
    const now = new Date()
    const job = aJob(await aCompany(server.database.db, now), now, { title: '수출 담당' })
    await publish(server.database.db, job)
    const [worker, other] = await Promise.all([
      aWorker(server, { hasResume: true }),
      aWorker(server, { hasResume: true }),
    ])
    await server.call(applyToJob, { token: worker.token, params: { id: job.id } })
    await server.call(favoriteJob, { token: worker.token, params: { id: job.id } })
    const { data, headers } = await server.call(exportMember, { token: worker.token })
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(data).toMatchObject({
      profile: { id: worker.id, email: worker.email, alarmOn: true },
      applications: [{ jobId: job.id, status: 'SENT' }],
      favorites: [{ jobId: job.id }],
      resumes: [{ memberId: worker.id, name: 'Tran Minh Hau' }],
      sessions: [{ keepSignedIn: true }],
    })
    const text = JSON.stringify(data)
    expect(text).not.toContain(other.id)
    expect(text).not.toContain(worker.token)
    expect(text).not.toMatch(/hash|argon2/i)
  })

  test('An export that fails is not recorded, and the member is not told of one', async () => {
    const worker = await aWorker(server)
    const { pool } = server.database
    const told = async () =>
      (await server.call(listNotifications, { token: worker.token })).data.map(({ kind }) => kind)
    const body = { password: PASSWORD }
    await pool.query('alter table favorites rename to favorites_away')
    const failed = await server.call(exportMemberConfirmed, { token: worker.token, body })
    await pool.query('alter table favorites_away rename to favorites')
    expect([failed.status, await told()]).toEqual([500, []])
    expect((await server.call(exportMemberConfirmed, { token: worker.token, body })).status).toBe(200)
    expect(await told()).toEqual(['ACCOUNT_CHANGED'])
  })

  test("The export has the member's own reports of messages, and no report of theirs by others", async () => {
    const talk = await aTalk(server)
    const { say } = talkActions(server)
    for (const [writer, reporter, text] of [
      [talk.employer, talk.worker, 'asked me for money'],
      [talk.worker, talk.employer, 'was rude to us'],
    ] as const) {
      const { data } = await say(talk, writer, aText('안녕하세요'))
      const body = { messageId: data.id, reason: 'FRAUD', text }
      await server.call(reportMessage, { params: { id: talk.id }, body, token: reporter.token })
    }
    for (const [{ token }, details] of [
      [talk.worker, 'asked me for money'],
      [talk.employer, 'was rude to us'],
    ] as const) {
      const { data } = await server.call(exportMember, { token })
      expect(data['messageReports']).toMatchObject([{ conversationId: talk.id, reason: 'FRAUD', details }])
    }
  })

  test('The export covers every table with a foreign key to members', async () => {
    const { rows } = await server.database.pool.query<{ table: string }>(
      `select distinct conrelid::regclass::text as table from pg_constraint
       where contype = 'f' and confrelid = 'members'::regclass`,
    )
    const covered = new Set([...EXPORTED.map((section) => section.table), ...NOT_EXPORTED])
    expect(rows.map((row) => row.table).filter((table) => !covered.has(table))).toEqual([])
  })
})

describe('Account removal', () => {
  test('Removing an account requires the password', async () => {
    const worker = await aWorker(server)
    for (const password of [undefined, '', 'wrong'])
      expect((await removeAccount(worker.token, password)).problem.responseCode).toBe('PASSWORD_MISMATCH')
    expect((await server.call(getMe, { token: worker.token })).status).toBe(200)
  })

  test('Removing an account revokes every session and frees the e-mail address', async () => {
    const worker = await aWorker(server)
    const body = { authType: 'EMAIL', email: worker.email, password: PASSWORD }
    const other = (await server.call(signIn, { body })).data.accessToken
    expect((await removeAccount(worker.token, PASSWORD)).status).toBe(200)
    for (const token of [worker.token, other]) expect((await server.call(getMe, { token })).status).toBe(401)
    expect((await server.call(signIn, { body })).status).toBe(401)
    const again = { ...body, name: 'New person', role: 'EMPLOYEE' }
    expect((await server.call(createMember, { body: again })).status).toBe(201)
  })

  test('Removing an account leaves neither a row that refers to the member nor a file', async () => {
    const now = new Date()
    const { db, pool } = server.database
    const job = aJob(await aCompany(db, now), now)
    await publish(db, job)
    const worker = await aWorker(server, { hasResume: true })
    const reference = `resume-${worker.id}.jpg`
    await server.services.files.put(reference, 'a photo')
    await server.services.files.put(smallReference(reference), 'the same, small')
    await db
      .insertInto('files')
      .values({
        reference,
        type: 'resume',
        content_type: 'image/jpeg',
        size: 7,
        owner_id: worker.id,
        is_public: false,
        created_at: now,
      })
      .execute()
    await server.call(applyToJob, { token: worker.token, params: { id: job.id }, key: 'apply' })
    await server.call(favoriteJob, { token: worker.token, params: { id: job.id } })
    await removeAccount(worker.token, PASSWORD)
    await untilIdle(server)

    expect(await server.services.files.read(reference)).toBeNull()
    expect(await server.services.files.read(smallReference(reference))).toBeNull()
    const { rows: tables } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const counts = await Promise.all(
      tables.map(async ({ name }) => {
        const found = await pool.query(`select 1 from "${name}" t where t::text like $1`, [`%${worker.id}%`])
        return { name, count: found.rowCount }
      }),
    )
    expect(counts.filter(({ count }) => count !== 0)).toEqual([])
    const stored = await readdir(server.dataDir, { recursive: true })
    expect(stored.filter((path) => path.endsWith(reference))).toEqual([])
  })

  test("Removing an employer's account closes its jobs and erases their contact", async () => {
    const now = new Date()
    const { db } = server.database
    const employer = await anEmployer(server)
    const company = await aCompany(db, now)
    await db.updateTable('companies').set({ member_id: employer.id }).where('id', '=', company).execute()
    const job = aJob(company, now, { title: '폐업 전 공고' })
    await publish(db, job)
    await removeAccount(employer.token, PASSWORD)

    const detail = await server.call(getJob, { params: { id: job.id } })
    expect(detail.data).toMatchObject({ title: '폐업 전 공고', status: 'CLOSED', contact: '' })
    const list = await server.call(listJobs, { query: { query: '폐업 전' } })
    expect(list.totalCount).toBe(0)
  })

  test("Removing an employer's account notifies those who saved an open job, and nobody of an expired one", async () => {
    const now = new Date()
    const { db } = server.database
    const employer = await aVerifiedEmployer(server)
    const open = aJob(employer.companyId, now)
    const over = aJob(employer.companyId, now, { period_end: new Date(now.getTime() - 60_000) })
    await publish(db, open, over)
    const worker = await aWorker(server)
    for (const { id } of [open, over]) await server.call(favoriteJob, { token: worker.token, params: { id } })
    await removeAccount(employer.token, PASSWORD)
    const { data } = await server.call(listNotifications, { token: worker.token })
    expect(data).toMatchObject([{ kind: 'JOB_CLOSED', targetId: open.id, subject: open.title }])
  })

  test("Removing an employer's account unlists a job that is published at the same moment", async () => {
    const now = new Date()
    const { db } = server.database
    const employer = await aVerifiedEmployer(server)
    const { data } = await announcementActions(server).publish(employer, {
      productType: 'GRAND',
      title: '떠나는 순간의 공고',
    })
    const hasPublished = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const publishing = inTransaction(db, async (tx) => {
      await publishPaid(tx, data.id, 30, now)
      hasPublished.resolve()
      await mayCommit.promise
    })
    await hasPublished.promise
    const removing = removeAccount(employer.token, PASSWORD)
    await eventually(async () => expect(await lockWaits(server.database.pool)).toBeGreaterThan(0))
    mayCommit.resolve()
    await publishing
    expect((await removing).status).toBe(200)

    const listed = await db
      .selectFrom('job_listings')
      .select('region_id')
      .where('job_id', '=', data.id)
      .execute()
    expect(listed).toEqual([])
    expect((await server.call(listJobs, { query: { query: '떠나는 순간' } })).totalCount).toBe(0)
  })
})
