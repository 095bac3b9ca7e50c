import { findId } from '../../../contract/account/find-id.ts'
import { on } from '../../http/endpoint-route.ts'
import { checkCode, requesterOf } from '../certification/service.ts'
import { isSameName, maskedEmail } from './find-id.ts'
import { findByCertifiedNumber } from './queries.ts'

export const findIdRoutes = [
  // A correct code proves possession of the phone; only then is the number looked up.
  on(findId, async ({ db, body, member, services, address, now }) => {
    await services.limits.use('find-id-address', address)
    const { name, cellphone, code } = body
    const requester = requesterOf(member, body.requester, address)
    await checkCode(db, services.secret, { cellphone, code, requester, now })
    const found = await findByCertifiedNumber(db, cellphone)
    if (!found || !isSameName(found.name, name)) return { data: { email: null } }
    if (found.email === null) return { data: { email: null, byCellphone: true } }
    return { data: { email: maskedEmail(found.email) } }
  }),
]
