import { openLatePayCase } from '../../../contract/candidate/late-pay.ts'
import { on } from '../../http/endpoint-route.ts'
import { openCase } from './service.ts'

export const latePayRoutes = [
  on(openLatePayCase, async ({ db, params, body, member, now }) => {
    const { data, isNew } = await openCase(db, { memberId: member.id, applicationId: params.id, now }, body)
    return { data, status: isNew ? 201 : 200 }
  }),
]
