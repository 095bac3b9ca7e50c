import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import { AppError } from '../../../contract/base/errors.ts'
import { FACTOR_UNDO_DAYS, type FactorChange } from '../../../contract/account/factor.ts'
import { inTransaction, type Db, type Tx } from '../../db/database.ts'
import { enqueueTask } from '../../db/tasks.ts'
import type { MailSender } from '../../providers/mail/mail-sender.ts'
import { notify } from '../notification/service.ts'
import { findSessionStart } from '../session/service.ts'
import type { ConfirmedIdentity } from './identity.ts'
import {
  type Factors,
  findChange,
  findProviders,
  hasNewEmail,
  insertChange,
  lockMember,
  setUndoHash,
} from './queries.ts'
import { changeKey, changeTitle, noticeMail, removalMail, type ChangeDetail } from './texts.ts'
import { tokenHash } from './token.ts'

export interface MailContext {
  db: Db
  mail: MailSender
  publicUrl: () => string
}

export interface Change {
  kind: FactorChange
  detail?: ChangeDetail
  now: Date
}

/** A member with a locked row, and the factors that can be restored. */
export interface LockedMember {
  id: string
  langCode: string
  passwordHash: string | null
  former: Factors
}

/**
 * Changes a member's factors and notifies them, in one transaction. If `write` returns false, nothing changed and
 * nobody is notified.
 * @throws AppError PASSWORD_MISMATCH or UNAUTHENTICATED if password or session changed since the identity was
 * confirmed
 */
export async function changeFactor(
  db: Db,
  identity: ConfirmedIdentity,
  change: Change,
  write: (tx: Tx, member: LockedMember) => Promise<boolean>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const member = await lock(tx, identity.member.id)
    if (!member) throw new AppError('UNAUTHENTICATED')
    if (member.passwordHash !== identity.member.password_hash) throw new AppError('PASSWORD_MISMATCH')
    const isSignedIn = identity.tokenHash && (await findSessionStart(tx, identity.tokenHash))
    if (!isSignedIn) throw new AppError('UNAUTHENTICATED')
    const isSettled = !(await hasNewEmail(tx, member.id, change.now))
    if (await write(tx, member)) await record(tx, member, { ...change, isUndoable: isSettled })
  })
}

/** @returns undefined if the member was removed */
export async function lock(
  tx: Tx,
  memberId: string,
  { forNewEmail = false } = {},
): Promise<LockedMember | undefined> {
  const row = await lockMember(tx, memberId, { forNewEmail })
  if (!row) return undefined
  const former = {
    email: row.email,
    emailVerifiedAt: row.email_verified_at?.toISOString() ?? null,
    cellphone: row.cellphone,
    cellphoneVerifiedAt: row.cellphone_verified_at?.toISOString() ?? null,
    providers: await findProviders(tx, memberId),
  }
  return { id: row.id, langCode: row.lang_code, passwordHash: row.password_hash, former }
}

/** Records the change and notifies the member on their devices and at their previous e-mail address. */
export async function record(
  tx: Tx,
  { id: memberId, langCode, former }: LockedMember,
  { kind, detail = {}, now, isUndoable }: Change & { isUndoable: boolean },
): Promise<void> {
  const id = v7()
  const notifiedEmail = former.email
  const expiresAt = new Date(now.getTime() + FACTOR_UNDO_DAYS * 86_400_000)
  const own = { id, memberId, kind, detail: { ...detail }, former, notifiedEmail, now, expiresAt }
  await insertChange(tx, { ...own, isUndoable: isUndoable && notifiedEmail !== null })
  const subject = changeTitle(langCode, kind, detail)
  const targetId = changeKey(kind, detail)
  await notify(tx, { memberId, kind: 'ACCOUNT_CHANGED', subject, targetId, occasion: `factor:${id}` }, now)
  if (notifiedEmail !== null) await enqueueTask(tx, 'factor-notice', { changeId: id }, now)
}

/** Background task: mails a notice. Running it again sends another link and invalidates the previous one. */
export async function sendFactorNotice(context: MailContext, changeId: string): Promise<void> {
  const change = await findChange(context.db, changeId)
  if (!change || change.notifiedEmail === null || change.undoneAt !== null) return
  const token = randomBytes(32).toString('base64url')
  if (change.isUndoable) await setUndoHash(context.db, change.id, tokenHash(token))
  const page = `${context.publicUrl()}/findPassword`
  const undo = change.isUndoable ? `${page}?undo=${token}` : null
  const mail = noticeMail(change.langCode, {
    kind: change.kind,
    // Written only by `record`.
    detail: change.detail as ChangeDetail,
    undo,
    help: page,
  })
  await context.mail.send({ to: change.notifiedEmail, ...mail })
}

/** Notifies the former owner of a removed account. */
export async function sendRemovalNotice(
  context: Pick<MailContext, 'mail'>,
  { to, langCode }: { to: string; langCode: string },
): Promise<void> {
  await context.mail.send({ to, ...removalMail(langCode) })
}
