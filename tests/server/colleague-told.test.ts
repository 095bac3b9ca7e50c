import { v7 } from 'uuid'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { removeMember } from '../../src/contract/account/member-account.ts'
import { messageApplicant, decideApplication } from '../../src/contract/employer/applicant.ts'
import {
  changeColleague,
  handOverCompany,
  leaveCompany,
  listCompanyActs,
  removeColleague,
  withdrawInvitation,
} from '../../src/contract/employer/colleague.ts'
import { readConversation } from '../../src/contract/message/conversation.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { sweepConversations } from '../../src/server/features/conversation/retention.ts'
import { at, MORNING } from '../support/alert-world.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { channelActions } from '../support/channels.ts'
import { aColleague, colleagueActions } from '../support/colleagues.ts'
import { anApplication, aTalk, aText, talkActions } from '../support/conversations.ts'
import { readEvents } from '../support/event-reader.ts'
import { anEmployer, aWorker, PASSWORD, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let act: ReturnType<typeof colleagueActions>
beforeAll(async () => {
  server = await runServer()
  act = colleagueActions(server)
})
beforeEach(() => {
  server.clock.now = MORNING
})

const actsOf = async ({ token }: TestMember) => (await server.call(listCompanyActs, { token })).data
const toldTo = async ({ token }: TestMember) => (await server.call(listNotifications, { token })).data
const kindsOf = async (member: TestMember) => (await toldTo(member)).map(({ kind }) => kind)
const later = (minutes: number) => {
  server.clock.now = new Date(MORNING.getTime() + minutes * 60_000)
}
const ofColleague = ({ id }: TestMember, by: TestMember) => ({ params: { id }, token: by.token })

test('An act names the posting and the applicant, and times for an interview are told apart from messages', async () => {
  const company = await aVerifiedEmployer(server)
  await aColleague(server, company.companyId, 'READER')
  const id = await anApplication(server, await aWorker(server), company)
  await server.call(decideApplication, {
    params: { id },
    body: { status: 'SHORTLISTED' },
    token: company.token,
  })
  later(1)
  const times = [at(52).toISOString()]
  const offer = { params: { id }, body: { id: v7(), kind: 'TIME', times }, token: company.token }
  expect((await server.call(messageApplicant, offer)).status).toBe(201)
  later(2)
  const talk = await aTalk(server, { employer: company })
  await talkActions(server).say(talk, company, { id: v7(), kind: 'TIME', times })
  const [second, first, decision] = await actsOf(company)
  expect(decision).toMatchObject({ act: 'applicants.decide', about: 'Tran Minh Hau' })
  for (const offered of [first, second])
    expect(offered).toMatchObject({ act: 'interviews.offer', about: 'Tran Minh Hau' })
  expect(decision?.subject).toEqual(first?.subject)
})

test('A message with times says who of several people wrote it', async () => {
  const company = await aVerifiedEmployer(server)
  const manager = await aColleague(server, company.companyId, 'MANAGER')
  const talk = await aTalk(server, { employer: company })
  await talkActions(server).say(talk, manager, { id: v7(), kind: 'TIME', times: [at(52).toISOString()] })
  const [message] = (await talkActions(server).read(talk, company)).data
  expect(message).toMatchObject({ kind: 'TIME', writtenBy: 'Tran Minh Hau' })
})

test('Invitations are listed from the first one with a masked address, and each change of a right with both rights', async () => {
  const company = await aVerifiedEmployer(server)
  const withdrawn = await act.invite(company, { cellphone: '010-1234-5678', right: 'READER' })
  later(1)
  await server.call(withdrawInvitation, { params: { id: withdrawn.data.id }, token: company.token })
  later(2)
  const code = await act.invited(company, 'READER')
  const person = await anEmployer(server)
  later(3)
  await act.accept(person, code)
  for (const [minute, right] of [
    [4, 'MANAGER'],
    [5, 'MANAGER'],
  ] as const) {
    later(minute)
    await server.call(changeColleague, { ...ofColleague(person, company), body: { right } })
  }
  later(6)
  await server.call(handOverCompany, { ...ofColleague(person, company), body: { password: PASSWORD } })
  later(7)
  await server.call(leaveCompany, { token: company.token })
  const shown = (await actsOf(person)).map((each) => [
    each.act,
    each.about ?? each.subject,
    each.formerRight,
    each.givenRight,
  ])
  const name = 'Tran Minh Hau'
  expect(shown.toReversed()).toEqual([
    ['colleagues.invite', '010******78', null, 'READER'],
    ['colleagues.withdraw', '010******78', null, 'READER'],
    ['colleagues.invite', expect.stringMatching(/^..\*\*\*@ilteo\.test$/), null, 'READER'],
    ['invitations.accept', null, null, 'READER'],
    // The second change gave the same right again.
    ['colleagues.change', name, 'READER', 'MANAGER'],
    ['colleagues.handOver', name, 'MANAGER', 'OWNER'],
    ['colleagues.leave', name, 'MANAGER', null],
  ])
})

test('The owner alone is told who joined and left, outside the app as they chose and without a name', async () => {
  const channels = channelActions(server)
  const company = await aVerifiedEmployer(server)
  await channels.change(company, { lang_code: 'en' })
  await channels.choose(company, { people: 'MAIL' })
  const other = await aColleague(server, company.companyId, 'MANAGER')
  const person = await anEmployer(server)
  await act.accept(person, await act.invited(company))
  expect(await toldTo(company)).toMatchObject([
    { kind: 'COLLEAGUE_JOINED', subject: '가온테크', actor: 'Tran Minh Hau', path: '/mypage/people' },
  ])
  await channels.minutesLater(1)
  const [mail] = await channels.mailsTo(company)
  expect(mail?.subject).toBe('Somebody joined your company: 가온테크')
  expect(mail?.text).not.toContain('Tran')
  await server.call(leaveCompany, { token: person.token })
  expect(await kindsOf(company)).toEqual(['COLLEAGUE_LEFT', 'COLLEAGUE_JOINED'])
  expect(await kindsOf(other)).toEqual([])
  await channels.choose(company, { people: 'APP' })
  await act.accept(person, await act.invited(company))
  await channels.minutesLater(60)
  expect(await channels.mailsTo(company)).toHaveLength(1)
})

test('A manager is mailed about an unread message of an applicant, and no longer once it was read', async () => {
  const channels = channelActions(server)
  const company = await aVerifiedEmployer(server)
  const manager = await aColleague(server, company.companyId, 'MANAGER')
  await channels.change(manager, { email_verified_at: MORNING })
  const talk = await aTalk(server, { employer: company })
  await talkActions(server).say(talk, talk.worker, aText('언제 출근하나요?'))
  await channels.minutesLater(10)
  const isAboutTalk = ({ text }: { text: string }) =>
    text.includes(`https://ilteo.test/messages/${talk.id}\n`)
  expect((await channels.mailsTo(manager)).filter(isAboutTalk)).toHaveLength(1)
  const read = { params: { id: talk.id }, body: { sequence: 1 } }
  await server.call(readConversation, { ...read, token: company.token })
  later(60)
  await talkActions(server).say(talk, talk.worker, aText('감사합니다'))
  await server.call(readConversation, { ...read, body: { sequence: 2 }, token: company.token })
  await channels.minutesLater(120)
  expect((await channels.mailsTo(manager)).filter(isAboutTalk)).toHaveLength(1)
})

test('A name that an owner was told goes with the account, whose removal the owner is told of', async () => {
  const company = await aVerifiedEmployer(server)
  const person = await anEmployer(server)
  await act.accept(person, await act.invited(company))
  later(5)
  await server.call(removeMember, { token: person.token, body: { password: PASSWORD } })
  expect(await toldTo(company)).toMatchObject([
    { kind: 'COLLEAGUE_LEFT', actor: null },
    { kind: 'COLLEAGUE_JOINED', actor: null },
  ])
})

test('A colleague is told of another right, of a company that became theirs and of their removal at once', async () => {
  const company = await aVerifiedEmployer(server)
  const person = await aColleague(server, company.companyId, 'READER')
  const events = await readEvents(server.url, person.token)
  await events.nextOf('unread')
  await server.call(changeColleague, { ...ofColleague(person, company), body: { right: 'MANAGER' } })
  const changed = await events.nextOf('notification')
  expect(changed?.data).toMatchObject({ notification: { kind: 'RIGHT_CHANGED', subject: '가온테크' } })
  later(1)
  await server.call(changeColleague, { ...ofColleague(person, company), body: { right: 'MANAGER' } })
  expect(await kindsOf(person)).toEqual(['RIGHT_CHANGED'])
  await server.call(handOverCompany, { ...ofColleague(person, company), body: { password: PASSWORD } })
  expect(await kindsOf(person)).toEqual(['RIGHT_CHANGED', 'RIGHT_CHANGED'])
  await server.call(removeColleague, ofColleague(company, person))
  expect(await kindsOf(company)).toEqual(['PLACE_ENDED'])
})

test('A worker who leaves is named in the list of nobody of the company', async () => {
  const company = await aVerifiedEmployer(server)
  const [manager, reader] = [
    await aColleague(server, company.companyId, 'MANAGER'),
    await aColleague(server, company.companyId, 'READER'),
  ]
  const talk = await aTalk(server, { employer: company })
  await talkActions(server).say(talk, talk.worker, aText('안녕하세요'))
  expect(await toldTo(reader)).toContainEqual(
    expect.objectContaining({ kind: 'MESSAGE_RECEIVED', actor: 'Tran Minh Hau' }),
  )
  await server.call(removeMember, { token: talk.worker.token, body: { password: PASSWORD } })
  for (const person of [company, manager, reader])
    expect((await toldTo(person)).filter(({ targetId }) => targetId === talk.id)).toEqual([])
})

test('A conversation that is deleted leaves the lists of all people of the company', async () => {
  const company = await aVerifiedEmployer(server)
  const manager = await aColleague(server, company.companyId, 'MANAGER')
  const talk = await aTalk(server, { employer: company })
  await talkActions(server).say(talk, talk.worker, aText('안녕하세요'))
  const { db } = server.database
  const ended = { status: 'REJECTED', updated_at: MORNING } as const
  await db.updateTable('applications').set(ended).where('id', '=', talk.applicationId).execute()
  await sweepConversations(db, at(10 + 170 * 24))
  expect(await kindsOf(manager)).toContain('CONVERSATION_ENDING')
  await sweepConversations(db, at(10 + 185 * 24))
  expect((await toldTo(manager)).filter(({ targetId }) => targetId === talk.id)).toEqual([])
})

test('The people of a company are told when it ends with its owner’s account, and keep nothing else of it', async () => {
  const company = await aVerifiedEmployer(server)
  const person = await aColleague(server, company.companyId, 'MANAGER')
  await announcementActions(server).publish(company, { productType: 'LIFE' })
  const talk = await aTalk(server, { employer: company })
  await talkActions(server).say(talk, talk.worker, aText('안녕하세요'))
  expect(await kindsOf(person)).toContain('MESSAGE_RECEIVED')
  await server.call(removeMember, { token: company.token, body: { password: PASSWORD } })
  expect(await kindsOf(person)).toEqual(['PLACE_ENDED'])
})
