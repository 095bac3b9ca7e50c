import { beforeAll, expect, test } from 'vitest'
import { applyToJob } from '../../src/contract/candidate/application.ts'
import {
  exportApplicants,
  listApplicants,
  listOpenApplicants,
  listResumeApplications,
} from '../../src/contract/employer/applicant.ts'
import { saveMyStay } from '../../src/contract/work-right/stay.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { makeStayUnreadable } from '../support/unreadable-stay.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
})

async function anApplicant(jobIds: readonly string[], visaStatus: string | null): Promise<TestMember> {
  const worker = await aWorker(server, { hasResume: true })
  const { token } = worker
  if (visaStatus !== null) await server.call(saveMyStay, { body: { stay: { visaStatus } }, token })
  for (const id of jobIds) await server.call(applyToJob, { params: { id }, token })
  return worker
}

test('Every list of applicants says what the status allows in the job applied for, and never the status', async () => {
  const employer = await aVerifiedEmployer(server)
  const jobId = await acts.aPublicOne(employer)
  for (const status of ['F-5', 'E-9', 'C-3', 'A-1', null]) await anApplicant([jobId], status)
  const latestFirst = [null, 'NOT_KNOWN', 'NO', 'EMPLOYMENT_CENTRE', 'YES']
  const { token } = employer
  const answers = [
    await server.call(listApplicants, { params: { id: jobId }, token }),
    await server.call(listOpenApplicants, { query: {}, token }),
    await server.call(exportApplicants, { body: {}, token }),
  ]
  for (const answer of answers) {
    expect(answer.data.map(({ workRight }) => workRight)).toEqual(latestFirst)
    expect(JSON.stringify(answer)).not.toMatch(/F-5|E-9|C-3|A-1|visaStatus|expiry/)
  }
})

test('The answer depends on the job, and follows what the applicant says of their stay', async () => {
  const employer = await aVerifiedEmployer(server)
  const factory = await acts.aPublicOne(employer)
  const farm = await acts.aPublicOne(employer, { categories: ['FARM'] })
  const worker = await anApplicant([factory, farm], 'F-1')
  const { token } = employer
  const [applicant] = (await server.call(listApplicants, { params: { id: factory }, token })).data
  const ofResume = async () => {
    const params = { id: applicant?.resumeId ?? '' }
    const { data } = await server.call(listResumeApplications, { params, token })
    return data.map(({ jobId, workRight }) => ({ jobId, workRight }))
  }
  expect(await ofResume()).toEqual([
    { jobId: farm, workRight: 'PERMIT_FIRST' },
    { jobId: factory, workRight: 'NOT_KNOWN' },
  ])
  await server.call(saveMyStay, { body: { stay: null }, token: worker.token })
  expect(await ofResume()).toEqual([
    { jobId: farm, workRight: null },
    { jobId: factory, workRight: null },
  ])
})

test('A stay that no key opens is as one of which nothing was said, for applications and lists', async () => {
  const employer = await aVerifiedEmployer(server)
  const [first, second] = [await acts.aPublicOne(employer), await acts.aPublicOne(employer)]
  await anApplicant([first], 'F-5')
  const worker = await anApplicant([first], 'F-5')
  await makeStayUnreadable(server, worker.id)
  await server.call(applyToJob, { params: { id: second }, token: worker.token })
  const answers = async (id: string) =>
    (await server.call(listApplicants, { params: { id }, token: employer.token })).data.map(
      ({ workRight }) => workRight,
    )
  expect(await answers(first)).toEqual(['YES', 'YES'])
  expect(await answers(second)).toEqual([null])
})
