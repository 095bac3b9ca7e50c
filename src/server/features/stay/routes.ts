import { getMyStay, saveMyStay } from '../../../contract/work-right/stay.ts'
import { on } from '../../http/endpoint-route.ts'
import { readStay, saveStay } from './service.ts'

export const stayRoutes = [
  on(getMyStay, async ({ db, member, services }) => ({
    data: await readStay(db, services.secret, member.id),
  })),
  on(saveMyStay, async ({ db, member, body, services, now }) => {
    await saveStay(db, services.secret, member.id, body.stay, now)
    return { data: { saved: body.stay !== null } }
  }),
]
