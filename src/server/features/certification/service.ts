import { randomInt } from 'node:crypto'
import { CERTIFICATION } from '../../../contract/certification.ts'
import { AppError } from '../../../contract/errors.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import type { Sms } from '../../providers/sms/sms.ts'
import {
  deleteExpiredCodes,
  findMemberByNumber,
  insertCode,
  moveNumber,
  secondsToNextSend,
  takeBackCode,
  tryCode,
} from './queries.ts'

/** What other features may use of certifications. */
export { findMemberByNumber }

/** The sends of an hour are remembered with the code. */
const REMEMBERED = 3_600_000

export interface CodeCheck {
  cellphone: string
  code: string
  /** The member at whose request it was sent: it fits for nobody else. Undefined for one that a visitor had sent. */
  requester: string | undefined
}

const numberHash = (secret: Secret, cellphone: string) => secret.hash('certification', 'number', cellphone)
const codeHash = (secret: Secret, { cellphone, code, requester }: CodeCheck) =>
  secret.hash('certification', 'code', cellphone, code, requester ?? '')

/**
 * Sends a new code, which takes the place of the former one. It must run outside of a transaction.
 * @throws AppError TOO_MANY_REQUESTS within the pause or after five in an hour, UNAVAILABLE where it cannot be sent
 */
export async function sendCode(
  db: Db,
  { secret, sms }: { secret: Secret; sms: Sms },
  { cellphone, requester }: Omit<CodeCheck, 'code'>,
  now: Date,
): Promise<{ expiresAt: Date; resendAt: Date }> {
  const text = String(randomInt(10 ** CERTIFICATION.digits)).padStart(CERTIFICATION.digits, '0')
  const code = {
    numberHash: numberHash(secret, cellphone),
    codeHash: codeHash(secret, { cellphone, code: text, requester }),
    now,
  }
  if (!(await insertCode(db, code))) {
    const retryAfter = await secondsToNextSend(db, code.numberHash, now)
    throw new AppError('TOO_MANY_REQUESTS', { retryAfter })
  }
  try {
    await sms.send(cellphone, `[일터] 인증번호 / Ilteo code: ${text} (3분 / 3 min)`)
  } catch (error) {
    await takeBackCode(db, code)
    throw error
  }
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  return { expiresAt: after(CERTIFICATION.validSeconds), resendAt: after(CERTIFICATION.resendAfterSeconds) }
}

/**
 * Checks a code and uses it up. Every try counts, also where the caller fails afterwards: it must run outside of a
 * transaction.
 * @throws AppError CODE_MISMATCH, CODE_EXPIRED for one that is over, used, tried five times or was never sent
 */
export async function checkCode(
  db: Db,
  secret: Secret,
  { now, ...check }: CodeCheck & { now: Date },
): Promise<void> {
  const fits = await tryCode(db, {
    numberHash: numberHash(secret, check.cellphone),
    codeHash: codeHash(secret, check),
    now,
  })
  if (fits === null) throw new AppError('CODE_EXPIRED')
  if (!fits) throw mismatch()
}

/**
 * The member who is signed in by a code to their certified number. Without such a member the right code is a wrong one,
 * down to the count of its tries: nobody learns which numbers have accounts.
 * @throws as `checkCode`
 */
export async function memberByCode(db: Db, secret: Secret, check: CodeCheck & { now: Date }) {
  const found = await findMemberByNumber(db, check.cellphone)
  // A message can be intercepted: operators sign in with a password and a second factor alone.
  const member = found?.role === 'OPERATOR' ? undefined : found
  // No code is empty: this one never fits.
  await checkCode(db, secret, member ? check : { ...check, code: '' })
  if (!member) throw mismatch()
  return member
}

/** Marks a number, whose code was checked, as the member's; whoever had certified it before loses it. */
export async function certifyNumber(
  db: Db,
  secret: Secret,
  { cellphone, memberId, now }: { cellphone: string; memberId: string; now: Date },
): Promise<void> {
  const number = { numberHash: numberHash(secret, cellphone), cellphone, memberId, now }
  await inTransaction(db, (tx) => moveNumber(tx, number))
}

/** Forgets codes, and the counts of sends with them, once neither matters any more. */
export async function forgetCodes(db: Db, now: Date): Promise<void> {
  await deleteExpiredCodes(db, new Date(now.getTime() - REMEMBERED))
}

function mismatch(): AppError {
  return new AppError('CODE_MISMATCH', {
    fields: [{ field: 'code', code: 'INVALID', message: 'is not the code that was sent' }],
  })
}
