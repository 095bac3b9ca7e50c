import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { aCandidate, announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
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

describe('The end of a proposal', () => {
  test('A withdrawn proposal notifies the candidate once and takes neither answers nor replies', async () => {
    const { candidate, id } = await does.anOffer(employer)
    expect((await does.withdraw(employer, id)).data).toEqual({ id, status: 'DECLINED' })
    expect((await does.withdraw(employer, id)).status).toBe(200)
    expect((await does.kindsOf(candidate, id)).filter((kind) => kind === 'PROPOSAL_WITHDRAWN')).toHaveLength(
      1,
    )
    const refused = [
      await does.answer(candidate, id, 'ACCEPTED'),
      await does.reply(candidate, id, { code: 'DORMITORY' }),
    ]
    expect(refused.map(({ status, problem }) => [status, problem.responseCode])).toEqual([
      [409, 'PROPOSAL_WITHDRAWN'],
      [409, 'PROPOSAL_WITHDRAWN'],
    ])
    expect(await does.listed(candidate, id)).toMatchObject({
      status: 'DECLINED',
      answeredDate: null,
      withdrawnDate: expect.any(String),
      canReply: false,
    })
  })

  test('An answered proposal cannot be withdrawn', async () => {
    const { candidate, id } = await does.anOffer(employer)
    await does.answer(candidate, id, 'ACCEPTED')
    expect((await does.withdraw(employer, id)).problem.responseCode).toBe('PROPOSAL_ANSWERED')
  })

  test('A declined proposal takes no replies, an accepted one does', async () => {
    const declined = await does.anOffer(employer)
    await does.answer(declined.candidate, declined.id, 'DECLINED')
    const refused = await does.reply(declined.candidate, declined.id, { code: 'MEALS' })
    expect(refused.problem.responseCode).toBe('PROPOSAL_ANSWERED')
    const accepted = await does.anOffer(employer)
    await does.answer(accepted.candidate, accepted.id, 'ACCEPTED')
    expect((await does.reply(accepted.candidate, accepted.id, { code: 'MEALS' })).status).toBe(201)
    const later = await does.reply(accepted.candidate, accepted.id, { code: 'ASK_LATER', date: dayIn(3) })
    expect(later.problem.responseCode).toBe('PROPOSAL_ANSWERED')
  })

  test('A proposal for a job that has closed takes no replies', async () => {
    const jobId = await acts.aPublicOne(employer)
    const { candidate, id } = await does.anOffer(employer, { jobId })
    const { period_end: end } = await acts.stored(jobId)
    const refused = await acts.at(end!, () => does.reply(candidate, id, { code: 'MEALS' }))
    expect(refused.problem.responseCode).toBe('JOB_CLOSED')
  })

  test('Forty replies are the most that a proposal takes', async () => {
    const { candidate, id } = await does.anOffer(employer)
    for (let round = 1; round <= 40; round++)
      expect((await does.reply(candidate, id, { code: 'OTHER_TIMES', times: [time(round)] })).status).toBe(
        201,
      )
    const { problem } = await does.reply(candidate, id, { code: 'OTHER_TIMES', times: [time(41)] })
    expect(problem.responseCode).toBe('REPLY_LIMIT')
  })
})

describe('The right to reply', () => {
  test("Others' proposals and unknown ones answer 404 alike, and the wrong role 403", async () => {
    const { candidate, id } = await does.anOffer(employer)
    const stranger = await aCandidate(server)
    const rival = await aVerifiedEmployer(server)
    const refused = [
      await does.reply(stranger, id, { code: 'MEALS' }),
      await does.reply(stranger, v7(), { code: 'MEALS' }),
      await does.respond(rival, id, { code: 'OTHER_TIMES', times: [time(1)] }),
      await does.withdraw(rival, id),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await does.reply(employer, id, { code: 'MEALS' })).status).toBe(403)
    expect((await does.respond(candidate, id, { code: 'OTHER_TIMES', times: [time(1)] })).status).toBe(403)
    expect((await does.withdraw(candidate, id)).status).toBe(403)
    expect(await does.said(candidate, id)).toEqual([])
  })

  test('A company that is not verified any more cannot reply, but can withdraw', async () => {
    const sender = await aVerifiedEmployer(server)
    const { candidate, id } = await does.anOffer(sender)
    const { data } = await does.reply(candidate, id, { code: 'MEALS' })
    await server.database.db
      .updateTable('companies')
      .set({ verified_at: null })
      .where('id', '=', sender.companyId)
      .execute()
    const refused = await does.respond(sender, id, { code: 'NO', about: data.id })
    expect(refused.problem.responseCode).toBe('BUSINESS_NOT_VERIFIED')
    expect((await does.withdraw(sender, id)).status).toBe(200)
  })
})
