import { beforeAll, expect, test } from 'vitest'
import { announcementActions, aVerifiedEmployer, DAY } from '../support/announcements.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
})

const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

test('Workers read the first day of work until it has passed, and the employer edits it', async () => {
  const employer = await aVerifiedEmployer(server)
  const startDate = dayIn(3)
  const id = await acts.aPublicOne(employer, { startDate })
  expect((await acts.jobPage(id)).data.startDate).toBe(startDate)
  const { announcement } = (await acts.get(employer, id)).data
  expect(announcement.startDate).toBe(startDate)
  await acts.edit(employer, id, { ...announcement, startDate: dayIn(-2) })
  expect((await acts.jobPage(id)).data.startDate).toBeNull()
})

test('An announcement without a first day has none, and a day that does not exist is refused at its field', async () => {
  const employer = await aVerifiedEmployer(server)
  expect((await acts.jobPage(await acts.aPublicOne(employer))).data.startDate).toBeNull()
  const { problem } = await acts.publish(employer, { productType: 'LOCAL', startDate: '2026-02-30' })
  expect(problem.errors).toMatchObject([{ field: 'startDate', code: 'INVALID' }])
})
