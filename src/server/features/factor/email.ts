import { randomBytes } from 'node:crypto'
import { AppError } from '../../../contract/base/errors.ts'
import { EMAIL_CHANGE_MINUTES } from '../../../contract/account/factor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { enqueueTask } from '../../db/tasks.ts'
import { findCredentials, findMemberById, isEmailReserved } from '../member/queries.ts'
import { type MailContext, lock, record } from './change.ts'
import type { ConfirmedIdentity } from './identity.ts'
import { deletePending, replaceEmailChange, takeEmailChange } from './link-queries.ts'
import { hasNewEmail, setEmail } from './queries.ts'
import { emailChangeMail, emailTakenMail } from './texts.ts'
import { tokenHash } from './token.ts'

/** Queues a mail with a link to the new address. */
export async function requestEmail(
  db: Db,
  { member }: ConfirmedIdentity,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await enqueueTask(db, 'email-change', { memberId: member.id, email }, now)
}

/** Background task: mails a link, or, if the address has an account, a notice of that. */
export async function sendEmailChange(
  { db, mail, publicUrl }: MailContext,
  { memberId, email }: { memberId: string; email: string },
  now: Date,
): Promise<void> {
  const member = await findMemberById(db, memberId)
  if (!member || member.email === email) return
  const isTaken = (await findCredentials(db, email)) || (await isEmailReserved(db, email, now, memberId))
  if (isTaken) return mail.send({ to: email, ...emailTakenMail(member.lang_code) })
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + EMAIL_CHANGE_MINUTES * 60_000)
  const change = { tokenHash: tokenHash(token), memberId, email, now, expiresAt }
  await inTransaction(db, (tx) => replaceEmailChange(tx, change))
  const link = `${publicUrl()}/mypage/account?email=${token}`
  await mail.send({ to: email, ...emailChangeMail(member.lang_code, link) })
}

/**
 * Sets the address of the link. Earlier links are invalidated, because they went to another mailbox.
 * @throws AppError LINK_EXPIRED, EMAIL_IN_USE
 */
export async function confirmEmail(
  db: Db,
  { token, memberId, now }: { token: string; memberId: string; now: Date },
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const member = await lock(tx, memberId, { forNewEmail: true })
    const email = await takeEmailChange(tx, tokenHash(token), memberId, now)
    if (!member || email === undefined) throw new AppError('LINK_EXPIRED')
    const isSettled = !(await hasNewEmail(tx, memberId, now))
    if (!(await setEmail(tx, memberId, email, now))) throw new AppError('EMAIL_IN_USE')
    await deletePending(tx, memberId)
    await record(tx, member, { kind: 'EMAIL', now, isUndoable: isSettled })
    return email
  })
}
