import { beforeAll, expect, test } from 'vitest'
import { getVerification, requestVerification } from '../../src/contract/employer/employer.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { approveBusiness } from '../../src/server/features/operator/cases/verifications.ts'
import { BUSINESS_NUMBER } from '../support/announcements.ts'
import { anEmployer } from '../support/members.ts'
import { anUploadedFile } from '../support/registrations.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer

beforeAll(async () => {
  server = await runServer()
})

test('A business is verified without a resident number', async () => {
  const { id, token } = await anEmployer(server)
  const certificateFileDataId = await anUploadedFile(server.database.db, id)
  const business = { businessName: '가온테크', businessNumber: BUSINESS_NUMBER, personName: '김대표' }
  const body = { ...business, certificateFileDataId }
  expect((await server.call(requestVerification, { body, token })).data.status).toBe('REQUESTED')
  const standing = async () => (await server.call(getVerification, { token })).data
  expect(await standing()).toMatchObject({ status: 'REQUESTED', hasPersonRegistrationNumber: false })
  const { db } = server.database
  const company = await db
    .selectFrom('companies')
    .select('id')
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow()
  await inTransaction(db, (tx) => approveBusiness(tx, { operatorId: null, now: new Date() }, company.id))
  expect((await standing()).status).toBe('VERIFIED')
})
