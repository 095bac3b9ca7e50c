import { requestVerification } from '../../src/contract/employer/employer.ts'
import { reportJob } from '../../src/contract/job/report.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { getReportCase, listReports, reopenReport, settleReport } from '../../src/contract/case/report.ts'
import {
  approveVerification,
  getVerificationCase,
  refuseVerification,
} from '../../src/contract/case/verification.ts'
import { listDecisions, undoDecision } from '../../src/contract/operator/decision.ts'
import { announcementActions, aVerifiedEmployer, BUSINESS_NUMBER } from './announcements.ts'
import { anEmployer, aWorker, type TestMember } from './members.ts'
import { anUploadedFile } from './registrations.ts'
import type { RunningServer } from './server.ts'

export const MINUTE = 60_000

/** What operators, companies and reporters do about cases, on a running server. */
export function caseActions(server: RunningServer) {
  const { db } = server.database
  const acts = announcementActions(server)
  const requestBy = async (employer: TestMember, form: object = {}) =>
    server.call(requestVerification, {
      body: {
        certificateFileDataId: await anUploadedFile(db, employer.id),
        businessName: '한빛물산',
        businessNumber: BUSINESS_NUMBER,
        personName: '박대표',
        personRegistrationNumber: '8001011',
        ...form,
      },
      token: employer.token,
    })
  const report = (jobId: string, by: TestMember | null = null, body: object = { reason: 'FRAUD' }) =>
    server.call(reportJob, { params: { id: jobId }, body, ...(by ? { token: by.token } : {}) })
  return {
    acts,
    requestBy,
    report,
    /** An employer who has asked to be verified; the id is the company's. */
    async aRequest(): Promise<{ employer: TestMember; id: string }> {
      const employer = await anEmployer(server)
      await requestBy(employer)
      const { id } = await db
        .selectFrom('companies')
        .select('id')
        .where('member_id', '=', employer.id)
        .executeTakeFirstOrThrow()
      return { employer, id }
    },
    /** A public job that a member has reported. */
    async aReport(form: Record<string, unknown> = {}) {
      const employer = await aVerifiedEmployer(server)
      const jobId = await acts.aPublicOne(employer, form)
      const reporter = await aWorker(server)
      await report(jobId, reporter)
      const { id } = await db
        .selectFrom('job_reports')
        .select('id')
        .where('job_id', '=', jobId)
        .executeTakeFirstOrThrow()
      return { employer, jobId, reporter, id }
    },
    approve: ({ token }: TestMember, id: string, headers: Record<string, string> = {}) =>
      server.call(approveVerification, { params: { id }, token, headers }),
    refuse: ({ token }: TestMember, id: string, headers: Record<string, string> = {}) =>
      server.call(refuseVerification, { params: { id }, body: { reason: '사진이 흐려요' }, token, headers }),
    settle: ({ token }: TestMember, id: string, body: object, headers: Record<string, string> = {}) =>
      server.call(settleReport, { params: { id }, body, token, headers }),
    reopen: ({ token }: TestMember, id: string) => server.call(reopenReport, { params: { id }, token }),
    undo: ({ token }: TestMember, decisionId: string | undefined) =>
      server.call(undoDecision, { params: { id: decisionId ?? '' }, token }),
    /** Ids of what the server offers to undo. */
    undoable: async ({ token }: TestMember) =>
      (await server.call(listDecisions, { token })).data.map(({ id }) => id),
    verificationCase: ({ token }: TestMember, id: string) =>
      server.call(getVerificationCase, { params: { id }, token }),
    reportCase: ({ token }: TestMember, id: string) => server.call(getReportCase, { params: { id }, token }),
    openReportIds: async ({ token }: TestMember) =>
      (await server.call(listReports, { token })).data.map(({ id }) => id),
    noticesOf: async ({ token }: TestMember) =>
      (await server.call(listNotifications, { token })).data.map(({ kind }) => kind),
  }
}
