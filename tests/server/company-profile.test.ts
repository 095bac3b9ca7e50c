import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { getCompany, saveCompany } from '../../src/contract/employer/employer.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { anEmployer, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
})

const save = (employer: TestMember, body: object) => server.call(saveCompany, { body, token: employer.token })
const company = async (employer: TestMember) =>
  (await server.call(getCompany, { token: employer.token })).data

async function aLogo(ownerId: string | null, extension = 'jpg'): Promise<string> {
  const reference = `${v7()}.${extension}`
  const file = { content_type: 'image/jpeg', size: 1, is_public: true, created_at: new Date() }
  await server.database.db
    .insertInto('files')
    .values({ ...file, reference, type: 'announcement', owner_id: ownerId })
    .execute()
  return reference
}

test('The name, business type and logo of a company appear on its jobs', async () => {
  const employer = await aVerifiedEmployer(server)
  const logoFileDataId = await aLogo(employer.id)
  const body = { companyName: '가온정밀', businessType: '금형', logoFileDataId }
  const saved = await save(employer, body)
  expect(saved.data).toMatchObject({ ...body, logoImageUrl: `/files/${logoFileDataId}` })
  expect(await company(employer)).toEqual(saved.data)
  const id = await acts.aPublicOne(employer)
  expect((await acts.jobPage(id)).data.logoImageUrl).toBe(`/files/${logoFileDataId}`)
  expect((await save(employer, body)).status).toBe(200)
})

test("A company requires a name and rejects another member's logo", async () => {
  const employer = await anEmployer(server)
  const theirs = await aLogo((await anEmployer(server)).id)
  const { problem } = await save(employer, { companyName: '가온', logoFileDataId: theirs })
  expect(problem.errors).toMatchObject([{ field: 'logoFileDataId', code: 'UNKNOWN' }])
  expect((await save(employer, { companyName: '' })).problem.errors).toMatchObject([{ field: 'companyName' }])
})

test('A company whose logo is a drawing of the demonstration keeps it, and takes no other drawing', async () => {
  const employer = await anEmployer(server)
  await save(employer, { companyName: '가온정밀' })
  const drawing = await aLogo(null, 'svg')
  const another = await aLogo(null, 'svg')
  await server.database.db
    .updateTable('companies')
    .set({ logo_file: drawing })
    .where('member_id', '=', employer.id)
    .execute()
  const { companyName, logoFileDataId } = await company(employer)
  const changed = { companyName, logoFileDataId, businessType: '제조업' }
  expect((await save(employer, changed)).data).toMatchObject({
    logoFileDataId: drawing,
    businessType: '제조업',
  })
  const { problem } = await save(employer, { ...changed, logoFileDataId: another })
  expect(problem.errors).toMatchObject([{ field: 'logoFileDataId', code: 'UNKNOWN' }])
  expect((await save(employer, { ...changed, logoFileDataId: await aLogo(employer.id) })).status).toBe(200)
})
