import {
  changePassword,
  getPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '../../../contract/account/member-account.ts'
import { enqueueTask } from '../../db/tasks.ts'
import { on } from '../../http/endpoint-route.ts'
import { confirmIdentity } from '../factor/service.ts'
import { requireGoodPassword } from '../member/password-rules.ts'
import { openReset, replacePassword, resetByToken } from './service.ts'

export const passwordRoutes = [
  // Whether the account exists is checked only in the background, so that neither answer nor timing depends on it.
  on(requestPasswordReset, async ({ db, body, services, address, now }) => {
    await services.limits.use('password-reset-address', address)
    // By whom as well: a stranger who asks for the account again and again must not keep its owner from asking.
    await services.limits.use('password-reset-account', `${address} ${body.email}`)
    await enqueueTask(db, 'password-reset', { email: body.email, name: body.name }, now)
    return {}
  }),
  on(getPasswordReset, async ({ db, params, services, address, now }) => {
    await services.limits.use('reset-token-address', address)
    return { data: { expiresAt: (await openReset(db, params.token, now)).toISOString() } }
  }),
  on(resetPassword, async ({ db, params, body, services, address, now }) => {
    await services.limits.use('reset-token-address', address)
    const email = await resetByToken(db, params.token, body.password, now)
    if (email !== null) await services.limits.clear('sign-in-account', email)
    return {}
  }),
  on(changePassword, async ({ db, body, member, services, address, tokenHash, now }) => {
    await services.limits.use('password-member', member.id)
    const { currentPassword, password } = body
    const claim = { memberId: member.id, password: currentPassword, field: 'currentPassword' }
    const identity = await confirmIdentity(db, services, {
      ...claim,
      isPasswordNeeded: true,
      address,
      tokenHash,
      now,
    })
    await requireGoodPassword(password, identity.member)
    await replacePassword(db, identity, { password, now })
    return {}
  }),
]
