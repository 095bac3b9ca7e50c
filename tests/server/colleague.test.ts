import { beforeAll, expect, test } from 'vitest'
import { removeMember } from '../../src/contract/account/member-account.ts'
import { getMe } from '../../src/contract/account/member.ts'
import { listSessions } from '../../src/contract/account/session.ts'
import { decideApplication, listOpenApplicants } from '../../src/contract/employer/applicant.ts'
import {
  changeColleague,
  getInvitation,
  handOverCompany,
  leaveCompany,
  listColleagues,
  listCompanyActs,
  MAX_COLLEAGUES,
  removeColleague,
  withdrawInvitation,
} from '../../src/contract/employer/colleague.ts'
import { getVerification } from '../../src/contract/employer/employer.ts'
import { listEmployerJobs } from '../../src/contract/job/announcement.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { getPoints } from '../../src/contract/payment/point.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { COMPANY_ROWS } from '../../src/server/features/colleague/queries.ts'
import { grantPoints } from '../../src/server/features/point/service.ts'
import { announcementActions, aVerifiedEmployer, DAY } from '../support/announcements.ts'
import { untilIdle } from '../support/background.ts'
import { aColleague, colleagueActions } from '../support/colleagues.ts'
import { anApplication, aTalk, aText, talkActions } from '../support/conversations.ts'
import { readEvents } from '../support/event-reader.ts'
import { anEmployer, aWorker, PASSWORD, type TestMember } from '../support/members.ts'
import { messagesTo } from '../support/phones.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let owner: TestMember & { companyId: string }
let act: ReturnType<typeof colleagueActions>

beforeAll(async () => {
  server = await runServer()
  owner = await aVerifiedEmployer(server)
  act = colleagueActions(server)
})

const peopleOf = async ({ token }: TestMember) => (await server.call(listColleagues, { token })).data
const remove = (by: TestMember, { id }: { id: string }) =>
  server.call(removeColleague, { params: { id }, token: by.token })
const handOver = (by: TestMember, { id }: { id: string }, password = PASSWORD) =>
  server.call(handOverCompany, { params: { id }, body: { password }, token: by.token })
const kindsOf = async ({ token }: TestMember) =>
  (await server.call(listNotifications, { token })).data.map(({ kind }) => kind)

test('Who opens the mailed link and joins works for the company with the right of the invitation', async () => {
  const person = await anEmployer(server)
  const invitation = await act.invite(owner, { email: person.email, right: 'READER' })
  expect(invitation).toMatchObject({ status: 201, data: { contact: person.email, isExpired: false } })
  const code = await act.codeFor(person.email)
  const { data } = await server.call(getInvitation, { params: { token: code } })
  expect(data).toMatchObject({ companyName: '가온테크', right: 'READER' })
  expect(await act.accept(person, code)).toMatchObject({ status: 200, data: { companyName: '가온테크' } })
  const seen = await peopleOf(person)
  expect(seen).toMatchObject({ companyName: '가온테크', right: 'READER', invitations: [] })
  expect(seen.people.find(({ isSelf }) => isSelf)).toMatchObject({ id: person.id, email: null })
  expect((await server.call(getMe, { token: person.token })).data).toMatchObject({
    id: person.id,
    email: person.email,
    companyRight: 'READER',
  })
})

test('An invitation to a number is a text message in the language that was chosen', async () => {
  await act.invite(owner, { cellphone: '010-7777-1234', langCode: 'ko' })
  await untilIdle(server)
  expect(await messagesTo(server, '01077771234')).toEqual([expect.stringContaining('/invitation?token=')])
})

test('An invitation needs either an address or a number', async () => {
  const refused = await act.invite(owner, { email: undefined })
  expect(refused).toMatchObject({ status: 400, problem: { errors: [{ field: 'email' }] } })
})

test('A used, an expired and a withdrawn invitation say so', async () => {
  const used = await act.invited(owner)
  await act.accept(await anEmployer(server), used)
  expect((await act.accept(await anEmployer(server), used)).problem.responseCode).toBe('INVITATION_USED')
  const open = (code: string) => server.call(getInvitation, { params: { token: code } })
  expect(await open(used)).toMatchObject({ status: 410, problem: { responseCode: 'INVITATION_USED' } })

  const withdrawn = await act.invited(owner)
  const [invitation] = (await peopleOf(owner)).invitations
  await server.call(withdrawInvitation, { params: { id: invitation?.id ?? '' }, token: owner.token })
  expect((await open(withdrawn)).problem.responseCode).toBe('LINK_EXPIRED')

  const late = await act.invited(owner)
  server.clock.now = new Date(Date.now() + 7 * DAY + 1000)
  expect((await open(late)).problem.responseCode).toBe('LINK_EXPIRED')
  server.clock.now = null
})

test('A worker, an owner with postings and a colleague of another company cannot join', async () => {
  const code = await act.invited(owner)
  expect((await act.accept(await aWorker(server), code)).problem.responseCode).toBe('WORKER_ACCOUNT')
  const other = await aVerifiedEmployer(server)
  await announcementActions(server).publish(other, { productType: 'LIFE' })
  expect((await act.accept(other, code)).problem.responseCode).toBe('OWN_COMPANY')
  const colleague = await aColleague(server, other.companyId, 'MANAGER')
  expect((await act.accept(colleague, code)).problem.responseCode).toBe('OTHER_COMPANY')
  expect((await act.accept(owner, code)).problem.responseCode).toBe('OWN_COMPANY')
})

test('A company has no more people and open invitations than the limit', async () => {
  const full = await aVerifiedEmployer(server)
  for (let count = 0; count < MAX_COLLEAGUES; count++) await aColleague(server, full.companyId, 'READER')
  expect((await act.invite(full)).problem.responseCode).toBe('COLLEAGUE_LIMIT')
})

test('A manager decides, pays from one balance and is named for it; a reader changes nothing', async () => {
  const company = await aVerifiedEmployer(server)
  const manager = await aColleague(server, company.companyId, 'MANAGER')
  const reader = await aColleague(server, company.companyId, 'READER')
  await inTransaction(server.database.db, (tx) =>
    grantPoints(tx, { memberId: company.id, points: 5_000, reference: 'test', now: new Date() }),
  )
  expect((await server.call(getPoints, { token: reader.token })).data.balance).toBe(5_000)
  const id = await anApplication(server, await aWorker(server), company)
  const decide = ({ token }: TestMember) =>
    server.call(decideApplication, { params: { id }, body: { status: 'SHORTLISTED' }, token })
  expect((await decide(reader)).problem.responseCode).toBe('RIGHT_MISSING')
  expect((await decide(manager)).status).toBe(200)
  const acts = await server.call(listCompanyActs, { token: company.token })
  expect(acts).toMatchObject({ totalCount: 1, data: [{ act: 'applicants.decide', person: 'Tran Minh Hau' }] })
  expect((await server.call(listCompanyActs, { token: reader.token })).problem.responseCode).toBe(
    'RIGHT_MISSING',
  )
})

test('An act stays listed without a name when the account of who did it is removed', async () => {
  const company = await aVerifiedEmployer(server)
  const manager = await aColleague(server, company.companyId, 'MANAGER')
  await announcementActions(server).publish(manager, { productType: 'LIFE' })
  const remains = async () => (await server.call(listCompanyActs, { token: company.token })).data
  await remove(company, manager)
  expect((await remains()).find(({ act: name }) => name === 'announcements.publish')).toMatchObject({
    person: 'Tran Minh Hau',
    subject: '조립원 모집',
  })
  await server.call(removeMember, { token: manager.token, body: { password: PASSWORD } })
  expect((await remains()).find(({ act: name }) => name === 'announcements.publish')).toMatchObject({
    person: null,
  })
  expect((await server.call(listEmployerJobs, { token: company.token })).totalCount).toBe(1)
})

test('The list of acts is neither changed nor shortened', async () => {
  const { db } = server.database
  await expect(db.updateTable('company_acts').set({ act: 'x' }).execute()).rejects.toThrow('only grows')
})

test('Colleagues are told what happens in the company, each in a list of their own, until they leave', async () => {
  const company = await aVerifiedEmployer(server)
  const reader = await aColleague(server, company.companyId, 'READER')
  const talk = await aTalk(server, { employer: company })
  await talkActions(server).say(talk, talk.worker, aText('안녕하세요'))
  expect(await kindsOf(reader)).toEqual(await kindsOf(company))
  expect(await kindsOf(reader)).toContain('MESSAGE_RECEIVED')
  expect((await server.call(getMe, { token: reader.token })).data.unreadConversations).toBe(1)
  await server.call(leaveCompany, { token: reader.token })
  expect(await kindsOf(reader)).toEqual([])
  expect((await server.call(getMe, { token: reader.token })).data.unreadConversations).toBe(0)
  expect(await kindsOf(company)).toContain('MESSAGE_RECEIVED')
})

test('The stream of a colleague gets messages of the company, and ends when they are removed', async () => {
  const company = await aVerifiedEmployer(server)
  const manager = await aColleague(server, company.companyId, 'MANAGER')
  const talk = await aTalk(server, { employer: company })
  const events = await readEvents(server.url, manager.token)
  await events.nextOf('conversations')
  await talkActions(server).say(talk, talk.worker, aText('first'))
  expect((await events.nextOf('message'))?.data).toMatchObject({ message: { text: 'first', isMine: false } })
  await remove(company, manager)
  await talkActions(server).say(talk, talk.worker, aText('second'))
  expect(await events.nextOf('message')).toBeNull()
  expect((await server.call(listSessions, { token: manager.token })).status).toBe(200)
  expect((await server.call(listOpenApplicants, { token: manager.token })).totalCount).toBe(0)
})

test('Only the owner sees the representative’s name and the addresses of the people', async () => {
  const company = await aVerifiedEmployer(server)
  const manager = await aColleague(server, company.companyId, 'MANAGER')
  const { data } = await server.call(getVerification, { token: manager.token })
  expect(data).toMatchObject({ status: 'VERIFIED', personName: '', certificateUrl: null })
  expect((await peopleOf(company)).people.map(({ email }) => email)).toEqual([company.email, manager.email])
  expect((await peopleOf(manager)).people.map(({ email }) => email)).toEqual([null, null])
})

test('A changed right takes effect with the next request', async () => {
  const company = await aVerifiedEmployer(server)
  const colleague = await aColleague(server, company.companyId, 'READER')
  const change = (right: string) =>
    server.call(changeColleague, { params: { id: colleague.id }, body: { right }, token: company.token })
  expect((await change('MANAGER')).status).toBe(200)
  const published = await announcementActions(server).publish(colleague, { productType: 'LIFE' })
  expect(published.status).toBe(201)
  await change('READER')
  expect((await announcementActions(server).publish(colleague)).problem.responseCode).toBe('RIGHT_MISSING')
})

test('While the owner is suspended, colleagues may only look', async () => {
  const company = await aVerifiedEmployer(server)
  const manager = await aColleague(server, company.companyId, 'MANAGER')
  await server.database.db
    .updateTable('members')
    .set({ suspended_at: new Date() })
    .where('id', '=', company.id)
    .execute()
  expect((await server.call(listEmployerJobs, { token: manager.token })).status).toBe(200)
  expect((await announcementActions(server).publish(manager)).problem.responseCode).toBe('RIGHT_MISSING')
})

test('Who takes a company over owns its balance, postings and conversations; who gave it stays as a manager', async () => {
  const company = await aVerifiedEmployer(server)
  const next = await aColleague(server, company.companyId, 'READER')
  await inTransaction(server.database.db, (tx) =>
    grantPoints(tx, { memberId: company.id, points: 3_000, reference: 'test', now: new Date() }),
  )
  const talk = await aTalk(server, { employer: company })
  expect((await handOver(next, company)).problem.responseCode).toBe('RIGHT_MISSING')
  expect((await handOver(company, next, 'wrong password')).problem.responseCode).toBe('PASSWORD_MISMATCH')
  expect((await handOver(company, next)).status).toBe(200)
  expect(await peopleOf(next)).toMatchObject({
    right: 'OWNER',
    people: [
      { id: next.id, right: 'OWNER' },
      { id: company.id, right: 'MANAGER' },
    ],
  })
  expect((await server.call(getPoints, { token: company.token })).data.balance).toBe(3_000)
  expect((await talkActions(server).say(talk, company, aText('still here'))).status).toBe(201)
  await remove(next, company)
  expect((await server.call(getPoints, { token: company.token })).data.balance).toBe(0)
  expect((await server.call(getPoints, { token: next.token })).data.balance).toBe(3_000)
  expect((await talkActions(server).read(talk, next)).data).toHaveLength(1)
})

test('An owner cannot leave; the company ends with the account, and its people are free', async () => {
  const company = await aVerifiedEmployer(server)
  const manager = await aColleague(server, company.companyId, 'MANAGER')
  const left = await server.call(leaveCompany, { token: company.token })
  expect(left.problem.responseCode).toBe('OWN_COMPANY')
  await server.call(removeMember, { token: company.token, body: { password: PASSWORD } })
  expect((await server.call(getMe, { token: manager.token })).data.companyRight).toBe('OWNER')
  expect((await act.accept(manager, await act.invited(owner))).status).toBe(200)
})

/** Columns that refer to members, and hold what is the person's own, a worker's or an operator's. */
const PERSONAL = [
  'alert_days.member_id',
  'applications.member_id',
  'company_acts.person_id',
  'company_invitations.invited_by',
  'company_people.invited_by',
  'company_people.person_id',
  'conversation_settings.member_id',
  'email_changes.member_id',
  'email_verifications.member_id',
  'expected_jobs.member_id',
  'factor_changes.member_id',
  'favorites.member_id',
  'idempotency_keys.member_id',
  'job_reports.member_id',
  'known_devices.member_id',
  'late_pay_cases.member_id',
  'member_consents.member_id',
  'member_notes.member_id',
  'notification_channels.member_id',
  'notifications.member_id',
  'number_proofs.member_id',
  'operator_factors.member_id',
  'password_resets.member_id',
  'proposals.member_id',
  'push_plans.member_id',
  'push_subscriptions.member_id',
  'resumes.member_id',
  'saved_searches.member_id',
  'sessions.member_id',
  'shown_rights.member_id',
  'social_accounts.member_id',
  'social_attempts.member_id',
  'stays.member_id',
  'talent_changes.member_id',
  'talent_finds.member_id',
]

test('Every column that refers to members is handed over with a company, or known to be a person’s', async () => {
  const { rows } = await server.database.pool.query<{ name: string }>(`
    select conrelid::regclass || '.' || a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'members'::regclass`)
  const handedOver = COMPANY_ROWS.map(([table, column]) => `${table}.${column}`)
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...handedOver, ...PERSONAL].toSorted())
})
