import { AppError } from '../../../contract/base/errors.ts'
import type { SocialProvider } from '../../../contract/base/enums.ts'
import type { Db, Tx } from '../../db/database.ts'
import { endOtherSessions } from '../session/service.ts'
import { changeFactor, lock, record, sendFactorNotice, sendRemovalNotice } from './change.ts'
import { sendEmailChange } from './email.ts'
import { type ConfirmedIdentity, confirmIdentity, resumeIdentity } from './identity.ts'
import {
  type Connection,
  deleteConnection,
  deletePending,
  dropUnconfirmed,
  hasNewEmail,
  insertConnection,
  setNumber,
  setPassword,
  takeNumber,
} from './queries.ts'

/** What other features may use of factors. Everything that changes one asks for a confirmed identity, or is the first. */
export {
  confirmIdentity,
  type ConfirmedIdentity,
  resumeIdentity,
  sendEmailChange,
  sendFactorNotice,
  sendRemovalNotice,
}

/** The connection that a new account begins with. */
export const connectNewMember = (tx: Tx, connection: Connection) => insertConnection(tx, connection)

/** Sets the password and ends every other session, and links of mails. */
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

/** Marks a number, whose code was checked, as the member's; whoever had verified it before loses it and is told. */
export function bindNumber(
  db: Db,
  identity: ConfirmedIdentity,
  { cellphone, lockNumber, now }: { cellphone: string; lockNumber: (tx: Tx) => Promise<void>; now: Date },
): Promise<void> {
  return changeFactor(db, identity, { kind: 'CELLPHONE', now }, async (tx, { id, former }) => {
    await lockNumber(tx)
    for (const loser of await takeNumber(tx, cellphone, id)) {
      const member = await lock(tx, loser)
      if (member) await record(tx, member, { kind: 'CELLPHONE_LOST', now, isUndoable: false })
    }
    await setNumber(tx, id, cellphone, now)
    return former.cellphone !== cellphone || former.cellphoneVerifiedAt === null
  })
}

/**
 * Lets a member sign in through an account of a provider from now on; again changes nothing.
 * @throws AppError SOCIAL_IN_USE where it is another member's, or the member has another one there
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

/** @throws AppError LAST_SIGN_IN where the member could not sign in any more */
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

/** Tells the member that their data was taken along. */
export function recordExport(db: Db, identity: ConfirmedIdentity, now: Date): Promise<void> {
  return changeFactor(db, identity, { kind: 'EXPORT', now }, async () => true)
}

/**
 * Sets the password for whoever has the mailbox, and ends every session. Who had the account before the mailbox was
 * confirmed may have left ways in: sign-in by cellphone ends, and by providers that do not vouch for the address. An address
 * that is itself new drops nothing, as it may be the stranger's.
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
