import { beforeAll, expect, test } from 'vitest'
import { v7 } from 'uuid'
import {
  getConversation,
  listConversations,
  openConversation,
  readConversation,
} from '../../src/contract/message/conversation.ts'
import { withdrawMessage } from '../../src/contract/message/conversation-message.ts'
import { aTalk, aText, talkActions } from '../support/conversations.ts'
import { aWorker } from '../support/members.ts'
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
