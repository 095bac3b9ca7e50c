import { randomInt } from 'node:crypto'
import { CERTIFICATION } from '../../../contract/account/certification.ts'
import { AppError } from '../../../contract/base/errors.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import type { Sms } from '../../providers/sms/sms.ts'
import { bindNumber, type ConfirmedIdentity } from '../factor/service.ts'
import { isKnownDevice } from '../session/service.ts'
import {
  deleteExpiredCodes,
  findMemberByNumber,
  lockCode,
  putCode,
  secondsToNextSend,
  type SendShare,
  takeBackCode,
  takeSend,
  tryCode,
} from './queries.ts'

/** What other features may use of certifications. */
export { findMemberByNumber }

/** The sends of an hour are remembered. */
const REMEMBERED = 3_600_000

export interface CodeCheck {
  cellphone: string
  code: string
  /** Who asked for it, as `requesterOf` says: it fits for nobody else. */
  requester: string
}

interface Request {
  cellphone: string
  requester: string
  address: string
  /** Of the number's owner, from a device or session of theirs. */
  isOwner: boolean
}

/** Who asks for codes: the member, else the browser by what it says of itself, else the address. */
export function requesterOf(
  member: { id: string } | null,
  browser: string | undefined,
  address: string,
): string {
  if (member) return `member ${member.id}`
  return browser ? `browser ${browser}` : addressRequester(address)
}
const addressRequester = (address: string) => `address ${address}`

const numberHash = (secret: Secret, cellphone: string) => secret.hash('certification', 'number', cellphone)
const keyOf = (secret: Secret, { cellphone, requester }: Pick<CodeCheck, 'cellphone' | 'requester'>) => ({
  numberHash: numberHash(secret, cellphone),
  requesterHash: secret.hash('certification', 'requester', requester),
})
const codeHash = (secret: Secret, { cellphone, code, requester }: CodeCheck) =>
  secret.hash('certification', 'code', cellphone, code, requester)

/**
 * The counts that a send is taken from. Strangers share the five of a number, so that its owner is not flooded, and none of
 * them has more than three; the owner's own devices have five that no stranger can spend.
 */
function sharesOf(secret: Secret, { cellphone, requester, address, isOwner }: Request): SendShare[] {
  const { sendsPerHour, sendsPerRequester, resendAfterSeconds: pause } = CERTIFICATION
  const share = (name: string, most: number, seconds: number) => ({
    numberHash: numberHash(secret, cellphone),
    shareHash: secret.hash('certification', 'share', name),
    most,
    pause: seconds,
  })
  if (isOwner) return [share('owner', sendsPerHour, pause)]
  const each = new Set([addressRequester(address), requester])
  return [
    share('strangers', sendsPerHour, 0),
    ...[...each].map((name) => share(name, sendsPerRequester, pause)),
  ]
}

/**
 * Sends a new code, which takes the place of the requester's former one and of nobody else's. It must run outside of a
 * transaction.
 * @throws AppError TOO_MANY_REQUESTS within the pause or once the sends of the hour are used up, UNAVAILABLE where it cannot
 * be sent
 */
export async function sendCode(
  db: Db,
  { secret, sms }: { secret: Secret; sms: Sms },
  request: Request,
  now: Date,
): Promise<{ expiresAt: Date; resendAt: Date }> {
  const { cellphone, requester } = request
  const text = String(randomInt(10 ** CERTIFICATION.digits)).padStart(CERTIFICATION.digits, '0')
  const code = {
    ...keyOf(secret, request),
    codeHash: codeHash(secret, { cellphone, code: text, requester }),
    now,
  }
  const shares = sharesOf(secret, request)
  await inTransaction(db, async (tx) => {
    for (const share of shares) {
      if (await takeSend(tx, share, now)) continue
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: await secondsToNextSend(tx, share, now) })
    }
    await putCode(tx, code)
  })
  try {
    await sms.send(cellphone, `[일터] 인증번호 / Ilteo code: ${text} (3분 / 3 min)`)
  } catch (error) {
    await takeBackCode(db, code, shares)
    throw error
  }
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  return { expiresAt: after(CERTIFICATION.validSeconds), resendAt: after(CERTIFICATION.resendAfterSeconds) }
}

/** Whether the number is this member's, or that of a member who signed in on this device before. */
export async function isOwnDevice(
  db: Db,
  cellphone: string,
  { memberId, deviceToken }: { memberId: string | undefined; deviceToken: string | undefined },
): Promise<boolean> {
  const owner = await findMemberByNumber(db, cellphone)
  if (!owner) return false
  return owner.id === memberId || (deviceToken !== undefined && isKnownDevice(db, deviceToken, owner.id))
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
    ...keyOf(secret, check),
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
  { cellphone, identity, now }: { cellphone: string; identity: ConfirmedIdentity; now: Date },
): Promise<void> {
  const hash = numberHash(secret, cellphone)
  await bindNumber(db, identity, { cellphone, lockNumber: (tx) => lockCode(tx, hash), now })
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
