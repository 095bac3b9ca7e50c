import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { getVerification, requestVerification } from '../../src/contract/employer/employer.ts'
import { aVerifiedEmployer, BUSINESS_NUMBER } from '../support/announcements.ts'
import { anEmployer } from '../support/members.ts'
import { anUploadedFile } from '../support/registrations.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const FORM = { businessName: '가온테크', businessNumber: BUSINESS_NUMBER, personName: '김대표' }

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

test('A request in review says how long half of at least five decisions of the last 30 days took', async () => {
  const employer = await anEmployer(server)
  const certificateFileDataId = await anUploadedFile(server.database.db, employer.id)
  await server.call(requestVerification, { token: employer.token, body: { ...FORM, certificateFileDataId } })
  await server.database.db.deleteFrom('business_verifications').where('status', '<>', 'REQUESTED').execute()
  const usualHours = async () =>
    (await server.call(getVerification, { token: employer.token })).data.usualHours
  const decide = async (hours: number, daysAgo: number) => {
    const { companyId } = await aVerifiedEmployer(server)
    await sql`
      insert into business_verifications (company_id, status, business_name, business_number, person_name,
        requested_at, decided_at)
      values (${companyId}, 'VERIFIED', '가온', '1248100998', '김',
        now() - ${daysAgo} * interval '1 day' - ${hours} * interval '1 hour',
        now() - ${daysAgo} * interval '1 day')`.execute(server.database.db)
  }
  for (const hours of [2, 3, 30, 50]) await decide(hours, 1)
  await decide(500, 31)
  expect(await usualHours()).toBeNull()
  await decide(7, 2)
  expect(await usualHours()).toBe(7)
})
