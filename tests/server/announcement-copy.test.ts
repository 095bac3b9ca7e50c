import { beforeAll, expect, test } from 'vitest'
import { getJob } from '../../src/contract/job/job.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { anUploadedFile } from '../support/registrations.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
})

test('A copy shares the picture of its closed source, and keeps it when the source shows another', async () => {
  const employer = await aVerifiedEmployer(server)
  const imageFileDataId = await anUploadedFile(server.database.db, employer.id, 'announcement')
  const source = await acts.aPublicOne(employer, { imageFileDataId })
  const { data, status } = await acts.publish(employer, { productType: 'LOCAL', imageFileDataId })
  expect(status).toBe(201)
  await acts.edit(employer, source, {
    ...(await acts.get(employer, source)).data.announcement,
    imageFileDataId: null,
  })
  expect((await acts.stored(data.id)).image_file).toBe(imageFileDataId)
})

test('A copy takes a picture without an owner from an own posting only', async () => {
  const [employer, other] = [await aVerifiedEmployer(server), await aVerifiedEmployer(server)]
  const imageFileDataId = await anUploadedFile(server.database.db, employer.id, 'announcement')
  await acts.aPublicOne(employer, { imageFileDataId })
  await server.database.db
    .updateTable('files')
    .set({ owner_id: null })
    .where('reference', '=', imageFileDataId)
    .execute()
  const again = { productType: 'LOCAL', imageFileDataId }
  expect((await acts.publish(employer, again)).status).toBe(201)
  expect((await acts.publish(other, again)).problem.errors).toMatchObject([
    { field: 'imageFileDataId', code: 'UNKNOWN' },
  ])
})

test("Only its employer is told that a posting is the reader's own, and a closed one too", async () => {
  const [employer, other] = [await aVerifiedEmployer(server), await aVerifiedEmployer(server)]
  const id = await acts.aPublicOne(employer)
  const read = async (reader?: TestMember) =>
    (await server.call(getJob, { params: { id }, ...(reader && { token: reader.token }) })).data.isOwn
  expect(await read(employer)).toBe(true)
  for (const reader of [undefined, other, await aWorker(server)]) expect(await read(reader)).toBeUndefined()
  await acts.close(employer, id)
  expect(await read(employer)).toBe(true)
})
