import { beforeAll, expect, test } from 'vitest'
import { removeMember } from '../../src/contract/account/member-account.ts'
import { reportProposal } from '../../src/contract/candidate/proposal-report.ts'
import { settleLatePay } from '../../src/contract/case/guarantee.ts'
import { settleConversationReport } from '../../src/contract/case/message-report.ts'
import { settleProposalReport } from '../../src/contract/case/proposal-report.ts'
import { reportMessage } from '../../src/contract/message/conversation-message.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import { aTalk, aText, talkActions, type Talk } from '../support/conversations.ts'
import { aHiredWorker, tellLatePay } from '../support/late-pay.ts'
import { PASSWORD, type TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { proposalActions } from '../support/proposals.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let operator: TestMember
beforeAll(async () => {
  server = await runServer()
  operator = await anOperator(server)
})

const WORDS = { reason: 'a red-haired person of 40', note: 'called back at noon' }
const leave = async ({ token }: TestMember) =>
  expect((await server.call(removeMember, { token, body: { password: PASSWORD } })).status).toBe(200)
const idIn = async (table: 'proposal_reports' | 'conversation_reports', column: string, target: string) => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `select id from ${table} where ${column} = $1`,
    [target],
  )
  return rows[0]?.id ?? ''
}
/** What the record of acts says of a report, and whether the decision could still be undone. */
const recordOf = async (id: string) => {
  const { rows } = await server.database.pool.query<{ details: Record<string, unknown> }>(
    'select details from operator_acts where subject = $1',
    [id],
  )
  const { rows: decisions } = await server.database.pool.query(
    'select from operator_decisions where subject_id = $1',
    [id],
  )
  return { ...rows[0]?.details, decisions: decisions.length }
}
const erased = { outcome: 'DISMISSED', reasonErased: true, decisions: 0 }

async function aSettledProposal() {
  const employer = await aVerifiedEmployer(server)
  const { candidate, id } = await proposalActions(server).anOffer(employer)
  await server.call(reportProposal, { params: { id }, body: { reason: 'FRAUD' }, token: candidate.token })
  const report = await idIn('proposal_reports', 'proposal_id', id)
  const decision = { params: { id: report }, body: { outcome: 'DISMISSED', ...WORDS }, token: operator.token }
  expect((await server.call(settleProposalReport, decision)).status).toBe(200)
  return { accused: employer, reporter: candidate, report }
}

/** A report of a message of the one side by the other. */
async function aReport(talk: Talk, accused: TestMember, reporter: TestMember) {
  const { data } = await talkActions(server).say(talk, accused, aText('먼저 입금해 주세요'))
  const body = { messageId: data.id, reason: 'FRAUD' }
  await server.call(reportMessage, { params: { id: talk.id }, body, token: reporter.token })
  return { accused, reporter, report: await idIn('conversation_reports', 'conversation_id', talk.id) }
}

async function settle(report: string) {
  const decision = { params: { id: report }, body: { outcome: 'DISMISSED', ...WORDS }, token: operator.token }
  expect((await server.call(settleConversationReport, decision)).status).toBe(200)
}

async function aSettledMessage() {
  const talk = await aTalk(server)
  const reported = await aReport(talk, talk.employer, talk.worker)
  await settle(reported.report)
  return reported
}

for (const [what, aSettled] of [
  ['an offer', aSettledProposal],
  ['a message', aSettledMessage],
] as const)
  test.each(['accused', 'reporter'] as const)(
    `What an operator wrote about a report of ${what} goes with the account of its %s`,
    async (who) => {
      const { report, ...members } = await aSettled()
      expect(await recordOf(report)).toMatchObject({ ...WORDS, decisions: 1 })
      await leave(members[who])
      const record = await recordOf(report)
      expect(record).toMatchObject(erased)
      expect(record).not.toHaveProperty('reason')
      expect(record).not.toHaveProperty('note')
    },
  )

test('What an operator wrote of a message goes with its conversation when the second side leaves', async () => {
  const talk = await aTalk(server)
  const { report } = await aReport(talk, talk.worker, talk.employer)
  await leave(talk.worker)
  await settle(report)
  await leave(talk.employer)
  expect(await idIn('conversation_reports', 'conversation_id', talk.id)).toBe('')
  expect(await recordOf(report)).toMatchObject(erased)
})

test('A case of late pay stays with its worker, without name and contacts of the employer who leaves', async () => {
  const { employer, worker, id } = await aHiredWorker(server, operator)
  await server.database.db
    .updateTable('members')
    .set({ name: '최가온', cellphone: '01098761234' })
    .where('id', '=', employer.id)
    .execute()
  const details = `최가온 사장님, ${employer.email.toUpperCase()}, 010-9876-1234`
  const { data } = await tellLatePay(server, id, worker.token, { details })
  const body = { outcome: 'PAID', note: `최가온 (${employer.email}) 보냄` }
  await server.call(settleLatePay, { params: { id: data.id }, body, token: operator.token })
  await leave(employer)
  const { rows } = await server.database.pool.query(
    'select details, note from late_pay_cases where id = $1',
    [data.id],
  )
  expect(rows).toEqual([{ details: '– 사장님, –, –', note: '– (–) 보냄' }])
})
