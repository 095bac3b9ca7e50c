import { createHash, randomBytes, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '../../../contract/base/errors.ts'
import { EMAIL_CODE, EMAIL_LINK_HOURS } from '../../../contract/account/email.ts'
import type { Db } from '../../db/database.ts'
import { enqueueTask } from '../../db/tasks.ts'
import type { MailSender } from '../../providers/mail/mail-sender.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import { emailLinkMail } from './mail-texts.ts'

/** Exports for other features. */
export { setConfirmed }

/** Queues the mail with a confirmation link and code. Call it wherever an address is set. */
export async function queueEmailConfirmation(db: Db, memberId: string, now: Date): Promise<void> {
  await enqueueTask(db, 'email-link', { memberId }, now)
}

/** Background task: mails a link if the address is unconfirmed. Running it again sends another link. */
export async function sendEmailLinkTo(
  context: { db: Db; mail: MailSender; secret: Secret; publicUrl: () => string },
  memberId: string,
  now: Date,
): Promise<void> {
  const found = await findUnconfirmed(context.db, memberId)
  if (!found || found.email === null) return
  const { email, langCode } = found
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + EMAIL_LINK_HOURS * 3_600_000)
  const code = String(randomInt(10 ** EMAIL_CODE.digits)).padStart(EMAIL_CODE.digits, '0')
  const codeHash = codeHashOf(context.secret, memberId, code)
  await insertLink(context.db, { tokenHash: hashOf(token), codeHash, memberId, email, now, expiresAt })
  const link = `${context.publicUrl()}/confirmEmail?token=${token}`
  await context.mail.send({ to: email, ...emailLinkMail(langCode, link, code) })
}

/** @throws AppError LINK_EXPIRED if it is expired or unknown */
export async function openLink(db: Db, token: string, now: Date) {
  const found = await findOpenLink(db, hashOf(token), now)
  if (!found) throw new AppError('LINK_EXPIRED')
  return found
}

/**
 * Idempotent.
 * @throws AppError LINK_EXPIRED, also if the member has another address now
 */
export async function confirmByLink(db: Db, token: string, now: Date): Promise<void> {
  const { memberId, email } = await openLink(db, token, now)
  if (!(await setConfirmed(db, { memberId, email, now }))) throw new AppError('LINK_EXPIRED')
}

/**
 * Confirms the address with the code of any mail of the last hour, as mails may arrive in another order. Idempotent.
 * Must run outside a transaction, so that a wrong try stays counted.
 * @throws AppError CODE_MISMATCH, CODE_EXPIRED if no mail's code is valid, NOT_FOUND without an address
 */
export async function confirmByCode(
  db: Db,
  secret: Secret,
  { memberId, code, now }: { memberId: string; code: string; now: Date },
): Promise<void> {
  const contact = await findContact(db, memberId)
  if (!contact || contact.email === null) throw new AppError('NOT_FOUND')
  const { email } = contact
  if (contact.email_verified_at !== null) return
  const codeHashes = [secret, ...(secret.former ? [secret.former] : [])].map((key) =>
    codeHashOf(key, memberId, code),
  )
  const fits = await tryCode(db, { memberId, email, codeHashes, now })
  if (fits.length === 0) throw new AppError('CODE_EXPIRED')
  if (!fits.includes(true)) throw new AppError('CODE_MISMATCH')
  await setConfirmed(db, { memberId, email, now })
}

/** @throws AppError CONTACT_UNCONFIRMED if neither e-mail address nor cellphone is confirmed */
export async function requireConfirmedContact(db: Db, memberId: string): Promise<void> {
  const contact = await findContact(db, memberId)
  if (!contact?.email_verified_at && !contact?.cellphone_verified_at)
    throw new AppError('CONTACT_UNCONFIRMED')
}

const codeHashOf = (secret: Secret, memberId: string, code: string) =>
  secret.hash('email-code', memberId, code)

const hashOf = (token: string) => createHash('sha256').update(token).digest()

interface EmailLink {
  tokenHash: Buffer
  codeHash: Buffer
  memberId: string
  email: string
  now: Date
  expiresAt: Date
}

/** The member's address and language if the address is unconfirmed. */
async function findUnconfirmed(db: Db, memberId: string) {
  return db
    .selectFrom('members')
    .select(['email', 'lang_code as langCode'])
    .where('id', '=', memberId)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst()
}

async function insertLink(db: Db, link: EmailLink): Promise<void> {
  await db
    .insertInto('email_verifications')
    .values({
      token_hash: link.tokenHash,
      code_hash: link.codeHash,
      member_id: link.memberId,
      email: link.email,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .execute()
}

/** Counts a try for each mail whose code is valid. @returns whether each fits */
async function tryCode(
  db: Db,
  { memberId, email, codeHashes, now }: { memberId: string; email: string; codeHashes: Buffer[]; now: Date },
): Promise<boolean[]> {
  const since = new Date(now.getTime() - EMAIL_CODE.minutes * 60_000)
  const { rows } = await sql<{ fits: boolean }>`
    update email_verifications set code_tries = code_tries + 1
    where member_id = ${memberId} and email = ${email} and created_at > ${since} and code_hash is not null
      and code_tries < ${sql.lit(EMAIL_CODE.tries)}
    returning code_hash = any(${codeHashes}::bytea[]) as fits`.execute(db)
  return rows.map(({ fits }) => fits)
}

/** A valid link: neither expired nor for a former address. */
async function findOpenLink(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('email_verifications as link')
    .innerJoin('members', (join) =>
      join.onRef('members.id', '=', 'link.member_id').onRef('members.email', '=', 'link.email'),
    )
    .select(['link.member_id as memberId', 'link.email', 'link.expires_at as expiresAt'])
    .where('link.token_hash', '=', tokenHash)
    .where('link.expires_at', '>', now)
    .executeTakeFirst()
}

/** @returns false if the member has another address now */
async function setConfirmed(
  db: Db,
  { memberId, email, now }: { memberId: string; email: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('members')
    .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)) }))
    .where('id', '=', memberId)
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

async function findContact(db: Db, memberId: string) {
  return db
    .selectFrom('members')
    .select(['email', 'email_verified_at', 'cellphone_verified_at'])
    .where('id', '=', memberId)
    .executeTakeFirst()
}
