import { v7 } from 'uuid'
import { AppError } from '../../../contract/base/errors.ts'
import { getOwnProposalReport, reportProposal } from '../../../contract/candidate/proposal-report.ts'
import { getOwnReport, reportJob } from '../../../contract/job/report.ts'
import { on, onPrepared } from '../../http/endpoint-route.ts'
import { isPublicJob } from '../job/service.ts'
import { visitOf } from '../view/service.ts'
import { reportCase } from './case.ts'
import { offerReportCase } from './offer-case.ts'
import { hasReceived, insertProposalReport, insertReport } from './service.ts'

export const reportRoutes = [
  onPrepared(
    reportJob,
    ({ member, services, address }) => services.limits.use('job-report', member?.id ?? address),
    async ({ db, params, body, member, address, now }) => {
      const memberId = member?.id ?? null
      if (!(await isPublicJob(db, params.id))) throw new AppError('NOT_FOUND')
      const visit = await visitOf(db, { memberId, address, now })
      await insertReport(db, {
        id: v7(),
        job_id: params.id,
        reason: body.reason,
        details: body.text,
        ...visit,
        member_id: memberId,
        created_at: now,
      })
      return { data: { received: true } }
    },
  ),
  onPrepared(
    reportProposal,
    ({ member, services }) => services.limits.use('job-report', member.id),
    async ({ db, params, body, member, now }) => {
      if (!(await hasReceived(db, member.id, params.id))) throw new AppError('NOT_FOUND')
      await insertProposalReport(db, {
        id: v7(),
        proposal_id: params.id,
        reason: body.reason,
        details: body.text,
        created_at: now,
      })
      return { data: { received: true } }
    },
  ),
  on(getOwnReport, async ({ db, params, member }) => ({
    data: await reportCase.findOwn(db, member.id, params.id),
  })),
  on(getOwnProposalReport, async ({ db, params, member }) => ({
    data: await offerReportCase.findOwn(db, member.id, params.id),
  })),
]
