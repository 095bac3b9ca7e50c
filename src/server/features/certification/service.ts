import { randomInt } from 'node:crypto'
import { CERTIFICATION } from '../../../contract/account/certification.ts'
import { AppError } from '../../../contract/base/errors.ts'
import { inTransaction, type Db, type Tx } from '../../db/database.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import type { Sms } from '../../providers/sms/sms.ts'
import { bindNumber, type ConfirmedIdentity } from '../factor/service.ts'
import { isKnownDevice } from '../session/service.ts'
import { smsText } from './sms-text.ts'
import {
  deleteExpiredCodes,
  findNumberHolder,
  lockCode,
  type NumberHolder,
  probeCode,
  putCode,
  secondsToNextSend,
  type SendQuota,
  discardUnsentCode,
  countSend,
  tryCode,
} from './queries.ts'

/** Sends are kept for an hour. */
const REMEMBERED = 3_600_000

export interface CodeCheck {
  cellphone: string
  code: string
  /** The requester from `requesterOf`; the code is valid for this requester only. */
  requester: string
}

interface Request {
  cellphone: string
  requester: string
  address: string
  /** Whether a device or session of the number's owner sends it. */
  isOwner: boolean
  langCode: string
}

/** Identifies the requester of a code: the member, else the browser's own value, else the address. */
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
 * The quotas that a send counts against. Strangers share five per number, at most three each; the owner's devices
 * have five of their own.
 */
function quotasOf(secret: Secret, { cellphone, requester, address, isOwner }: Request): SendQuota[] {
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
 * Sends a new code, which replaces the requester's previous one. Must run outside a transaction.
 * @throws AppError TOO_MANY_REQUESTS within the pause or once the quota of the hour or day is used up, UNAVAILABLE if
 * sending fails
 */
export async function sendCode(
  db: Db,
  { secret, sms, limits }: { secret: Secret; sms: Sms; limits: RateLimits },
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
  const shares = quotasOf(secret, request)
  await inTransaction(db, async (tx) => {
    for (const share of shares) {
      if (await countSend(tx, share, now)) continue
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: await secondsToNextSend(tx, share, now) })
    }
    await putCode(tx, code)
  })
  try {
    await countForDay(limits, request)
    await sms.send(cellphone, smsText(request.langCode, text))
  } catch (error) {
    await inTransaction(db, (tx) => discardUnsentCode(tx, code, shares))
    throw error
  }
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  return { expiresAt: after(CERTIFICATION.validSeconds), resendAt: after(CERTIFICATION.resendAfterSeconds) }
}

/** Owners are counted apart, so that nobody can keep them out by using up what strangers may send. */
async function countForDay(limits: RateLimits, { cellphone, isOwner }: Request): Promise<void> {
  await limits.use('certification-send-number', isOwner ? `owner ${cellphone}` : cellphone)
  if (!isOwner) await limits.use('certification-send-total', 'all')
}

/** Whether the number belongs to this member, or to one who signed in on this device before. */
export async function isOwnDevice(
  db: Db,
  cellphone: string,
  { memberId, deviceToken }: { memberId: string | undefined; deviceToken: string | undefined },
): Promise<boolean> {
  const owner = await findNumberHolder(db, cellphone)
  if (!owner) return false
  return owner.id === memberId || (deviceToken !== undefined && isKnownDevice(db, deviceToken, owner.id))
}

/**
 * Checks and consumes a code. Must run outside a transaction, so that every try counts even if the caller fails
 * later.
 * @throws AppError CODE_MISMATCH, CODE_EXPIRED if expired, used, tried five times or never sent
 */
export const checkCode = (db: Db, secret: Secret, check: CodeCheck & { now: Date }): Promise<void> =>
  requireFit(db, secret, check, tryCode)

/**
 * Checks a code without consuming it, for commands that need another proof besides it. A wrong one counts as a try.
 * @throws as `checkCode`
 */
export const requireRightCode = (db: Db, secret: Secret, check: CodeCheck & { now: Date }): Promise<void> =>
  requireFit(db, secret, check, probeCode)

async function requireFit(
  db: Db,
  secret: Secret,
  { now, ...check }: CodeCheck & { now: Date },
  fitOf: typeof tryCode,
): Promise<void> {
  const attempt = (key: Secret) => fitOf(db, { ...keyOf(key, check), codeHash: codeHash(key, check), now })
  const fits = (await attempt(secret)) ?? (secret.former && (await attempt(secret.former)))
  if (fits === null) throw new AppError('CODE_EXPIRED')
  if (!fits) throw mismatch()
}

/**
 * Finds the member of a number whose code is right. Only after that is anything told about an account.
 * @throws as `checkCode`
 */
export async function holderByCode(
  db: Db,
  secret: Secret,
  check: CodeCheck & { now: Date },
): Promise<NumberHolder | undefined> {
  const holder = await findNumberHolder(db, check.cellphone)
  // A text message can be intercepted, so operators sign in only with password and second factor: the empty code
  // never matches.
  const isOperator = holder?.role === 'OPERATOR'
  await checkCode(db, secret, isOperator ? { ...check, code: '' } : check)
  return holder
}

/** Serializes sign-ups with one number and members who certify it. */
export const lockNumber = (tx: Tx, secret: Secret, cellphone: string): Promise<void> =>
  lockCode(tx, numberHash(secret, cellphone))

/** Marks a number with a checked code as the member's, and takes it from its previous holder. */
export async function certifyNumber(
  db: Db,
  secret: Secret,
  { cellphone, identity, now }: { cellphone: string; identity: ConfirmedIdentity; now: Date },
): Promise<void> {
  await bindNumber(db, identity, { cellphone, lockNumber: (tx) => lockNumber(tx, secret, cellphone), now })
}

/** Deletes codes and send counts that no longer matter. */
export async function deleteOldCodes(db: Db, now: Date): Promise<void> {
  await deleteExpiredCodes(db, new Date(now.getTime() - REMEMBERED))
}

function mismatch(): AppError {
  return new AppError('CODE_MISMATCH', {
    fields: [{ field: 'code', code: 'INVALID', message: 'is not the code that was sent' }],
  })
}
