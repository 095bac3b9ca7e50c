import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import type { TestMember } from '../support/members.ts'
import { dayIn, inDays, proposalActions } from '../support/proposals.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let employer: TestMember & { companyId: string }
let does: ReturnType<typeof proposalActions>
let acts: ReturnType<typeof announcementActions>

beforeAll(async () => {
  server = await runServer()
  does = proposalActions(server)
  acts = announcementActions(server)
  employer = await aVerifiedEmployer(server)
})

const time = (days: number) => inDays(days).toISOString()

describe('A question about a proposal', () => {
  test('A question and its answer appear to both sides, and notify the other one', async () => {
    const { candidate, id } = await does.anOffer(employer)
    const asked = await does.reply(candidate, id, { code: 'DORMITORY' })
    expect([asked.status, asked.data]).toMatchObject([201, { by: 'WORKER', code: 'DORMITORY', about: null }])
    expect(await does.kindsOf(employer, id)).toEqual(['PROPOSAL_QUESTION'])
    expect((await does.respond(employer, id, { code: 'YES_FREE', about: asked.data.id })).status).toBe(201)
    const both = ['WORKER DORMITORY', 'EMPLOYER YES_FREE']
    expect([await does.said(candidate, id), await does.said(employer, id)]).toEqual([both, both])
    expect(await does.kindsOf(candidate, id)).toEqual(['PROPOSAL_REPLY', 'PROPOSAL_RECEIVED'])
    expect((await does.listed(employer, id))?.candidateName).toBe('Tran M. H.')
  })

  test('A notification about a question does not name the candidate before acceptance', async () => {
    const { candidate, id } = await does.anOffer(employer)
    await does.reply(candidate, id, { code: 'MEALS' })
    await does.answer(candidate, id, 'ACCEPTED')
    await does.reply(candidate, id, { code: 'DOCUMENTS' })
    const { data } = await server.call(listNotifications, { token: employer.token })
    const named = data.filter(({ targetId }) => targetId === id).map(({ kind, actor }) => [kind, actor])
    expect(named.toReversed()).toEqual([
      ['PROPOSAL_QUESTION', 'Tran M. H.'],
      ['PROPOSAL_ACCEPTED', 'Tran Minh Hau'],
      ['PROPOSAL_QUESTION', 'Tran Minh Hau'],
    ])
  })

  test('A question from two tabs is stored once, and a repeated key answers the same', async () => {
    const { candidate, id } = await does.anOffer(employer)
    const key = v7()
    const all = await Promise.all([
      does.reply(candidate, id, { code: 'VISA' }, key),
      does.reply(candidate, id, { code: 'VISA' }),
    ])
    const again = await does.reply(candidate, id, { code: 'VISA' }, key)
    expect(new Set([...all, again].map(({ data }) => data.id)).size).toBe(1)
    expect(await does.said(employer, id)).toEqual(['WORKER VISA'])
    expect(await does.kindsOf(employer, id)).toEqual(['PROPOSAL_QUESTION'])
  })

  test('A question is answered once: of two different answers the second is refused', async () => {
    const { candidate, id } = await does.anOffer(employer)
    const { data } = await does.reply(candidate, id, { code: 'OVERTIME' })
    expect((await does.respond(employer, id, { code: 'SOMETIMES', about: data.id })).status).toBe(201)
    expect((await does.respond(employer, id, { code: 'SOMETIMES', about: data.id })).status).toBe(201)
    const other = await does.respond(employer, id, { code: 'NO', about: data.id })
    expect([other.status, other.problem.responseCode]).toEqual([409, 'REPLY_OUTDATED'])
    expect(await does.said(candidate, id)).toEqual(['WORKER OVERTIME', 'EMPLOYER SOMETIMES'])
  })

  test('An answer must fit its question, and codes that nobody declared are rejected', async () => {
    const { candidate, id } = await does.anOffer(employer)
    const { data } = await does.reply(candidate, id, { code: 'KOREAN' })
    const fieldsOf = ({ problem }: Awaited<ReturnType<typeof does.respond>>) =>
      problem.errors?.map(({ field, code }) => `${field} ${code}`)
    expect(fieldsOf(await does.respond(employer, id, { code: 'YES_FREE', about: data.id }))).toEqual([
      'code INVALID',
    ])
    expect(fieldsOf(await does.respond(employer, id, { code: 'NO', about: v7() }))).toEqual(['about UNKNOWN'])
    expect(fieldsOf(await does.respond(employer, id, { code: 'NO' }))).toEqual(['about REQUIRED'])
    expect((await does.reply(candidate, id, { code: 'SALARY' })).status).toBe(400)
    expect((await does.reply(candidate, id, { code: 'toString' })).status).toBe(400)
    expect((await does.respond(employer, id, { code: 'DORMITORY', about: data.id })).status).toBe(400)
  })

  test('A reply stores no free text, not even of 250 KB, and rejects a thousand times', async () => {
    const { candidate, id } = await does.anOffer(employer)
    await does.reply(candidate, id, { code: 'MEALS', text: 'call 010-1234-5678 '.repeat(13_000) })
    const [row] = await server.database.db
      .selectFrom('proposal_replies')
      .selectAll()
      .where('proposal_id', '=', id)
      .execute()
    expect(JSON.stringify(row)).not.toContain('010-1234')
    const many = Array.from({ length: 1_000 }, (_, index) => time(1 + index / 1_000))
    expect((await does.reply(candidate, id, { code: 'OTHER_TIMES', times: many })).status).toBe(400)
  })
})

describe('Times of a proposal', () => {
  test('A company picks one of three times, and both see the agreed one in UTC', async () => {
    const { candidate, id } = await does.anOffer(employer)
    const times = [time(3), time(1), time(2)]
    const { data } = await does.reply(candidate, id, { code: 'OTHER_TIMES', times })
    expect(data.times).toEqual(times.toSorted())
    const agreed = await does.respond(employer, id, {
      code: 'TIME_AGREED',
      about: data.id,
      times: [times[0]],
    })
    expect(agreed.data).toMatchObject({ code: 'TIME_AGREED', times: [times[0]] })
    expect((await does.kindsOf(employer, id))[0]).toBe('PROPOSAL_TIMES')
    expect((await does.kindsOf(candidate, id))[0]).toBe('PROPOSAL_TIME_AGREED')
    const other = await does.respond(employer, id, { code: 'TIME_AGREED', about: data.id, times: [times[1]] })
    expect(other.problem.responseCode).toBe('REPLY_OUTDATED')
  })

  test('A company may offer other times itself, which replace those of the candidate', async () => {
    const { candidate, id } = await does.anOffer(employer)
    const first = await does.respond(employer, id, { code: 'OTHER_TIMES', times: [time(4)] })
    expect(first.problem.errors).toMatchObject([{ field: 'code', code: 'INVALID' }])
    const { data: theirs } = await does.reply(candidate, id, { code: 'OTHER_TIMES', times: [time(1)] })
    const { data: ours } = await does.respond(employer, id, { code: 'OTHER_TIMES', times: [time(4)] })
    const late = await does.respond(employer, id, {
      code: 'TIME_AGREED',
      about: theirs.id,
      times: theirs.times,
    })
    expect(late.problem.responseCode).toBe('REPLY_OUTDATED')
    const agreed = await does.reply(candidate, id, { code: 'TIME_AGREED', about: ours.id, times: ours.times })
    expect(agreed.status).toBe(201)
  })

  test('Times that have passed, are too far ahead, or carry another zone are rejected at their field', async () => {
    const { candidate, id } = await does.anOffer(employer)
    const refusal = async (body: object) => {
      const { problem } = await does.reply(candidate, id, body)
      return [problem.responseCode, problem.errors?.[0]?.field, problem.errors?.[0]?.code]
    }
    const times = (...all: string[]) => ({ code: 'OTHER_TIMES', times: all })
    expect(await refusal(times(time(1), time(-0.01)))).toEqual(['TIME_PASSED', 'times', 'TOO_SMALL'])
    expect(await refusal(times(time(61)))).toEqual(['VALIDATION', 'times', 'TOO_LARGE'])
    expect(await refusal(times('2027-01-01T10:00:00+09:00'))).toMatchObject([
      'VALIDATION',
      'times',
      expect.any(String),
    ])
    expect(await refusal(times('2027-01-01T10:00'))).toMatchObject([
      'VALIDATION',
      'times',
      expect.any(String),
    ])
    expect(await refusal(times(time(1), time(2), time(3), time(4)))).toMatchObject([
      'VALIDATION',
      'times',
      expect.any(String),
    ])
    expect(await refusal(times())).toEqual(['VALIDATION', 'times', 'REQUIRED'])
    expect(await refusal({ code: 'ASK_LATER' })).toEqual(['VALIDATION', 'date', 'REQUIRED'])
    expect(await refusal({ code: 'ASK_LATER', date: dayIn(0) })).toEqual(['TIME_PASSED', 'date', 'TOO_SMALL'])
    expect(await refusal({ code: 'ASK_LATER', date: '2027-02-30' })).toMatchObject([
      'VALIDATION',
      'date',
      expect.any(String),
    ])
    expect(await refusal({ code: 'START_LATER', date: dayIn(400) })).toMatchObject([
      'VALIDATION',
      'date',
      expect.any(String),
    ])
  })

  test('A time agreed offline after it has passed is refused', async () => {
    const { candidate, id } = await does.anOffer(employer)
    const { data } = await does.reply(candidate, id, { code: 'OTHER_TIMES', times: [time(1)] })
    const late = await acts.at(inDays(2), () =>
      does.respond(employer, id, { code: 'TIME_AGREED', about: data.id, times: data.times }),
    )
    expect([late.status, late.problem.responseCode]).toEqual([422, 'TIME_PASSED'])
  })

  test('A company asks again only from the day that the candidate named', async () => {
    const { candidate, id } = await does.anOffer(employer)
    const { data } = await does.reply(candidate, id, { code: 'ASK_LATER', date: dayIn(2) })
    expect(await does.kindsOf(employer, id)).toEqual(['PROPOSAL_LATER'])
    const early = await does.respond(employer, id, { code: 'ASK_AGAIN', about: data.id })
    expect(early.problem.errors).toMatchObject([{ field: 'code', code: 'INVALID' }])
    const again = await acts.at(inDays(2), () =>
      does.respond(employer, id, { code: 'ASK_AGAIN', about: data.id }),
    )
    expect(again.status).toBe(201)
    expect((await does.answer(candidate, id, 'ACCEPTED')).status).toBe(200)
  })
})
