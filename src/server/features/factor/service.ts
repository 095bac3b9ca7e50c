import { AppError } from '../../../contract/base/errors.ts'
import type { SocialProvider } from '../../../contract/base/enums.ts'
import type { Db, Tx } from '../../db/database.ts'
import { endOtherSessions } from '../session/service.ts'
import { changeFactor, lock, record, sendFactorNotice, sendRemovalNotice } from './change.ts'
import { sendEmailChange } from './email.ts'
import { type ConfirmedIdentity, confirmIdentity, resumeIdentity } from './identity.ts'
import { deletePending } from './link-queries.ts'
import {
  type Connection,
  deleteConnection,
  dropUnconfirmed,
  hasNewEmail,
  insertConnection,
  renewNumber,
  setNumber,
  setPassword,
  takeNumber,
} from './queries.ts'
import { titleOfKey } from './texts.ts'

/** Exports for other features. Changing a factor requires a confirmed identity, except for a new account. */
export {
  confirmIdentity,
  type ConfirmedIdentity,
  renewNumber,
  resumeIdentity,
  sendEmailChange,
  sendFactorNotice,
  sendRemovalNotice,
  titleOfKey,
}

/** Stores the provider connection that a new account starts with. */
export const connectNewMember = (tx: Tx, connection: Connection) => insertConnection(tx, connection)

/** Sets the password and ends all other sessions and mailed links. */
export function changePasswordOf(
  db: Db,
  identity: ConfirmedIdentity,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  return changeFactor(db, identity, { kind: 'PASSWORD', now }, async (tx, { id }) => {
    await setPassword(tx, id, passwordHash)
    await deletePending(tx, id)
    await endOtherSessions(tx, id, identity.tokenHash)
    return true
  })
}

/** Marks a number with a checked code as the member's; the previous holder loses it and is notified. */
export function bindNumber(
  db: Db,
  identity: ConfirmedIdentity,
  { cellphone, lockNumber, now }: { cellphone: string; lockNumber: (tx: Tx) => Promise<void>; now: Date },
): Promise<void> {
  return changeFactor(db, identity, { kind: 'CELLPHONE', now }, async (tx, { id, former }) => {
    await lockNumber(tx)
    await giveNumber(tx, id, cellphone, now)
    return former.cellphone !== cellphone || former.cellphoneVerifiedAt === null
  })
}

/** Gives a number to the member; its former holder is notified. For a new account, whose number has just been proven. */
export async function giveNumber(tx: Tx, memberId: string, cellphone: string, now: Date): Promise<void> {
  for (const loser of await takeNumber(tx, cellphone, memberId)) {
    const member = await lock(tx, loser)
    if (member) await record(tx, member, { kind: 'CELLPHONE_LOST', now, isUndoable: false })
  }
  await setNumber(tx, memberId, cellphone, now)
}

/**
 * Connects a provider's account to a member; idempotent.
 * @throws AppError SOCIAL_IN_USE if it is another member's, or the member has another one there
 */
export async function connectProvider(
  db: Db,
  identity: ConfirmedIdentity,
  connection: Connection,
  isConnected: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  const { provider, now } = connection
  const change = { kind: 'PROVIDER_CONNECTED' as const, detail: { provider }, now }
  await changeFactor(db, identity, change, async (tx) => {
    if (await insertConnection(tx, connection)) return true
    if (!(await isConnected(tx))) throw new AppError('SOCIAL_IN_USE')
    return false
  })
}

/** @throws AppError LAST_SIGN_IN if it is the member's only way to sign in */
export function disconnect(
  db: Db,
  identity: ConfirmedIdentity,
  { provider, now }: { provider: SocialProvider; now: Date },
): Promise<void> {
  const change = { kind: 'PROVIDER_DISCONNECTED' as const, detail: { provider }, now }
  return changeFactor(db, identity, change, async (tx, { id, passwordHash, former }) => {
    if (!(await deleteConnection(tx, id, provider))) return false
    const others = former.providers.filter((each) => each.provider !== provider)
    const hasPassword = passwordHash !== null && former.email !== null
    if (!hasPassword && former.cellphoneVerifiedAt === null && others.length === 0)
      throw new AppError('LAST_SIGN_IN')
    return true
  })
}

/** Notifies the member that their data was exported. */
export function recordExport(db: Db, identity: ConfirmedIdentity, now: Date): Promise<void> {
  return changeFactor(db, identity, { kind: 'EXPORT', now }, async () => true)
}

/**
 * Sets the password of the mailbox's owner and ends all sessions. Whoever held the account before its address was
 * confirmed may have left ways in, so sign-in by cellphone and by providers that do not vouch for the address is
 * removed. A recently changed address removes nothing, because it may be the attacker's.
 */
export async function resetPasswordOf(
  tx: Tx,
  { memberId, passwordHash, keepsFactors, now }: Reset,
): Promise<string | null> {
  const member = await lock(tx, memberId)
  if (!member) throw new AppError('LINK_EXPIRED')
  const { email } = member.former
  const isKept = keepsFactors || email === null || (await hasNewEmail(tx, memberId, now))
  await setPassword(tx, memberId, passwordHash)
  const detail = isKept ? {} : await dropUnconfirmed(tx, memberId, email)
  await deletePending(tx, memberId)
  await endOtherSessions(tx, memberId, null)
  await record(tx, member, { kind: 'PASSWORD_RESET', detail, now, isUndoable: false })
  return email
}

interface Reset {
  memberId: string
  passwordHash: string
  keepsFactors: boolean
  now: Date
}
