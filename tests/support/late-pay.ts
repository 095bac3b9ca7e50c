import { applyToJob } from '../../src/contract/candidate/application.ts'
import { openLatePayCase } from '../../src/contract/candidate/late-pay.ts'
import { saveResume } from '../../src/contract/candidate/resume-form.ts'
import { decideApplication } from '../../src/contract/employer/applicant.ts'
import { grantGuarantee } from '../../src/contract/case/guarantee.ts'
import { announcementActions, aVerifiedEmployer } from './announcements.ts'
import { askForGuarantee, inDays } from './guarantees.ts'
import { aWorker, type TestMember } from './members.ts'
import { aResumeForm } from './resumes.ts'
import type { RunningServer } from './server.ts'

/** A worker who applied, by default to a job with guaranteed pay, and was hired. */
export async function aHiredWorker(
  server: RunningServer,
  operator: TestMember,
  { status = 'HIRED', isGranted = true, securePayment = true } = {},
) {
  const employer = await aVerifiedEmployer(server)
  if (isGranted) {
    const { data } = await askForGuarantee(server, employer)
    const body = { from: inDays(0, server.clock.now), until: inDays(90, server.clock.now) }
    await server.call(grantGuarantee, { params: { id: data[0]?.id ?? '' }, body, token: operator.token })
  }
  const jobId = await announcementActions(server).aPublicOne(employer, { securePayment })
  const worker = await aWorker(server)
  await server.call(saveResume, { body: aResumeForm(), token: worker.token })
  const applied = await server.call(applyToJob, { params: { id: jobId }, token: worker.token })
  const { id } = applied.data
  await server.call(decideApplication, { params: { id }, body: { status }, token: employer.token })
  return { employer, worker, id }
}

/** Tells that the pay of an application was late. */
export const tellLatePay = (server: RunningServer, id: string, token: string, change: object = {}) =>
  server.call(openLatePayCase, {
    params: { id },
    body: { dueOn: inDays(0, server.clock.now), details: '10일인데 못 받았어요', ...change },
    token,
  })
