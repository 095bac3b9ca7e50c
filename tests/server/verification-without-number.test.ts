import { beforeAll, expect, test } from 'vitest'
import { getVerification, requestVerification } from '../../src/contract/employer/employer.ts'
import { getVerificationCase } from '../../src/contract/case/verification.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { findRegistration } from '../../src/server/features/employer/service.ts'
import { approveBusiness } from '../../src/server/features/employer/case.ts'
import { BUSINESS_NUMBER } from '../support/announcements.ts'
import { anEmployer } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { anUploadedFile } from '../support/registrations.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer

beforeAll(async () => {
  server = await runServer()
})

test('A farm asks for the verification with its certificate, which an operator sees and readers are told of', async () => {
  const { id, token } = await anEmployer(server)
  const certificateFileDataId = await anUploadedFile(server.database.db, id)
  const farm = { businessName: '햇살농장', businessNumber: '1001-234-567', personName: '이농부' }
  const body = { ...farm, certificateKind: 'FARM', certificateFileDataId }
  const refused = await server.call(requestVerification, {
    body: { ...body, certificateKind: 'BUSINESS' },
    token,
  })
  expect(refused.problem.errors).toMatchObject([{ field: 'businessNumber', code: 'INVALID' }])
  expect((await server.call(requestVerification, { body, token })).data.status).toBe('REQUESTED')
  expect((await server.call(getVerification, { token })).data).toMatchObject({
    businessNumber: '1001234567',
    certificateKind: 'FARM',
  })
  const { db } = server.database
  const company = await db
    .selectFrom('companies')
    .select('id')
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow()
  const operator = await anOperator(server)
  const params = { id: company.id }
  const read = await server.call(getVerificationCase, { params, token: operator.token })
  expect(read.data).toMatchObject({ certificateKind: 'FARM', taxOffice: null })
  await inTransaction(db, (tx) => approveBusiness(tx, { operatorId: null, now: new Date() }, company.id))
  expect((await findRegistration(db, company.id)).verified).toMatchObject({ isFarm: true })
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
