import { randomBytes } from 'node:crypto'
import {
  confirmEmailChange,
  disconnectProvider,
  getFactorChange,
  requestEmailChange,
  undoFactorChange,
} from '../../../contract/account/factor.ts'
import { AppError } from '../../../contract/base/errors.ts'
import { PASSWORD_RESET_MINUTES } from '../../../contract/account/member-account.ts'
import { on } from '../../http/endpoint-route.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { endOtherSessions } from '../session/service.ts'
import { confirmEmail, requestEmail } from './email.ts'
import { confirmIdentity } from './identity.ts'
import { disconnect } from './service.ts'
import { lock, record } from './change.ts'
import { insertReset } from '../password/queries.ts'
import { deletePending } from './link-queries.ts'
import { type Factors, findUndoable, markUndone, restoreFactors } from './queries.ts'
import { tokenHash } from './token.ts'

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
  on(requestEmailChange, async ({ db, body, member, services, address, tokenHash: session, now }) => {
    const { email, password } = body
    const claim = { memberId: member.id, password, field: 'password', isPasswordNeeded: true }
    const identity = await confirmIdentity(db, services, { ...claim, address, tokenHash: session, now })
    await services.limits.use('email-change-member', member.id)
    await requestEmail(db, identity, { email, now })
    return {}
  }),
  on(confirmEmailChange, async ({ db, params, member, services, address, now }) => {
    await services.limits.use('reset-token-address', address)
    return { data: { email: await confirmEmail(db, { token: params.token, memberId: member.id, now }) } }
  }),
  on(disconnectProvider, async ({ db, params, body, member, services, address, tokenHash: session, now }) => {
    const { password } = body
    const claim = { memberId: member.id, password, field: 'password', isPasswordNeeded: false }
    const identity = await confirmIdentity(db, services, { ...claim, address, tokenHash: session, now })
    await disconnect(db, identity, { provider: params.provider, now })
    return {}
  }),
]

/** @throws AppError LINK_EXPIRED if the token is unknown, used or expired, or its change was undone with another */
async function openUndo(db: Db, token: string, now: Date) {
  const found = await findUndoable(db, tokenHash(token), now)
  if (!found) throw new AppError('LINK_EXPIRED')
  return found
}

/**
 * Restores the factors from before a change, including later changes, and ends sessions and password. Later undo
 * links are invalidated, because an attacker may hold them.
 * @returns a token that sets the new password
 * @throws AppError LINK_EXPIRED
 */
async function undoChange(db: Db, token: string, now: Date) {
  const found = await openUndo(db, token, now)
  const resetToken = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + PASSWORD_RESET_MINUTES * 60_000)
  // Commands that an attacker sends without end would hold off the lock.
  await inTransaction(db, (tx) => endOtherSessions(tx, found.memberId, null))
  await inTransaction(db, async (tx) => {
    const member = await lock(tx, found.memberId, { forNewEmail: true })
    // Checked again under the lock: of two concurrent requests, one succeeds.
    const { id, memberId, former } = await openUndo(tx, token, now)
    if (!member) throw new AppError('LINK_EXPIRED')
    const before = former as Factors
    await restoreFactors(tx, memberId, before, now)
    await markUndone(tx, memberId, id, now)
    await deletePending(tx, memberId)
    await endOtherSessions(tx, memberId, null)
    await insertReset(tx, { tokenHash: tokenHash(resetToken), memberId, now, expiresAt, keepsFactors: true })
    await record(tx, { ...member, former: before }, { kind: 'UNDONE', now, isUndoable: false })
  })
  return { resetToken, expiresAt }
}
