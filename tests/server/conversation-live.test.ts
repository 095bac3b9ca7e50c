import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { setLangCode } from '../../src/contract/account/member.ts'
import { readConversation, typeMessage } from '../../src/contract/message/conversation.ts'
import { LIVE_CONVERSATION_EVENTS } from '../../src/contract/message/live-conversation.ts'
import { withdrawMessage } from '../../src/contract/message/conversation-message.ts'
import { createApp } from '../../src/server/app.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import { aColleague } from '../support/colleagues.ts'
import { aTalk, aText, talkActions } from '../support/conversations.ts'
import { atEndOfFile } from '../support/end-of-file.ts'
import { readEvents } from '../support/event-reader.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let second: FastifyInstance
let secondUrl: string
let act: ReturnType<typeof talkActions>

beforeAll(async () => {
  server = await runServer()
  act = talkActions(server)
  second = await createApp({
    db: server.database.db,
    pool: server.database.pool,
    services: server.services,
    now: () => new Date(),
    webRoot: null,
    pageTimeout: 1_000,
    trustProxy: [],
    logger: false,
  })
  secondUrl = await second.listen({ port: 0, host: '127.0.0.1' })
  atEndOfFile(() => second.close())
})

test('A stream of another process gets messages in their order, receipts and counts', async () => {
  const talk = await aTalk(server)
  await act.say(talk, talk.worker, aText('before'))
  const events = await readEvents(secondUrl, talk.employer.token)
  expect((await events.nextOf('conversations'))?.data).toEqual({ unreadConversations: 1, unreadMessages: 1 })
  for (const text of ['one', 'two', 'three']) await act.say(talk, talk.worker, aText(text))
  const messages = []
  for (let count = 0; count < 3; count++) messages.push((await events.nextOf('message'))?.data)
  expect(messages).toMatchObject(
    ['one', 'two', 'three'].map((text, index) => ({
      conversationId: talk.id,
      message: { text, sequence: index + 2, isMine: false },
    })),
  )
  for (const data of messages) expect(z.safeParse(LIVE_CONVERSATION_EVENTS.message, data).success).toBe(true)
  const own = await readEvents(server.url, talk.worker.token)
  await own.nextOf('conversations')
  await server.call(readConversation, {
    params: { id: talk.id },
    body: { sequence: 4 },
    token: talk.employer.token,
  })
  expect((await own.nextOf('conversation'))?.data).toMatchObject({ id: talk.id, otherReadSequence: 4 })
  expect((await events.nextOf('conversations'))?.data).toMatchObject({ unreadMessages: expect.any(Number) })
})

test('A withdrawn message and typing reach the other side', async () => {
  const talk = await aTalk(server)
  const { data } = await act.say(talk, talk.worker, aText('oops'))
  const events = await readEvents(secondUrl, talk.employer.token)
  await events.nextOf('conversations')
  const params = { id: talk.id, messageId: data.id }
  await server.call(withdrawMessage, { params, token: talk.worker.token })
  expect((await events.nextOf('conversation'))?.data).toMatchObject({ removedSequences: [1], unreadCount: 0 })
  await server.call(typeMessage, { params: { id: talk.id }, token: talk.worker.token })
  expect((await events.nextOf('typing'))?.data).toEqual({ conversationId: talk.id })
})

test('A live phrase reaches owner and colleague each in their own language', async () => {
  const company = await aVerifiedEmployer(server)
  const manager = await aColleague(server, company.companyId, 'MANAGER')
  await server.call(setLangCode, { body: { langCode: 'ko' }, token: company.token })
  await server.call(setLangCode, { body: { langCode: 'vi' }, token: manager.token })
  const talk = await aTalk(server, { employer: company })
  const streams = await Promise.all([company, manager].map(({ token }) => readEvents(server.url, token)))
  for (const stream of streams) await stream.nextOf('conversations')
  const phrase = { id: v7(), kind: 'PHRASE', code: 'CAN_START_NOW', params: {} }
  await act.say(talk, talk.worker, phrase)
  const heard = await Promise.all(streams.map((stream) => stream.nextOf('message')))
  expect(heard.map((event) => event?.data)).toMatchObject(
    ['바로 일할 수 있어요.', 'Tôi có thể bắt đầu ngay.'].map((text) => ({ message: { text } })),
  )
})
