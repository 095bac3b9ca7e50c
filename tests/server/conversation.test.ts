import { beforeAll, expect, test } from 'vitest'
import { v7 } from 'uuid'
import {
  getConversation,
  listConversations,
  openConversation,
  readConversation,
  receiveMessages,
} from '../../src/contract/message/conversation.ts'
import { withdrawMessage } from '../../src/contract/message/conversation-message.ts'
import { aTalk, aText, talkActions } from '../support/conversations.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let act: ReturnType<typeof talkActions>
beforeAll(async () => {
  server = await runServer()
  act = talkActions(server)
})

test('both sides read the same messages in the same order, with what is unread', async () => {
  const talk = await aTalk(server)
  const first = await act.say(talk, talk.worker, aText('안녕하세요'))
  expect([first.status, first.data]).toMatchObject([201, { sequence: 1, text: '안녕하세요', isMine: true }])
  await act.say(talk, talk.employer, aText('네, 안녕하세요'))
  await act.say(talk, talk.worker, aText('언제 시작해요?'))
  const seen = await act.read(talk, talk.employer)
  expect(seen.data.map(({ sequence, isMine }) => [sequence, isMine])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ])
  expect((await act.read(talk, talk.worker, { after: 1 })).data.map(({ sequence }) => sequence)).toEqual([
    2, 3,
  ])
  const { data, unreadCount } = await server.call(listConversations, { token: talk.employer.token })
  expect(data).toMatchObject([
    { id: talk.id, unreadCount: 2, lastSequence: 3, lastMessage: { text: '언제 시작해요?' } },
  ])
  expect(unreadCount).toBe(1)
  const read = await server.call(readConversation, {
    params: { id: talk.id },
    body: { sequence: 3 },
    token: talk.employer.token,
  })
  expect(read.data).toMatchObject({ unreadCount: 0, readSequence: 3 })
  const other = await server.call(getConversation, { params: { id: talk.id }, token: talk.worker.token })
  expect(other.data).toMatchObject({
    otherReadSequence: 3,
    counterpart: { name: '가온테크', nameRomanized: 'Gaontekeu' },
  })
})

test('a message sent again is the same one, and another content under its id is refused', async () => {
  const talk = await aTalk(server)
  const body = aText('한 번만')
  const [one, two] = await Promise.all([
    act.say(talk, talk.worker, body, v7()),
    act.say(talk, talk.worker, body, v7()),
  ])
  expect(one.data.sequence).toBe(two.data.sequence)
  const other = await act.say(talk, talk.worker, { ...body, text: '다른 말' })
  expect([other.status, other.problem.responseCode]).toEqual([409, 'MESSAGE_CONFLICT'])
  expect((await act.read(talk, talk.worker)).data).toHaveLength(1)
})

test('opening again gives the same conversation, and others do not find it', async () => {
  const talk = await aTalk(server)
  const again = await server.call(openConversation, {
    body: { applicationId: talk.applicationId },
    token: talk.employer.token,
  })
  expect([again.status, again.data.id]).toEqual([200, talk.id])
  const stranger = await aWorker(server)
  const opened = await server.call(openConversation, {
    body: { applicationId: talk.applicationId },
    token: stranger.token,
  })
  const read = await act.read(talk, stranger)
  const sent = await act.say(talk, stranger, aText('hi'))
  expect([opened.status, read.status, sent.status]).toEqual([404, 404, 404])
})

test('an own message is withdrawn while nobody has read it, and leaves its place', async () => {
  const talk = await aTalk(server)
  const { data } = await act.say(talk, talk.worker, aText('잘못 보냈어요'))
  const removal = { params: { id: talk.id, messageId: data.id } }
  const byOther = await server.call(withdrawMessage, { ...removal, token: talk.employer.token })
  expect(byOther.status).toBe(404)
  const done = await server.call(withdrawMessage, { ...removal, token: talk.worker.token })
  expect(done.data).toMatchObject({ isRemoved: true, text: '', sequence: 1 })
  const { data: row } = await server.call(getConversation, {
    params: { id: talk.id },
    token: talk.employer.token,
  })
  expect(row).toMatchObject({ unreadCount: 0, removedSequences: [1] })
})

/** How far one side of a talk has received and read, as the other side sees it. */
async function aTalkOfFive() {
  const talk = await aTalk(server)
  for (const word of ['하나', '둘', '셋', '넷', '다섯']) await act.say(talk, talk.worker, aText(word))
  const call = { params: { id: talk.id }, token: talk.employer.token }
  const marksFor = async (member: TestMember) => {
    const { data } = await server.call(getConversation, { params: { id: talk.id }, token: member.token })
    return { delivered: data.otherDeliveredSequence, read: data.otherReadSequence }
  }
  return {
    receive: (sequence: number) => server.call(receiveMessages, { ...call, body: { sequence } }),
    read: (sequence: number) => server.call(readConversation, { ...call, body: { sequence } }),
    marks: () => marksFor(talk.worker),
    ownMarks: () => marksFor(talk.employer),
  }
}

test('reading some of the delivered messages leaves all of them delivered', async () => {
  const talk = await aTalkOfFive()
  await talk.receive(5)
  const { data } = await talk.read(4)
  expect(data).toMatchObject({ readSequence: 4, unreadCount: 1 })
  expect(await talk.marks()).toEqual({ delivered: 5, read: 4 })
  await talk.read(5)
  expect(await talk.marks()).toEqual({ delivered: 5, read: 5 })
})

test('reading a message that no device reported as delivered delivers it', async () => {
  const talk = await aTalkOfFive()
  await talk.receive(1)
  await talk.read(3)
  expect(await talk.marks()).toEqual({ delivered: 3, read: 3 })
})

test('a receipt that arrives late takes nothing back', async () => {
  const talk = await aTalkOfFive()
  await talk.receive(4)
  await talk.receive(2)
  await talk.read(3)
  const late = await talk.read(1)
  expect(late.data).toMatchObject({ readSequence: 3, unreadCount: 2 })
  expect(await talk.marks()).toEqual({ delivered: 4, read: 3 })
})

test('a receipt beyond the last message counts up to the last one, and for its own side only', async () => {
  const talk = await aTalkOfFive()
  await talk.receive(9)
  await talk.read(7)
  expect(await talk.marks()).toEqual({ delivered: 5, read: 5 })
  expect(await talk.ownMarks()).toEqual({ delivered: 0, read: 0 })
})
