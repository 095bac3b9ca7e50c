import { v7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyToJob } from '../../src/contract/candidate/application.ts'
import { listApplicants, listResumeApplications } from '../../src/contract/employer/applicant.ts'
import type { Endpoint } from '../../src/contract/base/endpoint.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { requestCompanyName, requestVerification } from '../../src/contract/employer/employer.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { payOrder, placeOrder, quoteOrder } from '../../src/contract/payment/order.ts'
import { answerProposal, listProposals, sendProposal } from '../../src/contract/candidate/proposal.ts'
import { replyToCandidate } from '../../src/contract/candidate/proposal-reply.ts'
import { getResume } from '../../src/contract/candidate/resume.ts'
import { requestGuarantee } from '../../src/contract/employer/guarantee.ts'
import { requestCashReceipt, requestTaxInvoice } from '../../src/contract/payment/receipt.ts'
import { getTalentAlert, saveTalentAlert } from '../../src/contract/candidate/talent-alert.ts'
import { countNearTalents, listTalents, viewResume } from '../../src/contract/candidate/talent.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { grantPoints } from '../../src/server/features/point/service.ts'
import { aCandidate, announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { anEmployer, type TestMember } from '../support/members.ts'
import { paymentActions } from '../support/payments.ts'
import { aProposal } from '../support/proposals.ts'
import { anUploadedFile } from '../support/registrations.ts'
import { type CallInput, runServer, type RunningServer } from '../support/server.ts'

const STATUSES = ['NONE', 'REQUESTED', 'REFUSED'] as const
type Status = (typeof STATUSES)[number]

let server: RunningServer
let acts: ReturnType<typeof announcementActions>
let till: ReturnType<typeof paymentActions>

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
  till = paymentActions(server)
})

const givePoints = (employer: TestMember, points: number) =>
  inTransaction(server.database.db, (tx) =>
    grantPoints(tx, { memberId: employer.id, points, reference: 'test', now: new Date() }),
  )

/** An employer with points whose business is not verified, with or without a company and a request. */
async function anUnverifiedEmployer(standing: Status): Promise<TestMember> {
  if (standing === 'NONE') {
    const employer = await anEmployer(server)
    await givePoints(employer, 5_000)
    return employer
  }
  const employer = await aVerifiedEmployer(server)
  await givePoints(employer, 5_000)
  await loseVerification(employer, standing)
  return employer
}

async function loseVerification(
  employer: { companyId: string },
  standing: 'REQUESTED' | 'REFUSED' = 'REFUSED',
): Promise<void> {
  const { db } = server.database
  await db.updateTable('companies').set({ verified_at: null }).where('id', '=', employer.companyId).execute()
  const request = {
    company_id: employer.companyId,
    status: standing,
    business_name: '가온테크',
    business_number: '1248100998',
    person_name: '김하나',
    person_number: null,
    certificate_file: null,
    tax_office: null,
    reason: standing === 'REFUSED' ? '사진이 흐려요' : null,
    requested_at: new Date(),
    decided_at: standing === 'REFUSED' ? new Date() : null,
  }
  await db
    .insertInto('business_verifications')
    .values(request)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ status: standing }))
    .execute()
}

interface Probe {
  endpoint: Endpoint
  input: (about: { resumeId: string; orderId: string }) => CallInput
}

/** Every call by which an employer reaches people who did not apply, pays for it, or acts under the business's name. */
const GATED: readonly Probe[] = [
  { endpoint: listTalents, input: () => ({}) },
  { endpoint: listTalents, input: () => ({ query: { jobId: v7() } }) },
  { endpoint: countNearTalents, input: () => ({ query: { jobId: v7() } }) },
  { endpoint: getTalentAlert, input: () => ({ params: { id: v7() } }) },
  {
    endpoint: saveTalentAlert,
    input: () => ({
      params: { id: v7() },
      body: { countryIsoCodes: [], workTypes: [], jobCategories: [], occupations: [] },
    }),
  },
  { endpoint: viewResume, input: ({ resumeId }) => ({ params: { id: resumeId } }) },
  { endpoint: getResume, input: ({ resumeId }) => ({ params: { id: resumeId } }) },
  { endpoint: sendProposal, input: ({ resumeId }) => ({ body: aProposal(resumeId) }) },
  {
    endpoint: replyToCandidate,
    input: () => ({ params: { id: v7() }, body: { code: 'YES', about: v7() } }),
  },
  { endpoint: quoteOrder, input: () => ({ query: { productId: 'ticket-10000' } }) },
  { endpoint: placeOrder, input: () => ({ body: { productId: 'ticket-10000' } }) },
  { endpoint: requestCompanyName, input: () => ({ body: { name: '가온' } }) },
  {
    endpoint: payOrder,
    input: ({ orderId }) => ({ params: { id: orderId }, body: { method: 'CreditCard' } }),
  },
  {
    endpoint: requestTaxInvoice,
    input: ({ orderId }) => ({ params: { id: orderId }, body: { email: 'tax@hanbit.test' } }),
  },
]

const anUnpaidTicket = async (employer: TestMember) => {
  const now = new Date()
  const id = v7()
  const amount = { product_amount: 10_000, surcharge_amount: 0, discount_amount: 0, total_amount: 10_000 }
  await server.database.db
    .insertInto('orders')
    .values({
      ...amount,
      id,
      member_id: employer.id,
      product_id: 'ticket-10000',
      kind: 'TICKET',
      points: 10_000,
      title: null,
      status: 'PENDING',
      created_at: now,
      expires_at: new Date(now.getTime() + 1_800_000),
      updated_at: now,
    })
    .execute()
  return id
}

const bare = (problem: object) => ({ ...problem, instance: '' })

test('The endpoints tested here are those that declare BUSINESS_NOT_VERIFIED', () => {
  const declared = endpoints.filter(({ errors }) => errors.includes('BUSINESS_NOT_VERIFIED'))
  const probed = new Set(GATED.map(({ endpoint }) => endpoint.name))
  // A cash receipt needs a number, not a verification (receipt.test.ts); guarantees have tests of their own.
  const others = declared.map(({ name }) => name).filter((name) => !probed.has(name))
  expect(others.toSorted()).toEqual([requestGuarantee.name, requestCashReceipt.name])
  expect([...probed].filter((name) => !declared.some((each) => each.name === name))).toEqual([])
})

describe.each(STATUSES)('An employer with verification status %s', (standing) => {
  let employer: TestMember
  let resumeId: string
  beforeEach(async () => {
    employer = await anUnverifiedEmployer(standing)
    resumeId = (await aCandidate(server)).resumeId
  })

  test.each(GATED)(
    '$endpoint.name answers BUSINESS_NOT_VERIFIED, even for an unknown id',
    async ({ endpoint, input }) => {
      const orderId = await anUnpaidTicket(employer)
      const { token } = employer
      const known = await server.call(endpoint, { ...input({ resumeId, orderId }), token })
      expect(known).toMatchObject({
        status: 403,
        problem: { responseCode: 'BUSINESS_NOT_VERIFIED', data: { status: standing } },
      })
      const unknown = await server.call(endpoint, { ...input({ resumeId: v7(), orderId }), token })
      expect(bare(unknown.problem)).toEqual(bare(known.problem))
      expect((await till.points(employer)).balance).toBe(5_000)
      expect(await till.ledgerFaults()).toEqual([])
    },
  )

  test('The resumes of applicants stay readable for free', async () => {
    const verified = await aVerifiedEmployer(server)
    await givePoints(verified, 5_000)
    const jobId = await acts.aPublicOne(verified)
    const applicant = await aCandidate(server)
    await server.call(applyToJob, { params: { id: jobId }, token: applicant.token })
    if (standing === 'NONE')
      await server.database.db.updateTable('companies').set({ verified_at: null }).execute()
    else await loseVerification(verified, standing)
    const id = applicant.resumeId
    const { token } = verified
    expect((await server.call(viewResume, { params: { id }, token })).data).toEqual({
      spent: 0,
      balance: 5_000,
    })
    expect((await server.call(getResume, { params: { id }, token })).data.name).toBe('Tran Minh Hau')
    expect((await server.call(listApplicants, { params: { id: jobId }, token })).data).toMatchObject([
      { resumeId: id, cellphone: '01012345678' },
    ])
    expect((await server.call(listResumeApplications, { params: { id }, token })).data).toHaveLength(1)
  })

  test('A pass for an announcement can be ordered', async () => {
    const { data } = await acts.publish(employer, { productType: 'LOCAL' })
    expect((await till.place(employer, { productId: 'local-7', jobId: data.id })).status).toBe(201)
  })
})

describe('An employer who loses verification', () => {
  const read = (employer: TestMember, id: string) =>
    server.call(getResume, { params: { id }, token: employer.token })
  const list = async (member: TestMember) => (await server.call(listProposals, { token: member.token })).data

  test('Opened resumes are unreadable until the employer is verified again, then without paying twice', async () => {
    const employer = await aVerifiedEmployer(server)
    await givePoints(employer, 1_000)
    const { resumeId: id } = await aCandidate(server)
    await server.call(viewResume, { params: { id }, token: employer.token })
    expect((await read(employer, id)).status).toBe(200)
    await loseVerification(employer)
    expect((await read(employer, id)).problem.responseCode).toBe('BUSINESS_NOT_VERIFIED')
    await server.database.db
      .updateTable('companies')
      .set({ verified_at: new Date() })
      .where('id', '=', employer.companyId)
      .execute()
    expect((await read(employer, id)).status).toBe(200)
    const again = await server.call(viewResume, { params: { id }, token: employer.token })
    expect(again.data).toEqual({ spent: 0, balance: 0 })
    expect(await till.ledgerFaults()).toEqual([])
  })

  test('Requesting verification for another business number ends the current verification', async () => {
    const employer = await aVerifiedEmployer(server)
    expect((await server.call(listTalents, { token: employer.token })).status).toBe(200)
    const certificateFileDataId = await anUploadedFile(server.database.db, employer.id)
    const business = { businessName: '다른회사', businessNumber: '2208162517', personName: '김하나' }
    const body = { ...business, certificateFileDataId }
    await server.call(requestVerification, { token: employer.token, body })
    expect((await server.call(listTalents, { token: employer.token })).problem).toMatchObject({
      responseCode: 'BUSINESS_NOT_VERIFIED',
      data: { status: 'REQUESTED' },
    })
  })

  test('Proposals stay listed without name and number of those who accepted', async () => {
    const employer = await aVerifiedEmployer(server)
    const [candidate, later] = [await aCandidate(server), await aCandidate(server)]
    const propose = async (to: { resumeId: string }) =>
      (await server.call(sendProposal, { body: aProposal(to.resumeId), token: employer.token })).data.id
    const accept = (member: TestMember, id: string) =>
      server.call(answerProposal, { params: { id }, body: { status: 'ACCEPTED' }, token: member.token })
    await accept(candidate, await propose(candidate))
    const open = await propose(later)
    expect((await list(employer)).at(-1)).toMatchObject({ candidateCellphone: '01012345678' })
    await loseVerification(employer)
    await accept(later, open)
    const proposals = await list(employer)
    expect(proposals).toHaveLength(2)
    expect(JSON.stringify(proposals)).not.toMatch(/Hau|01012345678/)
    const told = await server.call(listNotifications, { token: employer.token })
    expect(told.data[0]).toMatchObject({ kind: 'PROPOSAL_ACCEPTED', actor: 'Tran M. H.' })
    expect((await read(employer, candidate.resumeId)).problem.responseCode).toBe('BUSINESS_NOT_VERIFIED')
  })

  test('Points are credited for payments started before and for a late deposit', async () => {
    const employer = await aVerifiedEmployer(server)
    const begun = await till.begin(employer)
    const deposit = await till.awaitDeposit(employer)
    await loseVerification(employer)
    await till.act(begun.id, 'APPROVE')
    expect((await till.confirm(employer, begun.id)).data.status).toBe('PAID')
    await till.act(deposit.id, 'DEPOSIT')
    expect((await till.confirm(employer, deposit.id)).data.status).toBe('PAID')
    expect((await till.points(employer)).balance).toBe(20_000)
    expect(await till.ledgerFaults()).toEqual([])
  })
})

test('A verified employer is rejected by none of these endpoints', async () => {
  const employer = await aVerifiedEmployer(server)
  await givePoints(employer, 1_000)
  const { resumeId } = await aCandidate(server)
  const { data: order } = await till.place(employer, { productId: 'ticket-10000' })
  for (const { endpoint, input } of GATED) {
    const { status } = await server.call(endpoint, {
      ...input({ resumeId, orderId: order.id }),
      token: employer.token,
    })
    expect.soft([endpoint.name, status]).not.toEqual([endpoint.name, 403])
  }
})
