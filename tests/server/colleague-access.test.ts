import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '../../src/contract/base/endpoint.ts'
import { COMPANY_RIGHTS, type CompanyRight } from '../../src/contract/base/enums.ts'
import { COMPANY_ACTS } from '../../src/contract/employer/colleague.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { listEmployerJobs } from '../../src/contract/job/announcement.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { aColleague, endPlace } from '../support/colleagues.ts'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer, unknownParams } from '../support/server.ts'

const ofCompanies = endpoints.filter(({ company }) => company !== null)
const ofEmployersOnly = ofCompanies.filter(({ by }) => by === 'EMPLOYER')

/** Which right each endpoint of a company needs; one that is new here belongs to the owner, or is added on purpose. */
const OWNERS = [
  'employers.requestVerification',
  'employers.checkNumber',
  'employers.saveProfile',
  'employers.requestName',
  'employers.withdrawName',
  'employers.requestGuarantee',
  'colleagues.invite',
  'colleagues.withdraw',
  'colleagues.change',
  'colleagues.remove',
  'colleagues.handOver',
]

let server: RunningServer
let worker: TestMember
let stranger: TestMember
let removed: TestMember
let owner: TestMember & { companyId: string }
const people = {} as Record<CompanyRight, TestMember>

beforeAll(async () => {
  server = await runServer()
  owner = await aVerifiedEmployer(server)
  people.OWNER = owner
  people.MANAGER = await aColleague(server, owner.companyId, 'MANAGER')
  people.READER = await aColleague(server, owner.companyId, 'READER')
  removed = await aColleague(server, owner.companyId, 'MANAGER')
  await endPlace(server, removed)
  stranger = await anEmployer(server)
  worker = await aWorker(server)
})

/** For an unknown id and without a body, neither of which a caller without the right may learn of. */
const codeFor = async (endpoint: Endpoint, { token }: TestMember) => {
  const { problem } = await server.call(endpoint, { params: unknownParams(endpoint), token })
  return problem.responseCode
}

test('Only the owner may do what is not given to managers or readers', () => {
  const mayOnlyOwners = ofCompanies.filter(({ company }) => company === 'OWNER').map(({ name }) => name)
  expect(mayOnlyOwners.toSorted()).toEqual(OWNERS.toSorted())
})

test('No command is open to readers', () => {
  const open = ofCompanies.filter(({ company, kind }) => company === 'READER' && kind === 'command')
  expect(open.map(({ name }) => name)).toEqual([])
})

test('A call of any member acts for the person, except an upload', () => {
  const acting = ofCompanies.filter(({ by }) => by === 'member').map(({ name }) => name)
  expect(acting).toEqual(['files.upload'])
})

describe.each(ofCompanies)('The right to $name', (endpoint) => {
  const needed = COMPANY_RIGHTS.indexOf(endpoint.company ?? 'OWNER')
  test.each(COMPANY_RIGHTS)(
    'The company’s %s is refused exactly if the right is less than needed',
    async (right) => {
      const code = await codeFor(endpoint, people[right])
      expect(['FORBIDDEN', 'UNAUTHENTICATED', 'INTERNAL']).not.toContain(code)
      expect(code === 'RIGHT_MISSING').toBe(COMPANY_RIGHTS.indexOf(right) > needed)
    },
  )
})

describe.each(ofEmployersOnly)('Others who call $name', (endpoint) => {
  test('A worker is refused, and a removed colleague is answered like any other employer', async () => {
    expect(await codeFor(endpoint, worker)).toBe('FORBIDDEN')
    expect(await codeFor(endpoint, removed)).toBe(await codeFor(endpoint, stranger))
  })
})

test('Colleagues see the postings of their company, and strangers and removed colleagues none', async () => {
  await announcementActions(server).publish(owner, { productType: 'LIFE' })
  const seenBy = async ({ token }: TestMember) => (await server.call(listEmployerJobs, { token })).totalCount
  expect(await seenBy(people.MANAGER)).toBe(1)
  expect(await seenBy(people.READER)).toBe(1)
  expect(await seenBy(removed)).toBe(0)
  expect(await seenBy(stranger)).toBe(0)
})

/** Receipts and settings of a conversation, notes, alerts and pages that nobody asks about later. */
const NOT_RECORDED = [
  'applicants.shortlist',
  'applicants.note',
  'conversations.open',
  'conversations.read',
  'conversations.deliver',
  'conversations.mute',
  'conversations.type',
  'files.upload',
  'orders.confirm',
  'talentAlerts.save',
  'talentAlerts.remove',
]

test('Every command for a company is listed under who did what, but for those named', () => {
  const commands = ofCompanies.filter(({ kind }) => kind === 'command').map(({ name }) => name)
  const own = ['colleagues.leave', 'invitations.accept', 'interviews.offer']
  expect([...commands, ...own].toSorted()).toEqual([...COMPANY_ACTS, ...NOT_RECORDED].toSorted())
})
