import { beforeAll, describe, expect, test } from 'vitest'
import { requestVerification } from '../../src/contract/employer/employer.ts'
import { getVerificationCase } from '../../src/contract/case/verification.ts'
import { undoDecision } from '../../src/contract/operator/decision.ts'
import { listSuspiciousPostings, settleSuspicion } from '../../src/contract/case/signal.ts'
import {
  announcementActions,
  anAnnouncement,
  aVerifiedEmployer,
  BUSINESS_NUMBER,
} from '../support/announcements.ts'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>
let operator: TestMember
let number = 10_000_000

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
  operator = await anOperator(server)
})

/** Each company has a number of its own. */
const ownNumber = () => `010${++number}`
const FRAUD = { title: '쉬운 알바', details: '보증금 30만원을 먼저 입금해 주세요' }

async function aPosting(overrides: Record<string, unknown> = {}) {
  const employer = await aVerifiedEmployer(server)
  const contact = ownNumber()
  const id = await acts.aPublicOne(employer, { contact, ...overrides })
  return { employer, id, contact }
}

const listed = async (status = 'OPEN', token = operator.token) =>
  (await server.call(listSuspiciousPostings, { query: { status, pageSize: '50' }, token })).data
const found = async (id: string, status?: string) => (await listed(status)).find((each) => each.id === id)
const settle = (id: string, outcome: string, seen: string, token = operator.token) =>
  server.call(settleSuspicion, { params: { id }, body: { outcome, seen }, token })
const warnings = async (id: string) => (await acts.jobPage(id)).data.warnings
async function settleFound(id: string, outcome: string) {
  return settle(id, outcome, (await found(id))?.foundDate ?? '')
}

describe('Postings that look like a known fraud', () => {
  test('An honest posting has no signs and warns of nothing', async () => {
    const { id } = await aPosting()
    expect(await found(id)).toBeUndefined()
    expect(await warnings(id)).toEqual([])
  })

  test('Wording is shown to operators with its reason, and readers are warned', async () => {
    const { id } = await aPosting(FRAUD)
    expect(await found(id)).toMatchObject({
      signals: ['MONEY_IN_ADVANCE'],
      status: 'OPEN',
      title: '쉬운 알바',
      sharedWith: [],
    })
    expect(await warnings(id)).toEqual(['MONEY_IN_ADVANCE'])
  })

  test('An operator who verifies a business sees which waiting postings have signs', async () => {
    const employer = await anEmployer(server)
    const body = { businessName: '한빛물산', businessNumber: BUSINESS_NUMBER, personName: '박대표' }
    await server.call(requestVerification, { body, token: employer.token })
    const { data } = await acts.publish(employer, { contact: ownNumber(), ...FRAUD })
    const { company_id: id } = await acts.stored(data.id)
    const { data: opened } = await server.call(getVerificationCase, { params: { id }, token: operator.token })
    expect(opened.waitingPostings).toEqual([{ id: data.id, title: '쉬운 알바', isSuspicious: true }])
  })

  test('A number of another company and pay far above the district are told to operators alone', async () => {
    const { contact } = await aPosting({ title: '먼저 올린 공고' })
    const { id } = await aPosting({ contact: contact.replace(/(...)(....)/, '$1-$2-'), payAmount: 90_000 })
    const posting = await found(id)
    expect(posting?.signals).toEqual(['SHARED_CONTACT', 'PAY_FAR_ABOVE'])
    expect(posting?.sharedWith).toEqual([{ companyName: expect.any(String), title: '먼저 올린 공고' }])
    expect(await warnings(id)).toEqual([])
  })

  test('An edit brings signs, and takes them away', async () => {
    const { employer, id, contact } = await aPosting()
    const { productType: _, ...form } = anAnnouncement({ contact })
    expect((await acts.edit(employer, id, { ...form, ...FRAUD })).status).toBe(200)
    expect((await found(id))?.signals).toEqual(['MONEY_IN_ADVANCE'])
    expect((await acts.edit(employer, id, form)).status).toBe(200)
    expect(await found(id)).toBeUndefined()
  })

  test('What an operator finds harmless stays so until the posting says something else', async () => {
    const { employer, id, contact } = await aPosting(FRAUD)
    expect((await settleFound(id, 'DISMISSED')).data.status).toBe('DISMISSED')
    expect(await warnings(id)).toEqual([])
    const { productType: _, ...form } = anAnnouncement({ ...FRAUD, contact })
    await acts.edit(employer, id, { ...form, numberOfPersons: 5 })
    expect(await found(id)).toBeUndefined()
    await acts.edit(employer, id, { ...form, details: `${FRAUD.details} 여권을 회사에 맡겨 주세요` })
    expect((await found(id))?.signals).toEqual(['MONEY_IN_ADVANCE', 'PASSPORT_HANDED_OVER'])
    expect(await warnings(id)).toEqual(['MONEY_IN_ADVANCE', 'PASSPORT_HANDED_OVER'])
  })

  test('A posting that is closed for it can be reopened by an undo', async () => {
    const { id } = await aPosting(FRAUD)
    const { data } = await settleFound(id, 'CLOSED')
    expect((await acts.jobPage(id)).data).toMatchObject({ status: 'CLOSED', closedReason: 'OPERATOR' })
    expect(await found(id, 'CLOSED')).toBeDefined()
    const undone = await server.call(undoDecision, {
      params: { id: data.undo?.decisionId ?? '' },
      token: operator.token,
    })
    expect(undone.data).toEqual({ kind: 'SIGNAL', id })
    expect((await acts.jobPage(id)).data.status).toBe('IN_PROGRESS')
    expect(await found(id)).toBeDefined()
  })

  test('A posting that was edited or decided meanwhile is not decided unseen', async () => {
    const { employer, id, contact } = await aPosting(FRAUD)
    const seen = (await found(id))?.foundDate ?? ''
    const { productType: _, ...form } = anAnnouncement({ ...FRAUD, contact })
    await acts.edit(employer, id, { ...form, details: '통장을 빌려 주시면 하루 30만원 드려요' })
    expect((await settle(id, 'DISMISSED', seen)).status).toBe(412)
    await settleFound(id, 'DISMISSED')
    expect((await settle(id, 'CLOSED', seen)).status).toBe(412)
  })

  test('Only operators see and decide', async () => {
    const { employer, id } = await aPosting(FRAUD)
    const seen = (await found(id))?.foundDate ?? ''
    for (const { token } of [employer, await aWorker(server)]) {
      expect((await server.call(listSuspiciousPostings, { token })).status).toBe(403)
      expect((await settle(id, 'DISMISSED', seen, token)).status).toBe(403)
    }
    expect((await settle('0190a5b4-0000-7000-8000-000000000000', 'DISMISSED', seen)).status).toBe(404)
    expect((await settle(id, 'DISMISSED', 'yesterday')).status).toBe(400)
  })
})
