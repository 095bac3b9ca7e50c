import { getMyStay, saveMyStay } from '../../../contract/work-right/stay.ts'
import { on } from '../../http/endpoint-route.ts'
import { refreezeRights } from '../shown-right/service.ts'
import { readStay, saveStay } from './service.ts'

export const stayRoutes = [
  on(getMyStay, async ({ member, ...reading }) => ({ data: (await readStay(reading, member.id)).stay })),
  on(saveMyStay, async ({ db, member, body, services, now }) => {
    await saveStay(db, services.secret, member.id, body.stay, now)
    await refreezeRights(db, services.secret, member.id, now)
    return { data: { saved: body.stay !== null } }
  }),
]
