import { exportMember, removeMember, updateMe } from '../../../contract/member-account.ts'
import { on } from '../../http/endpoint-route.ts'
import { updateAlarms } from './account-queries.ts'
import { everythingAbout, removeAccount } from './account-service.ts'
import { confirmIdentity } from './service.ts'

export const accountRoutes = [
  on(updateMe, async ({ db, query, member }) => ({ data: await updateAlarms(db, member.id, query) })),
  on(exportMember, async ({ db, member, services, now }) => {
    await services.limits.use('export-member', member.id)
    return { data: await everythingAbout(db, member.id, now) }
  }),
  on(removeMember, async ({ db, body, member, services, address, tokenHash, now }) => {
    const { password } = body
    await confirmIdentity(db, services, {
      memberId: member.id,
      password,
      field: 'password',
      address,
      tokenHash,
      now,
    })
    await removeAccount(db, member.id, now)
    return {}
  }),
]
