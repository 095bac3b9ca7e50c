import { beforeAll, expect, test } from 'vitest'
import { v7 } from 'uuid'
import { withdrawApplication } from '../../src/contract/candidate/application.ts'
import { blockConversation, openConversation } from '../../src/contract/message/conversation.ts'
import { withdrawMessage } from '../../src/contract/message/conversation-message.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import { aTalk, aText, talkActions, type Talk } from '../support/conversations.ts'
import { photoWithLocation, pngHeader, upload } from '../support/images.ts'
import { aWorker } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { proposalActions } from '../support/proposals.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let act: ReturnType<typeof talkActions>
let talk: Talk
beforeAll(async () => {
  server = await runServer()
  act = talkActions(server)
  talk = await aTalk(server)
})

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
const send = (body: object) => act.say(talk, talk.worker, { id: v7(), ...body })
const asWorker = () => ({ token: talk.worker.token })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

test.each([
  ['2,001 characters', aText('가'.repeat(2_001))],
  ['only white space', aText(' \u3164\u200B\n ')],
  ['control characters', aText('a\u0007b')],
  ['10,000 combining marks', aText(`a${'\u0301'.repeat(10_000)}`)],
  ['no text', { id: v7(), kind: 'TEXT' }],
  ['an unknown kind', { id: v7(), kind: 'VIDEO' }],
  ['an id that is none', { ...aText('hi'), id: 'me' }],
  ['five photos', { id: v7(), kind: 'IMAGE', files: Array.from({ length: 5 }, () => `${v7()}.jpg`) }],
  ['a photo that nobody uploaded', { id: v7(), kind: 'IMAGE', files: [`${v7()}.jpg`] }],
  ['a place abroad', { id: v7(), kind: 'PLACE', place: { address: 'Paris', latitude: 48, longitude: 2 } }],
  ['half a place', { id: v7(), kind: 'PLACE', place: { address: '수원', latitude: 37.2 } }],
  ['no times', { id: v7(), kind: 'TIME', times: [] }],
  ['a time in a year', { id: v7(), kind: 'TIME', times: [inDays(365)] }],
  ['a parameter that does not fit', { id: v7(), kind: 'PHRASE', code: 'LATE', params: { minutes: 0 } }],
  ['a phrase of the other side', { id: v7(), kind: 'PHRASE', code: 'HIRED' }],
])('A message with %s is refused', async (_name, body) => {
  const { status, problem } = await act.say(talk, talk.worker, body)
  expect([status, problem.responseCode]).toEqual([400, 'VALIDATION'])
})

test('2,000 characters of any script fit, and marks beyond six on a letter are left out', async () => {
  expect((await send({ kind: 'TEXT', text: '👍'.repeat(2_000) })).status).toBe(201)
  const { data } = await send({ kind: 'TEXT', text: `a${'\u0334'.repeat(50)}` })
  expect(data.text).toBe(`a${'\u0334'.repeat(6)}`)
})

test('A `javascript:` address stays text, and addresses of an unverified employer are not to be pressed', async () => {
  const { data } = await act.say(talk, talk.employer, aText('javascript:alert(1) https://ilteo.test'))
  expect(data).toMatchObject({ text: 'javascript:alert(1) https://ilteo.test', linksClickable: false })
})

test('A phrase of a newer version is refused by name, and a known one is read in each language', async () => {
  const unknown = await send({ kind: 'PHRASE', code: 'BEAM_ME_UP' })
  expect([unknown.status, unknown.problem.responseCode]).toEqual([422, 'PHRASE_UNKNOWN'])
  const { data } = await send({ kind: 'PHRASE', code: 'LATE', params: { minutes: 20 } })
  expect(data.phrase).toEqual({ code: 'LATE', params: { minutes: 20 } })
  const read = await server.fetch(`/api/conversations/${talk.id}/messages/${data.id}`, {
    headers: { authorization: `Bearer ${talk.employer.token}`, 'accept-language': 'ko' },
  })
  expect(await read.json()).toMatchObject({ data: { text: '가고 있어요. 20분 늦어요.' } })
})

test('A text that looks like a fraud carries a warning', async () => {
  const { data } = await act.say(talk, talk.employer, aText('보증금 30만원을 먼저 입금해 주세요'))
  expect(data.warning).toBe('MONEY_IN_ADVANCE')
})

test('A PDF is read by both and nobody else, and what only says it is one is refused', async () => {
  const type = 'conversation/document'
  const html = await upload(server, '<html>%PDF-1.7', { ...asWorker(), type })
  expect([html.status, html.problem.responseCode]).toEqual([422, 'DOCUMENT_UNREADABLE'])
  const { data: file } = await upload(server, PDF, { ...asWorker(), type })
  const { data } = await send({ kind: 'FILE', file, name: 'contract.pdf' })
  const [stored] = data.files
  expect(stored).toMatchObject({ contentType: 'application/pdf', name: 'contract.pdf', smallUrl: null })
  const response = await server.fetch(stored?.url ?? '')
  expect(response.headers.get('content-disposition')).toBe('attachment')
  expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF)
  expect((await server.fetch(`/files/${file}`)).status).toBe(404)
  const byOther = await act.say(talk, talk.employer, { id: v7(), kind: 'FILE', file })
  expect(byOther.status).toBe(400)
})

test('Photos are sent up to four, and are gone with the message that is withdrawn', async () => {
  const { data: file } = await upload(server, await photoWithLocation(), {
    ...asWorker(),
    type: 'conversation',
  })
  const { data } = await send({ kind: 'IMAGE', files: [file] })
  expect(data.files).toHaveLength(1)
  const url = data.files[0]?.url ?? ''
  const stored = await server.fetch(url)
  const content = Buffer.from(await stored.arrayBuffer()).toString('latin1')
  expect([stored.status, content.includes('Exif'), content.includes('37/1')]).toEqual([200, false, false])
  const bomb = await upload(server, pngHeader(50_000, 50_000), { ...asWorker(), type: 'conversation' })
  expect(bomb.problem.responseCode).toBe('IMAGE_TOO_LARGE')
  const params = { id: talk.id, messageId: data.id }
  await server.call(withdrawMessage, { params, token: talk.worker.token })
  expect((await server.fetch(url)).status).toBe(404)
})

test('An interview is agreed on one of the times offered, once, and stands in a calendar file', async () => {
  const times = [inDays(2), inDays(3)]
  const { data: offer } = await act.say(talk, talk.employer, { id: v7(), kind: 'TIME', times })
  const own = await act.say(talk, talk.employer, {
    id: v7(),
    kind: 'TIME',
    about: offer.id,
    accepted: times[0],
  })
  expect(own.status).toBe(400)
  const other = await send({ kind: 'TIME', about: offer.id, accepted: inDays(4) })
  expect(other.status).toBe(400)
  const { data } = await send({ kind: 'TIME', about: offer.id, accepted: times[1] })
  expect(data.time).toEqual({ times: [], about: offer.id, accepted: times[1] })
  const again = await send({ kind: 'TIME', about: offer.id, accepted: times[0] })
  expect(again.problem.responseCode).toBe('REPLY_OUTDATED')
  const place = { address: '경기도 화성시 향남길 23', name: '정문' }
  await act.say(talk, talk.employer, { id: v7(), kind: 'PLACE', place })
  const path = `/api/conversations/${talk.id}/messages/${data.id}/calendar`
  const file = await server.fetch(path, { headers: { authorization: `Bearer ${talk.employer.token}` } })
  expect(file.headers.get('content-type')).toMatch(/^text\/calendar/)
  const calendar = await file.text()
  expect(calendar).toMatch(/BEGIN:VEVENT\r\n[\s\S]*DTSTART:\d{8}T\d{6}Z\r\n/)
  expect(calendar).toContain('LOCATION:정문\\, 경기도 화성시 향남길 23\r\n')
  const past = await send({ kind: 'TIME', times: [inDays(-1)] })
  expect(past.problem.responseCode).toBe('TIME_PASSED')
})

test('A closed or blocked conversation can be read, not written to', async () => {
  const ended = await aTalk(server)
  const said = aText('hello')
  const first = await act.say(ended, ended.worker, said)
  const { db } = server.database
  const application = await db
    .selectFrom('applications')
    .select('job_id')
    .where('id', '=', ended.applicationId)
    .executeTakeFirstOrThrow()
  await server.call(withdrawApplication, { params: { id: application.job_id }, token: ended.worker.token })
  const refused = await act.say(ended, ended.employer, aText('hello?'))
  expect(refused.problem.responseCode).toBe('CONVERSATION_CLOSED')
  expect((await act.say(ended, ended.worker, said)).data).toEqual(first.data)

  const blocked = await aTalk(server)
  const block = (isBlocked: boolean) =>
    server.call(blockConversation, {
      params: { id: blocked.id },
      body: { isBlocked },
      token: blocked.worker.token,
    })
  expect((await block(true)).data.state).toBe('BLOCKED')
  expect((await act.say(blocked, blocked.employer, aText('hi'))).problem.responseCode).toBe(
    'CONVERSATION_CLOSED',
  )
  expect((await act.say(blocked, blocked.worker, aText('hi'))).problem.responseCode).toBe(
    'CONVERSATION_BLOCKED',
  )
  await block(false)
  expect((await act.say(blocked, blocked.employer, aText('hi'))).status).toBe(201)
})

test('An employer opens no conversation before a candidate accepts, and operators open none', async () => {
  const employer = await aVerifiedEmployer(server)
  const offers = proposalActions(server)
  const { candidate, id: proposalId } = await offers.anOffer(employer)
  const open = (token: string) => server.call(openConversation, { body: { proposalId }, token })
  expect((await open(employer.token)).problem.responseCode).toBe('PROPOSAL_NOT_ACCEPTED')
  await offers.answer(candidate, proposalId, 'ACCEPTED')
  expect((await open(employer.token)).status).toBe(201)
  expect((await open((await anOperator(server)).token)).status).toBe(403)
  expect((await open((await aWorker(server)).token)).status).toBe(404)
})
