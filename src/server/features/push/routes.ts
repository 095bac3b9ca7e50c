import { AppError, fieldError } from '../../../contract/base/errors.ts'
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '../../../contract/message/push.ts'
import { on } from '../../http/endpoint-route.ts'
import { isPublicHost } from '../../providers/public-internet/public-address.ts'
import { isPublicKey } from '../../providers/push/public-key.ts'
import { deleteSubscription, saveSubscription, trimSubscriptions } from './queries.ts'

const MOST_BROWSERS = 10

export const pushRoutes = [
  on(getPushKey, async ({ services }) => ({ data: { publicKey: services.push.publicKey } })),
  on(subscribeToPush, async ({ db, body, member, tokenHash, services, now }) => {
    if (!tokenHash) throw new AppError('UNAUTHENTICATED')
    const { endpoint, keys } = body
    const address = new URL(endpoint)
    if (!isPublicHost(address.hostname))
      throw fieldError('endpoint', 'INVALID', 'is not on the public internet')
    if (!services.push.isPushHost(address.hostname))
      throw fieldError('endpoint', 'UNKNOWN', 'is of no push service that this site knows')
    // No push service uses credentials or ports, which could otherwise target internal services.
    if (address.username !== '' || address.password !== '' || address.port !== '')
      throw fieldError('endpoint', 'INVALID', 'has user information or a port')
    if (!isPublicKey(keys.p256dh)) throw fieldError('keys.p256dh', 'INVALID', 'is no point of P-256')
    await services.limits.use('push-member', member.id)
    const subscription = { memberId: member.id, sessionHash: tokenHash, endpoint, ...keys, now }
    const { id, isNew } = await saveSubscription(db, subscription)
    if (isNew) await trimSubscriptions(db, member.id, MOST_BROWSERS)
    return { data: { id }, status: isNew ? 201 : 200 }
  }),
  on(unsubscribeFromPush, async ({ db, params, member }) => {
    await deleteSubscription(db, member.id, params.id)
    return {}
  }),
]
