import { beforeAll, expect, test } from 'vitest'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { listProposals, sendProposal } from '../../src/contract/candidate/proposal.ts'
import { viewResume } from '../../src/contract/candidate/talent.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { grantPoints } from '../../src/server/features/point/service.ts'
import { aCandidate, announcementActions } from '../support/announcements.ts'
import type { TestMember } from '../support/members.ts'
import { aProposal } from '../support/proposals.ts'
import { aVerifiedBusiness } from '../support/receipts.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
})

/** A small verified business with another name that an operator approved. */
async function aNamedBusiness(name = '삼성전자'): Promise<TestMember & { companyId: string }> {
  const employer = await aVerifiedBusiness(server, '작은식당')
  await server.database.db
    .updateTable('companies')
    .set({ name, is_name_decided: true })
    .where('id', '=', employer.companyId)
    .execute()
  return employer
}

const newest = async (member: TestMember) =>
  (await server.call(listNotifications, { token: member.token })).data[0]

test("A job shows the registered name of the business next to the company's other one", async () => {
  const id = await acts.aPublicOne(await aNamedBusiness(), { companyName: '삼성전자' })
  expect((await acts.jobPage(id)).data).toMatchObject({
    companyName: '삼성전자',
    businessName: '작은식당',
    businessVerified: true,
  })
})

test('A business that is being verified under another name is shown as unverified, without a name', async () => {
  const employer = await aNamedBusiness()
  const id = await acts.aPublicOne(employer, { companyName: '삼성전자' })
  await server.database.db
    .updateTable('business_verifications')
    .set({ status: 'REQUESTED', business_name: '삼성전자' })
    .where('company_id', '=', employer.companyId)
    .execute()
  await server.database.db
    .updateTable('companies')
    .set({ verified_at: null })
    .where('id', '=', employer.companyId)
    .execute()
  expect((await acts.jobPage(id)).data).toMatchObject({ businessName: null, businessVerified: false })
})

test('A proposal, its notification and that of an opened resume contain the registered name', async () => {
  const employer = await aNamedBusiness()
  await inTransaction(server.database.db, (tx) =>
    grantPoints(tx, { memberId: employer.id, points: 1_000, reference: 'test', now: new Date() }),
  )
  const candidate = await aCandidate(server)
  const body = aProposal(candidate.resumeId, { company: '삼성전자' })
  await server.call(sendProposal, { body, token: employer.token })
  expect((await server.call(listProposals, { token: candidate.token })).data).toMatchObject([
    { company: '삼성전자', businessName: '작은식당' },
  ])
  expect(await newest(candidate)).toMatchObject({ actor: '삼성전자 · 작은식당' })
  await server.call(viewResume, { params: { id: candidate.resumeId }, token: employer.token })
  expect(await newest(candidate)).toMatchObject({ kind: 'RESUME_OPENED', subject: '삼성전자 · 작은식당' })
})

test('A company whose name is its registered name is named once', async () => {
  const business = await aNamedBusiness('작은식당')
  const candidate = await aCandidate(server)
  const body = aProposal(candidate.resumeId, { company: '삼성전자' })
  await server.call(sendProposal, { body, token: business.token })
  expect(await newest(candidate)).toMatchObject({ actor: '작은식당' })
})
