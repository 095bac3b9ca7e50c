import { viewJob } from '../../../contract/job/view.ts'
import { AppError } from '../../../contract/base/errors.ts'
import { on } from '../../http/endpoint-route.ts'
import { isOwnJob } from '../announcement/queries.ts'
import { isPublicJob } from '../job/service.ts'
import { countView, visitOf } from './service.ts'

export const viewRoutes = [
  on(viewJob, async ({ db, params, member, address, services, now }) => {
    await services.limits.use('count', `${address} job`)
    const memberId = member?.id ?? null
    if (!(await isPublicJob(db, params.id))) throw new AppError('NOT_FOUND')
    if (member && (await isOwnJob(db, member.owner, params.id))) return { data: { counted: false } }
    const visit = await visitOf(db, { memberId, address, now })
    return { data: { counted: await countView(db, { jobId: params.id, ...visit }) } }
  }),
]
