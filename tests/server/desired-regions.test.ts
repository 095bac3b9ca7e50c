import { beforeAll, expect, test } from 'vitest'
import { getExpectedJob } from '../../src/contract/candidate/resume.ts'
import { saveExpectedJob } from '../../src/contract/candidate/resume-form.ts'
import { DONGTAN } from '../support/jobs.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { anExpectedJobForm } from '../support/resumes.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let worker: TestMember
beforeAll(async () => {
  server = await runServer()
  worker = await aWorker(server)
})

const save = (overrides: object) =>
  server.call(saveExpectedJob, { body: anExpectedJobForm(overrides), token: worker.token })

async function saved(overrides: object) {
  expect((await save(overrides)).status).toBe(201)
  const { data } = await server.call(getExpectedJob, { token: worker.token })
  return [data.expectedRegionId, data.expectedRegionIds]
}

test('Several regions are kept in their order, the first of them as the one region', async () => {
  expect(await saved({ expectedRegionIds: [18, DONGTAN, 18, 1] })).toEqual([18, [18, DONGTAN, 1]])
  // An app that does not know of them changes the first alone.
  expect(await saved({ expectedRegionId: 9 })).toEqual([9, [9, DONGTAN, 1]])
  expect(await saved({ expectedRegionId: null })).toEqual([null, []])
  expect(await saved({ expectedRegionId: 9 })).toEqual([9, [9]])
  expect(await saved({ expectedRegionIds: [1, 18], noSelectExpectedRegion: true })).toEqual([null, []])
})

test.each([
  ['expectedRegionId', [1, 9999], 'UNKNOWN'],
  ['expectedRegionIds', [1, 2, 3, 4, 5, 6], 'TOO_LONG'],
])('The desired regions are refused at %s for %j', async (field, expectedRegionIds, code) => {
  const { status, problem } = await save({ expectedRegionIds })
  expect([status, problem.errors?.[0]]).toEqual([400, expect.objectContaining({ field, code })])
})
