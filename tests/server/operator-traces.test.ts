import { beforeAll, expect, test } from 'vitest'
import { signOut } from '../../src/contract/account/member.ts'
import { requestVerification } from '../../src/contract/employer/employer.ts'
import { refuseVerification } from '../../src/contract/case/verification.ts'
import { getMemberCase } from '../../src/contract/operator/member.ts'
import { listActs } from '../../src/contract/operator/operator.ts'
import { BUSINESS_NUMBER } from '../support/announcements.ts'
import { anEmployer, aWorker } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { anUploadedFile } from '../support/registrations.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { suspensionActions } from '../support/suspensions.ts'

let server: RunningServer
let token: string

beforeAll(async () => {
  server = await runServer()
  token = (await anOperator(server)).token
})

const lastSeen = async (id: string) =>
  (await server.call(getMemberCase, { params: { id }, token })).data.lastUsedDate

test('An operator reads when a member was last seen, also after a suspension', async () => {
  const worker = await aWorker(server)
  const seen = await lastSeen(worker.id)
  expect(seen).not.toBeNull()
  await (await suspensionActions(server)).suspend(worker)
  expect(await lastSeen(worker.id)).toBe(seen)
})

test('An operator reads when a member was last seen, also after the member signed out', async () => {
  const worker = await aWorker(server)
  const seen = await lastSeen(worker.id)
  await server.call(signOut, { token: worker.token })
  expect(await lastSeen(worker.id)).toBe(seen)
})

test('The acts on an account include those on its company, such as a rejected verification', async () => {
  const employer = await anEmployer(server)
  const certificateFileDataId = await anUploadedFile(server.database.db, employer.id)
  const business = { businessName: '가온테크', businessNumber: BUSINESS_NUMBER, personName: '김가온' }
  const body = { ...business, certificateFileDataId }
  const asked = await server.call(requestVerification, { body, token: employer.token })
  expect(asked.data).toMatchObject({ status: 'REQUESTED' })
  const company = (await server.call(getMemberCase, { params: { id: employer.id }, token })).data.companyId!
  await server.call(refuseVerification, { params: { id: company }, body: { reason: '사진이 흐려요' }, token })
  const { data } = await server.call(listActs, { query: { subject: employer.id }, token })
  expect(data.map(({ act }) => act)).toContain('verify.refuse')
})
