import { beforeAll, beforeEach, expect, test } from 'vitest'
import { requestCompanyName } from '../../src/contract/employer/employer.ts'
import { approveCompanyName, refuseCompanyName } from '../../src/contract/case/company-name.ts'
import { undoDecision } from '../../src/contract/operator/decision.ts'
import { grantGuarantee, refuseGuarantee } from '../../src/contract/case/guarantee.ts'
import { refundMemberOrder } from '../../src/contract/operator/member.ts'
import { untilIdle } from '../support/background.ts'
import { askForGuarantee, inDays } from '../support/guarantees.ts'
import { mailsOf } from '../support/mails.ts'
import type { TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { paymentActions } from '../support/payments.ts'
import { aVerifiedBusiness } from '../support/receipts.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const MINUTE = 60_000

let server: RunningServer
let operator: TestMember
let till: ReturnType<typeof paymentActions>
beforeAll(async () => {
  server = await runServer()
  operator = await anOperator(server)
  till = paymentActions(server)
})
beforeEach(() => {
  server.clock.now = new Date()
})

async function aBusiness() {
  const employer = await aVerifiedBusiness(server, '한빛물산')
  const { db } = server.database
  await db.updateTable('members').set({ lang_code: 'en' }).where('id', '=', employer.id).execute()
  return employer
}

async function anApplication() {
  const employer = await aBusiness()
  const { data } = await askForGuarantee(server, employer)
  return { employer, id: data[0]?.id ?? '' }
}

const mailsTo = async ({ email }: TestMember) => {
  await untilIdle(server)
  return (await mailsOf(server)).filter(({ headers }) => headers.includes(email)).map(({ text }) => text)
}

/** Once an operator can no longer undo what was decided. */
async function mailsOfDecisionsTo(employer: TestMember) {
  expect(await mailsTo(employer)).toEqual([])
  server.clock.now = new Date(Date.now() + 11 * MINUTE)
  return mailsTo(employer)
}

test('An approved public name is mailed once it can no longer be undone, with the way to the company', async () => {
  const employer = await aBusiness()
  await server.call(requestCompanyName, { body: { name: '한빛' }, token: employer.token })
  const params = { id: employer.companyId }
  await server.call(approveCompanyName, { params, body: { name: '한빛' }, token: operator.token })
  const [mail = '', ...others] = await mailsOfDecisionsTo(employer)
  expect(others).toEqual([])
  expect(mail).toMatch(/Your company’s name is approved: 한빛\n\n\S+\/mypage\/company\n/)
})

test('A refused public name is mailed with its reason', async () => {
  const employer = await aBusiness()
  await server.call(requestCompanyName, { body: { name: '삼성전자' }, token: employer.token })
  const body = { name: '삼성전자', reason: '상표가 아니에요' }
  await server.call(refuseCompanyName, { params: { id: employer.companyId }, body, token: operator.token })
  const [mail = ''] = await mailsOfDecisionsTo(employer)
  expect(mail).toContain('Your company’s name was not approved: 삼성전자')
  expect(mail).toMatch(/Reason: 상표가 아니에요\n\n\S+\/mypage\/company\n/)
})

test('A granted guarantee is mailed with its days, a refused one with its reason', async () => {
  const granted = await anApplication()
  const body = { from: inDays(0), until: inDays(90) }
  await server.call(grantGuarantee, { params: { id: granted.id }, body, token: operator.token })
  const ahead = await anApplication()
  const later = { from: inDays(9), until: inDays(90) }
  await server.call(grantGuarantee, { params: { id: ahead.id }, body: later, token: operator.token })
  const refused = await anApplication()
  const params = { id: refused.id }
  await server.call(refuseGuarantee, { params, body: { reason: '기간이 안 보여요' }, token: operator.token })
  const [ofGrant = ''] = await mailsOfDecisionsTo(granted.employer)
  expect(ofGrant).toContain('You now have the badge “Pay guaranteed”: ')
  const inFull = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
  expect(ofGrant).toContain(`to ${inFull.format(new Date(body.until))}.\n`)
  const [ofComing = ''] = await mailsTo(ahead.employer)
  expect(ofComing).toContain(`from ${inFull.format(new Date(later.from))}\n`)
  const [ofRefusal = ''] = await mailsTo(refused.employer)
  expect(ofRefusal).toMatch(/Reason: 기간이 안 보여요\n\n\S+\/mypage\/company\n/)
})

test('A decision that was undone is not mailed, and one that was taken again is mailed once', async () => {
  const { employer, id } = await anApplication()
  const body = { from: inDays(0), until: inDays(30) }
  const grant = () => server.call(grantGuarantee, { params: { id }, body, token: operator.token })
  const { data } = await grant()
  const decision = { id: data.undo?.decisionId ?? '' }
  await server.call(undoDecision, { params: decision, token: operator.token })
  expect(await mailsOfDecisionsTo(employer)).toEqual([])
  await grant()
  server.clock.now = new Date(Date.now() + 30 * MINUTE)
  expect(await mailsTo(employer)).toHaveLength(1)
})

test('A refund is mailed with what comes back and how, without the reason that operators recorded', async () => {
  const employer = await aBusiness()
  const { id } = await till.buy(employer)
  await server.call(refundMemberOrder, { params: { id }, body: { reason: '변심' }, token: operator.token })
  const [mail = '', ...others] = await mailsTo(employer)
  expect(others).toEqual([])
  expect(mail).toContain('We refunded your order: Reading tickets 10,000P')
  expect(mail).toMatch(
    /Amount: [\d,]+ won\nPayment method: Credit card\nThe money goes back the way you paid\./,
  )
  expect(mail).toContain('/employmentPage/paymenthistory')
  expect(mail).not.toContain('변심')
})

test('A refunded deposit is mailed once the money is sent, without a promise about a card', async () => {
  const employer = await aBusiness()
  const { id } = await till.awaitDeposit(employer)
  await till.act(id, 'DEPOSIT')
  await till.confirm(employer, id)
  await server.call(refundMemberOrder, { params: { id }, body: { reason: '변심' }, token: operator.token })
  expect(await mailsTo(employer)).toEqual([])
  server.clock.now = new Date(Date.now() + 2 * MINUTE)
  const [mail = ''] = await mailsTo(employer)
  expect(mail).toContain('The money was sent to your bank account.')
  expect(mail).toContain('The 10,000 points of this order were taken back.')
  expect(mail).not.toContain('we will ask you')
  expect(mail).not.toContain('card company')
})
