import {
  confirmEmailChange,
  disconnectProvider,
  getFactorChange,
  requestEmailChange,
  undoFactorChange,
} from '../../../contract/account/factor.ts'
import { on } from '../../http/endpoint-route.ts'
import { confirmEmail, requestEmail } from './email.ts'
import { confirmIdentity } from './identity.ts'
import { disconnect } from './service.ts'
import { openUndo, undoChange } from './undo.ts'

export const factorRoutes = [
  // Mail scanners open every link, so opening one changes nothing; pressing the button does.
  on(getFactorChange, async ({ db, params, services, address, now }) => {
    await services.limits.use('reset-token-address', address)
    const { kind, createdAt, expiresAt } = await openUndo(db, params.token, now)
    return { data: { kind, changedAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() } }
  }),
  on(undoFactorChange, async ({ db, params, services, address, now }) => {
    await services.limits.use('reset-token-address', address)
    const { resetToken, expiresAt } = await undoChange(db, params.token, now)
    return { data: { resetToken, expiresAt: expiresAt.toISOString() } }
  }),
  on(requestEmailChange, async ({ db, body, member, services, address, tokenHash, now }) => {
    const { email, password } = body
    const claim = { memberId: member.id, password, field: 'password', isPasswordNeeded: true }
    const identity = await confirmIdentity(db, services, { ...claim, address, tokenHash, now })
    await services.limits.use('email-change-member', member.id)
    await requestEmail(db, identity, { email, now })
    return {}
  }),
  on(confirmEmailChange, async ({ db, params, member, services, address, now }) => {
    await services.limits.use('reset-token-address', address)
    return { data: { email: await confirmEmail(db, { token: params.token, memberId: member.id, now }) } }
  }),
  on(disconnectProvider, async ({ db, params, body, member, services, address, tokenHash, now }) => {
    const { password } = body
    const claim = { memberId: member.id, password, field: 'password', isPasswordNeeded: false }
    const identity = await confirmIdentity(db, services, { ...claim, address, tokenHash, now })
    await disconnect(db, identity, { provider: params.provider, now })
    return {}
  }),
]
