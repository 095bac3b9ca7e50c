import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../../../contract/base/errors.ts'
import { PASSWORD_RESET_MINUTES } from '../../../contract/account/member-account.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import type { MailSender } from '../../providers/mail/mail-sender.ts'
import { setConfirmed } from '../email-verification/service.ts'
import { changePasswordOf, type ConfirmedIdentity, resetPasswordOf } from '../factor/service.ts'
import { findCredentials, hashPassword, isSameName, requireGoodPassword } from '../member/service.ts'
import { forgetDevices } from '../session/service.ts'
import { resetMail } from './mail-texts.ts'
import { findOpenReset, findResetOwner, insertReset, takeReset } from './queries.ts'

/**
 * The background half of "find password": mails a one-time link where e-mail and name fit, and does nothing where they
 * do not. Run again after a crash it sends another link.
 */
export async function sendPasswordReset(
  context: { db: Db; mail: MailSender; publicUrl: () => string },
  claim: { email: string; name: string },
  now: Date,
): Promise<void> {
  const member = await findCredentials(context.db, claim.email)
  if (!member || !isSameName(member.name, claim.name)) return
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + PASSWORD_RESET_MINUTES * 60_000)
  await insertReset(context.db, { tokenHash: hashOf(token), memberId: member.id, now, expiresAt })
  const link = `${context.publicUrl()}/findPassword?token=${token}`
  await context.mail.send({ to: claim.email, ...resetMail(member.langCode, link) })
}

/** @returns until when the token of a mail is good @throws AppError LINK_EXPIRED where it no longer is, or never was */
export async function openReset(db: Db, token: string, now: Date): Promise<Date> {
  const expiresAt = await findOpenReset(db, hashOf(token), now)
  if (!expiresAt) throw new AppError('LINK_EXPIRED')
  return expiresAt
}

/**
 * Sets the password with the token of a mail and ends every session.
 * @returns the account's e-mail address
 * @throws AppError LINK_EXPIRED for a token that is unknown, used or too old, VALIDATION for a password too easy to guess
 */
export async function resetByToken(
  db: Db,
  token: string,
  password: string,
  now: Date,
): Promise<string | null> {
  // Hashing is costly: nobody gets it for a token that was made up.
  await openReset(db, token, now)
  const owner = await findResetOwner(db, hashOf(token))
  if (owner) await requireGoodPassword(password, owner)
  const passwordHash = await hashPassword(password)
  return inTransaction(db, async (tx) => {
    const reset = await takeReset(tx, hashOf(token), now)
    if (reset === undefined) throw new AppError('LINK_EXPIRED')
    const { memberId, keepsFactors } = reset
    const email = await resetPasswordOf(tx, { memberId, passwordHash, keepsFactors, now })
    // Whoever has the mail has the mailbox.
    if (email !== null) await setConfirmed(tx, { memberId, email, now })
    await forgetDevices(tx, memberId)
    return email
  })
}

/**
 * Replaces the password that was confirmed and ends every other session.
 * @throws AppError PASSWORD_MISMATCH where another change came first
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
