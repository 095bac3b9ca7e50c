import { beforeEach, expect, test } from 'vitest'
import { v7 } from 'uuid'
import { exportMember, removeMember } from '../../src/contract/account/member-account.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import {
  getConversation,
  muteConversation,
  readConversation,
  saveConversationSettings,
} from '../../src/contract/message/conversation.ts'
import { getOwnMessageReport, reportMessage } from '../../src/contract/message/conversation-message.ts'
import {
  getConversationReport,
  listConversationReports,
  settleConversationReport,
  showReportedMessages,
} from '../../src/contract/case/message-report.ts'
import { undoDecision } from '../../src/contract/operator/decision.ts'
import { getOperatorOverview } from '../../src/contract/operator/operator.ts'
import { planMessagePushes } from '../../src/server/features/conversation/push.ts'
import { sweepConversations } from '../../src/server/features/conversation/retention.ts'
import { aReportedTalk, aTalk, aText, talkActions } from '../support/conversations.ts'
import { PASSWORD, type TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let act: ReturnType<typeof talkActions>
beforeEach(async () => {
  server ??= await runServer()
  act = talkActions(server)
  await server.database.pool.query('truncate rate_limits, push_deliveries')
})

const DAY = 86_400_000
/** Noon and eleven at night in Seoul. */
const NOON = new Date('2026-11-20T03:00:00Z')
const NIGHT = new Date('2026-11-20T14:00:00Z')
const later = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds)

async function atTime<T>(now: Date, work: () => Promise<T>): Promise<T> {
  server.clock.now = now
  try {
    return await work()
  } finally {
    server.clock.now = null
  }
}

async function withPhone(member: TestMember) {
  const { rows } = await server.database.pool.query<{ token_hash: Buffer }>(
    'select token_hash from sessions where member_id = $1',
    [member.id],
  )
  await server.database.db
    .insertInto('push_subscriptions')
    .values({
      id: v7(),
      member_id: member.id,
      session_hash: rows[0]?.token_hash ?? Buffer.alloc(32),
      endpoint: `https://push.ilteo-tests.net/${v7()}`,
      p256dh: 'key',
      auth: 'auth',
      created_at: NOON,
    })
    .execute()
}

async function pushes(): Promise<{ title: string; body: string; count: number; at_night: boolean }[]> {
  const { rows } = await server.database.pool.query(
    `select message->>'title' as title, message->>'body' as body, (message->>'count')::int as count, at_night
     from push_deliveries order by id`,
  )
  return rows
}

test('Messages of one conversation make one notification and one push that names the writer only', async () => {
  const talk = await aTalk(server)
  await withPhone(talk.employer)
  await atTime(NOON, async () => {
    await act.say(talk, talk.worker, aText('secret words'))
    await act.say(talk, talk.worker, aText('more words'))
  })
  await planMessagePushes(server.database.db, later(NOON, 10_000))
  expect(await pushes()).toEqual([
    { title: expect.stringContaining('Tran Minh Hau'), body: '', count: 2, at_night: false },
  ])
  const { data } = await server.call(listNotifications, { token: talk.employer.token })
  expect(data.filter(({ kind }) => kind === 'MESSAGE_RECEIVED')).toMatchObject([
    { path: `/messages/${talk.id}`, read: false },
  ])
  const read = { params: { id: talk.id }, body: { sequence: 2 }, token: talk.employer.token }
  await server.call(readConversation, read)
  const after = await server.call(listNotifications, { token: talk.employer.token })
  expect(after.data.filter(({ kind, read: isRead }) => kind === 'MESSAGE_RECEIVED' && !isRead)).toEqual([])
})

test('Nothing is pushed of a muted conversation, of what was read, or at night unless its member wants it', async () => {
  const talk = await aTalk(server)
  await withPhone(talk.employer)
  const { db } = server.database
  const mute = (isMuted: boolean) =>
    server.call(muteConversation, { params: { id: talk.id }, body: { isMuted }, token: talk.employer.token })
  await mute(true)
  await atTime(NOON, () => act.say(talk, talk.worker, aText('muted')))
  await planMessagePushes(db, later(NOON, 10_000))
  await mute(false)
  await atTime(NIGHT, () => act.say(talk, talk.worker, aText('late')))
  await planMessagePushes(db, later(NIGHT, 10_000))
  expect(await pushes()).toEqual([])

  await server.call(saveConversationSettings, { body: { pushesAtNight: true }, token: talk.employer.token })
  await atTime(later(NIGHT, -60_000), () => act.say(talk, talk.employer, aText('still here')))
  await atTime(NIGHT, () => act.say(talk, talk.worker, aText('good')))
  await planMessagePushes(db, later(NIGHT, 60_000))
  expect(await pushes()).toMatchObject([{ at_night: true }])
})

test('Reading can be kept to oneself', async () => {
  const talk = await aTalk(server)
  await act.say(talk, talk.worker, aText('read?'))
  await server.call(saveConversationSettings, { body: { showsReading: false }, token: talk.employer.token })
  const read = { params: { id: talk.id }, body: { sequence: 1 }, token: talk.employer.token }
  await server.call(readConversation, read)
  const { data } = await server.call(getConversation, { params: { id: talk.id }, token: talk.worker.token })
  expect(data).toMatchObject({ otherReadSequence: null, otherDeliveredSequence: 1 })
})

test('Beyond sixty messages an hour, who has not been answered waits', async () => {
  const talk = await aTalk(server)
  for (let count = 0; count < 60; count++) await act.say(talk, talk.worker, aText('hello'))
  expect((await act.say(talk, talk.worker, aText('hello'))).status).toBe(429)
  await act.say(talk, talk.employer, aText('yes?'))
  expect((await act.say(talk, talk.worker, aText('finally'))).status).toBe(201)
})

test('Operators see a reported message with five around it, on record, and nothing else', async () => {
  const talk = await aTalk(server)
  for (let count = 1; count <= 20; count++) await act.say(talk, talk.employer, aText(`line ${count}`))
  const { data: all } = await act.read(talk, talk.worker)
  const reported = all[9]
  const report = (member: TestMember) =>
    server.call(reportMessage, {
      params: { id: talk.id },
      body: { messageId: reported?.id, reason: 'FRAUD' },
      token: member.token,
    })
  expect((await report(talk.employer)).status).toBe(404)
  const ownReport = async (member: TestMember) => {
    const own = { id: talk.id, messageId: reported?.id ?? '' }
    return (await server.call(getOwnMessageReport, { params: own, token: member.token })).data
  }
  expect(await ownReport(talk.worker)).toBeNull()
  expect((await report(talk.worker)).status).toBe(201)
  expect(await ownReport(talk.worker)).toMatchObject({ settledDate: null, outcome: null })
  expect(await ownReport(talk.employer)).toBeNull()
  const { token } = await anOperator(server)
  const { data: rows } = await server.call(listConversationReports, { token })
  const params = { id: rows[0]?.id ?? '' }
  expect(rows).toMatchObject([{ reason: 'FRAUD', accused: { memberId: talk.employer.id } }])
  const { data: shown } = await server.call(showReportedMessages, { params, token })
  expect(shown.map(({ sequence }) => sequence)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
  expect(shown.filter(({ isReported }) => isReported)).toMatchObject([{ sequence: 10, text: 'line 10' }])
  const body = { outcome: 'UPHELD' }
  expect((await server.call(settleConversationReport, { params, body, token })).status).toBe(200)
  expect(await ownReport(talk.worker)).toMatchObject({
    settledDate: expect.any(String),
    outcome: 'UPHELD',
  })
  const { rows: acts } = await server.database.pool.query(
    'select act from operator_acts where subject = $1',
    [params.id],
  )
  expect(new Set(acts.map(({ act: name }) => name))).toEqual(
    new Set(['report.settleMessage', 'report.showMessages']),
  )
  const { rows: told } = await server.database.pool.query(
    `select member_id, target_id from notifications where kind = 'MESSAGE_REPORT_UPHELD'`,
  )
  expect(told).toEqual([{ member_id: talk.worker.id, target_id: talk.id }])
  const inWords = { token: talk.worker.token, query: { langCode: 'vi' } }
  const list = (await server.call(listNotifications, inWords)).data
  // What the job is, from which its headline is made in the reader's language.
  expect(list.find(({ kind }) => kind === 'MESSAGE_REPORT_UPHELD')).toMatchObject({
    numberOfPersons: expect.any(Number),
  })
})

test('The operator who decided about a reported message undoes it within ten minutes, and the reporter is told', async () => {
  const params = { id: await aReportedTalk(server) }
  const [operator, other] = [await anOperator(server), await anOperator(server)]
  const { token } = operator
  const words = { cause: 'NO_VIOLATION', reason: 'No other message says so.' }
  const settle = (outcome: string, why = {}) =>
    server.call(settleConversationReport, { params, body: { outcome, ...why }, token })
  const shownTo = async (by: string) => (await server.call(getConversationReport, { params, token: by })).data
  const undo = (id: string | undefined, by = token) =>
    server.call(undoDecision, { params: { id: id ?? '' }, token: by })
  const isWaiting = async () => {
    const { data } = await server.call(listConversationReports, { token })
    return data.some(({ id }) => id === params.id)
  }
  const first = (await settle('DISMISSED', words)).data.undo?.decisionId
  expect(await isWaiting()).toBe(false)
  expect(await shownTo(token)).toMatchObject({
    outcome: 'DISMISSED',
    decision: { ...words, by: { id: operator.id } },
    undo: { decisionId: first },
  })
  expect(await shownTo(other.token)).toMatchObject({ decision: words, undo: null })
  const refused = (cause: string) => ({ status: 409, problem: { data: { cause } } })
  expect(await undo(first, other.token)).toMatchObject(refused('OTHER_OPERATOR'))
  expect((await undo(first)).data).toEqual({ kind: 'MESSAGE_REPORT', id: params.id })
  expect(await isWaiting()).toBe(true)
  expect(await undo(first)).toMatchObject(refused('DONE'))

  const second = (await settle('UPHELD')).data.undo?.decisionId
  await atTime(later(new Date(), 11 * 60_000), async () =>
    expect(await undo(second)).toMatchObject(refused('TOO_LATE')),
  )
  expect(await isWaiting()).toBe(false)
  const { rows: told } = await server.database.pool.query(
    `select n.kind from notifications n join conversation_reports r on r.conversation_id::text = n.target_id::text
     where r.id = $1 and n.kind like 'MESSAGE_REPORT%' order by n.id`,
    [params.id],
  )
  expect(told.map(({ kind }) => kind)).toEqual([
    'MESSAGE_REPORT_DISMISSED',
    'MESSAGE_REPORT_REOPENED',
    'MESSAGE_REPORT_UPHELD',
  ])
  const { rows: acts } = await server.database.pool.query(
    'select act from operator_acts where subject = $1 order by created_at, id',
    [params.id],
  )
  expect(acts.map(({ act: name }) => name)).toEqual([
    'report.settleMessage',
    'report.undoMessage',
    'report.settleMessage',
  ])
})

test('The overview counts reports of messages that wait', async () => {
  const { token } = await anOperator(server)
  const waiting = async () => (await server.call(getOperatorOverview, { token })).data.openMessageReports ?? 0
  const before = await waiting()
  const params = { id: await aReportedTalk(server) }
  expect(await waiting()).toBe(before + 1)
  await server.call(settleConversationReport, { params, body: { outcome: 'UPHELD' }, token })
  expect(await waiting()).toBe(before)
})

test('A conversation is deleted 180 days after its application ended, two weeks after both were told', async () => {
  const talk = await aTalk(server)
  await act.say(talk, talk.worker, aText('old words'))
  const { db } = server.database
  await db
    .updateTable('applications')
    .set({ status: 'REJECTED', updated_at: new Date() })
    .where('id', '=', talk.applicationId)
    .execute()
  const ended = new Date()
  await sweepConversations(db, later(ended, 150 * DAY))
  await sweepConversations(db, later(ended, 170 * DAY))
  for (const { token } of [talk.worker, talk.employer]) {
    const { data } = await server.call(listNotifications, { token })
    expect(data.filter(({ kind }) => kind === 'CONVERSATION_ENDING')).toHaveLength(1)
  }
  await sweepConversations(db, later(ended, 181 * DAY))
  expect((await act.read(talk, talk.worker)).status).toBe(200)
  await sweepConversations(db, later(ended, 185 * DAY))
  expect((await act.read(talk, talk.worker)).status).toBe(404)
})

test("Removing an account leaves 'removed' in place of its messages, and an export has one's own", async () => {
  const talk = await aTalk(server)
  await act.say(talk, talk.worker, aText('words of the worker'), v7())
  await act.say(talk, talk.employer, aText('words of the employer'))
  const exported = await server.call(exportMember, { token: talk.worker.token })
  expect(JSON.stringify(exported)).toContain('words of the worker')
  const removed = await server.call(removeMember, { body: { password: PASSWORD }, token: talk.worker.token })
  expect(removed.status).toBe(200)
  const { data } = await act.read(talk, talk.employer)
  expect(data).toMatchObject([
    { isRemoved: true, text: '' },
    { isRemoved: false, text: 'words of the employer' },
  ])
  const { data: row } = await server.call(getConversation, {
    params: { id: talk.id },
    token: talk.employer.token,
  })
  expect(row).toMatchObject({ state: 'CLOSED', counterpart: { isRemoved: true, name: '' } })
  const { rows } = await server.database.pool.query(
    "select from idempotency_keys where answer::text like '%words of the worker%'",
  )
  expect(rows).toEqual([])
})
