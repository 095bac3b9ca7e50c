import { v7 } from 'uuid'
import { AppError } from '../../../contract/base/errors.ts'
import { reportJob } from '../../../contract/job/report.ts'
import { on } from '../../http/endpoint-route.ts'
import { isPublicJob } from '../job/service.ts'
import { visitOf } from '../view/service.ts'
import { insertReport } from './queries.ts'

export const reportRoutes = [
  on(reportJob, async ({ db, params, body, member, services, address, now }) => {
    const memberId = member?.id ?? null
    await services.limits.use('job-report', memberId ?? address)
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
  }),
]
