import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../../../contract/base/errors.ts'
import { PASSWORD_RESET_MINUTES } from '../../../contract/account/member-account.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import type { MailSender } from '../../providers/mail/mail-sender.ts'
import { setConfirmed } from '../email-verification/service.ts'
import { changePasswordOf, type ConfirmedIdentity, resetPasswordOf } from '../factor/service.ts'
import { findCredentials } from '../member/queries.ts'
import { hashPassword } from '../member/password.ts'
import { isSameName } from '../member/find-id.ts'
import { requireGoodPassword } from '../member/password-rules.ts'
import { deleteDevices } from '../session/service.ts'
import { resetMail } from './mail-texts.ts'
import {
  countOpenResets,
  deleteReset,
  findOpenReset,
  findResetOwner,
  insertReset,
  takeReset,
} from './queries.ts'

/** Links that work at the same time. Whoever asks beyond them has enough in their mailbox, and is not flooded. */
const MAX_OPEN_LINKS = 5

/**
 * Background task: mails a one-time link if e-mail and name match, otherwise does nothing. An address that nobody has
 * confirmed needs no name: whoever signed up with somebody else's chose it, and only the mailbox gets the link. Running
 * it again after a crash sends another link.
 */
export async function sendPasswordReset(
  context: { db: Db; mail: MailSender; publicUrl: () => string },
  claim: { email: string; name: string },
  now: Date,
): Promise<void> {
  const member = await findCredentials(context.db, claim.email)
  if (!member) return
  if (member.emailVerifiedAt !== null && !isSameName(member.name, claim.name)) return
  if ((await countOpenResets(context.db, member.id, now)) >= MAX_OPEN_LINKS) return
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + PASSWORD_RESET_MINUTES * 60_000)
  await insertReset(context.db, { tokenHash: hashOf(token), memberId: member.id, now, expiresAt })
  const link = `${context.publicUrl()}/findPassword?token=${token}`
  try {
    await context.mail.send({ to: claim.email, ...resetMail(member.langCode, link) })
  } catch (error) {
    // It is in no mailbox: the next try is not to be counted beside it.
    await deleteReset(context.db, hashOf(token))
    throw error
  }
}

/**
 * @returns when the mailed token expires
 * @throws AppError LINK_EXPIRED if it is expired or unknown
 */
export async function openReset(db: Db, token: string, now: Date): Promise<Date> {
  const expiresAt = await findOpenReset(db, hashOf(token), now)
  if (!expiresAt) throw new AppError('LINK_EXPIRED')
  return expiresAt
}

/**
 * Sets the password with a mailed token and ends all sessions.
 * @returns the account's e-mail address
 * @throws AppError LINK_EXPIRED if the token is unknown, used or expired, VALIDATION for a password that is easy to
 * guess
 */
export async function resetByToken(
  db: Db,
  token: string,
  password: string,
  now: Date,
): Promise<string | null> {
  // Checked before the expensive hashing, so that invented tokens cost nothing.
  await openReset(db, token, now)
  const owner = await findResetOwner(db, hashOf(token))
  if (owner) await requireGoodPassword(password, owner)
  const passwordHash = await hashPassword(password)
  return inTransaction(db, async (tx) => {
    const reset = await takeReset(tx, hashOf(token), now)
    if (reset === undefined) throw new AppError('LINK_EXPIRED')
    const { memberId, keepsFactors } = reset
    const email = await resetPasswordOf(tx, { memberId, passwordHash, keepsFactors, now })
    // Following the mailed link proves control of the mailbox.
    if (email !== null) await setConfirmed(tx, { memberId, email, now })
    await deleteDevices(tx, memberId)
    return email
  })
}

/**
 * Replaces the confirmed password and ends all other sessions.
 * @throws AppError PASSWORD_MISMATCH after a concurrent change
 */
export async function replacePassword(
  db: Db,
  identity: ConfirmedIdentity,
  change: { password: string; now: Date },
): Promise<void> {
  const passwordHash = await hashPassword(change.password)
  await changePasswordOf(db, identity, { passwordHash, now: change.now })
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()
