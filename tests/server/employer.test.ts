import { v7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getVerification, requestVerification } from '../../src/contract/employer/employer.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { approveBusiness } from '../../src/server/features/employer/case.ts'
import {
  type BusinessRegistry,
  createBusinessRegistry,
} from '../../src/server/providers/business/business-registry.ts'
import { announcementActions, aVerifiedEmployer, BUSINESS_NUMBER } from '../support/announcements.ts'
import { lockWaits } from '../support/lock-waits.ts'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { anUploadedFile } from '../support/registrations.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { aVendor, type Vendor } from '../support/vendor.ts'
import { eventually } from '../support/eventually.ts'

/** The number of another company, also with a valid checksum. */
const OTHER_NUMBER = '2208162517'

let server: RunningServer
let taxOffice: Vendor
let businesses: BusinessRegistry
let reports: string[]
let acts: ReturnType<typeof announcementActions>

const answered = (code: string) => ({ status: 200, body: { status_code: 'OK', data: [{ b_stt_cd: code }] } })

beforeAll(async () => {
  taxOffice = await aVendor()
  reports = []
  const settings = { url: taxOffice.url, apiKey: 'decoded key+/=' }
  businesses = createBusinessRegistry(settings, (line) => reports.push(line))
  server = await runServer({ services: { businesses } })
  acts = announcementActions(server)
})
beforeEach(() => {
  taxOffice.answer = answered('01')
  reports.length = 0
})

const aRequest = (overrides: Record<string, unknown> = {}) => ({
  businessName: '가온테크',
  businessNumber: '124-81-00998',
  personName: '김대표',
  personRegistrationNumber: '800101-1',
  ...overrides,
})
const asksAgain = (employer: TestMember, overrides = {}) =>
  server.call(requestVerification, { body: aRequest(overrides), token: employer.token })
const ask = async (employer: TestMember, overrides = {}) =>
  asksAgain(employer, { certificateFileDataId: await anUpload(employer), ...overrides })
const standing = async (employer: TestMember) =>
  (await server.call(getVerification, { token: employer.token })).data
async function companyIdOf(employer: TestMember): Promise<string> {
  const { db } = server.database
  const row = await db
    .selectFrom('companies')
    .select('id')
    .where('member_id', '=', employer.id)
    .executeTakeFirst()
  return row?.id ?? ''
}
const stored = async (employer: TestMember) =>
  server.database.db
    .selectFrom('business_verifications')
    .selectAll()
    .where('company_id', '=', await companyIdOf(employer))
    .executeTakeFirst()
const approve = async (employer: TestMember) => {
  const companyId = await companyIdOf(employer)
  await inTransaction(server.database.db, (tx) =>
    approveBusiness(tx, { operatorId: null, now: new Date() }, companyId),
  )
}
const anUpload = (owner: TestMember) => anUploadedFile(server.database.db, owner.id)

describe('Business verification', () => {
  test('Requesting verification changes its status to REQUESTED and never returns the resident number', async () => {
    const employer = await anEmployer(server)
    expect(await standing(employer)).toMatchObject({ status: 'NONE', hasPersonRegistrationNumber: false })
    const certificateFileDataId = await anUpload(employer)
    const answer = await ask(employer, { certificateFileDataId })
    expect(answer).toMatchObject({ status: 200, data: { status: 'REQUESTED' } })
    const now = await standing(employer)
    expect(now).toMatchObject({
      status: 'REQUESTED',
      businessName: '가온테크',
      businessNumber: BUSINESS_NUMBER,
      personName: '김대표',
      hasPersonRegistrationNumber: true,
      certificateUrl: expect.stringMatching(`^/files/${certificateFileDataId}\\?.*signature=`),
    })
    expect(JSON.stringify(now)).not.toContain('8001011')
  })

  test('The resident number is encrypted for its company and deleted on approval', async () => {
    const employer = await anEmployer(server)
    await ask(employer)
    const sealed = (await stored(employer))?.person_number
    expect(sealed?.toString('latin1')).not.toContain('8001011')
    const companyId = await companyIdOf(employer)
    const { secret } = server.services
    expect(secret.decrypt('personal-number', sealed ?? Buffer.alloc(0), companyId)).toBe('8001011')
    expect(() => secret.decrypt('personal-number', sealed ?? Buffer.alloc(0), v7())).toThrow(/authenticate/)
    await approve(employer)
    expect(await stored(employer)).toMatchObject({ status: 'VERIFIED', person_number: null })
  })

  test('The tax office is called with the documented request', async () => {
    await ask(await anEmployer(server))
    const request = taxOffice.requests.at(-1)
    expect(request).toMatchObject({ method: 'POST', body: JSON.stringify({ b_no: [BUSINESS_NUMBER] }) })
    expect(request?.url.pathname).toBe('/api/nts-businessman/v1/status')
    expect(request?.url.searchParams.get('serviceKey')).toBe('decoded key+/=')
  })

  test.each([
    ['closed', '03'],
    ['suspended', '02'],
    ['never registered', ''],
  ])('A business number that the tax office reports as %s is rejected at its field', async (_, code) => {
    taxOffice.answer = answered(code)
    const employer = await anEmployer(server)
    const { status, problem } = await ask(employer)
    expect(status).toBe(422)
    expect(problem).toMatchObject({ responseCode: 'BUSINESS_CLOSED', errors: [{ field: 'businessNumber' }] })
    expect(await standing(employer)).toMatchObject({ status: 'NONE' })
  })

  test.each([
    ['unavailable', { status: 500, body: 'no' }],
    ['returning invalid data', { status: 200, body: `<p>${BUSINESS_NUMBER}</p>` }],
  ])(
    'A request is accepted for manual review, and the outage reported, while the tax office is %s',
    async (_, answer) => {
      taxOffice.answer = answer
      const employer = await anEmployer(server)
      expect((await ask(employer)).data.status).toBe('REQUESTED')
      expect(await stored(employer)).toMatchObject({ tax_office: 'UNREACHABLE' })
      expect(reports).toHaveLength(1)
      expect(reports[0]).not.toContain(BUSINESS_NUMBER)
    },
  )

  test.each([
    ['a wrong check digit', { businessNumber: '1248100999' }, 'businessNumber'],
    ['nine digits', { businessNumber: '124810099' }, 'businessNumber'],
    ['no representative', { personName: ' ' }, 'personName'],
    ['a formula as name', { businessName: '=cmd|calc' }, 'businessName'],
    ['a name of 60 emoji', { businessName: '😀'.repeat(60) }, 'businessName'],
    ['a truncated resident number', { personRegistrationNumber: '800101' }, 'personRegistrationNumber'],
  ])('A verification request with %s is rejected at its field', async (_, overrides, field) => {
    const { status, problem } = await ask(await anEmployer(server), overrides)
    expect(status).toBe(400)
    expect(problem.errors).toMatchObject([{ field }])
    expect(JSON.stringify(problem)).not.toContain('800101')
  })

  test('A request and an announcement without the registration are taken, and wait for an operator', async () => {
    const employer = await anEmployer(server)
    expect((await asksAgain(employer)).data.status).toBe('REQUESTED')
    expect((await acts.publish(await anEmployer(server), aRequest())).data.status).toBe('IN_REVIEW')
  })

  test('A certificate that belongs to another member or has another upload type is rejected', async () => {
    const employer = await anEmployer(server)
    const [theirs, wrong] = [
      await anUpload(await anEmployer(server)),
      await anUploadedFile(server.database.db, employer.id, 'announcement'),
    ]
    for (const certificateFileDataId of [theirs, wrong]) {
      const { problem } = await ask(employer, { certificateFileDataId })
      expect(problem.errors).toMatchObject([{ field: 'certificateFileDataId', code: 'UNKNOWN' }])
    }
  })

  test('A verified business stays verified for the same number and must be verified again for another', async () => {
    const employer = await aVerifiedEmployer(server)
    expect((await ask(employer)).data.status).toBe('VERIFIED')
    expect((await ask(employer, { businessNumber: OTHER_NUMBER })).data.status).toBe('REQUESTED')
    const { data } = await acts.publish(employer)
    expect(data.status).toBe('IN_REVIEW')
  })

  test('Requesting verification again keeps omitted fields', async () => {
    const employer = await anEmployer(server)
    await ask(employer, { certificateFileDataId: await anUpload(employer) })
    const { person_number, certificate_file } = (await stored(employer)) ?? {}
    await asksAgain(employer, { personRegistrationNumber: undefined, personName: '이대표' })
    expect(await stored(employer)).toMatchObject({ person_number, certificate_file, person_name: '이대표' })
  })

  test('An announcement can include a verification request and is published on approval', async () => {
    const employer = await anEmployer(server)
    const certificateFileDataId = await anUpload(employer)
    const form = aRequest({ title: '인증과 함께 등록', certificateFileDataId })
    const { data } = await acts.publish(employer, form)
    expect(data.status).toBe('IN_REVIEW')
    expect(await standing(employer)).toMatchObject({ status: 'REQUESTED', hasPersonRegistrationNumber: true })
    await approve(employer)
    expect(await acts.isListed('인증과 함께 등록', data.id)).toBe(true)
  })

  test('An announcement with the number of a closed business is rejected', async () => {
    taxOffice.answer = answered('03')
    const employer = await anEmployer(server)
    const form = aRequest({ certificateFileDataId: await anUpload(employer) })
    const { problem } = await acts.publish(employer, form)
    expect(problem.responseCode).toBe('BUSINESS_CLOSED')
    expect(await companyIdOf(employer)).toBe('')
  })

  test('An announcement that is registered during the approval is published', async () => {
    const employer = await anEmployer(server)
    await ask(employer)
    const companyId = await companyIdOf(employer)
    const { db } = server.database
    let isPublished = false
    const publishing = await inTransaction(db, async (tx) => {
      await approveBusiness(tx, { operatorId: null, now: new Date() }, companyId)
      const answer = acts.publish(employer).finally(() => (isPublished = true))
      // The registration has proceeded as far as possible before the approval is committed.
      await eventually(async () =>
        expect(isPublished || (await lockWaits(server.database.pool)) > 0).toBe(true),
      )
      return { answer }
    })
    const { data } = await publishing.answer
    expect(data.status).toBe('IN_PROGRESS')
  })

  test.each([
    ['request', async (employer: TestMember) => (await ask(employer)).data.status, 'VERIFIED'],
    [
      'announcement',
      async (employer: TestMember) => (await acts.publish(employer, aRequest())).data.status,
      'IN_PROGRESS',
    ],
  ])('An approval made while the tax office is asked about a later %s is kept', async (_, act, status) => {
    const employer = await anEmployer(server)
    await ask(employer)
    const companyId = await companyIdOf(employer)
    vi.spyOn(businesses, 'statusOf').mockImplementationOnce(async () => {
      await inTransaction(server.database.db, (tx) =>
        approveBusiness(tx, { operatorId: null, now: new Date() }, companyId),
      )
      return 'OPEN'
    })
    expect(await act(employer)).toBe(status)
    expect(await standing(employer)).toMatchObject({ status: 'VERIFIED' })
  })

  test('Repeating a request under one idempotency key asks the tax office once', async () => {
    const employer = await anEmployer(server)
    const asked = vi.spyOn(businesses, 'statusOf')
    asked.mockClear()
    const body = aRequest({ certificateFileDataId: await anUpload(employer) })
    const command = { body, token: employer.token, key: 'once' }
    await server.call(requestVerification, command)
    expect((await server.call(requestVerification, command)).data.status).toBe('REQUESTED')
    expect(asked).toHaveBeenCalledOnce()
  })

  test('Business verification is available to employers only', async () => {
    expect((await ask(await aWorker(server))).status).toBe(403)
    expect((await server.call(getVerification)).status).toBe(401)
  })
})
