import { randomBytes } from 'node:crypto'
import { generateSecret, generateURI, verifySync } from 'otplib'
import { AppError } from '../../../contract/base/errors.ts'
import { inTransaction, type Db, type Tx } from '../../db/database.ts'
import { hashWith, type Secret } from '../../providers/secret/secret.ts'
import type { Services } from '../../services.ts'
import { findMemberById } from '../member/queries.ts'
import { insertAct } from '../operator/audit.ts'
import {
  confirmKey,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  insertRecoveryCodes,
  isSessionPassed,
  markSessionPassed,
  type OperatorFactor,
  replaceUnconfirmedKey,
  takeRecoveryCode,
  consumeTimeStep,
} from './queries.ts'

const RECOVERY_CODES = 10
/** Clocks may differ by one time step (RFC 6238, section 5.2) of this length. */
const SKEW_SECONDS = 30
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export interface Caller {
  memberId: string
  tokenHash: Buffer
  now: Date
}

export async function secondFactorState(db: Db, { memberId, tokenHash }: Caller) {
  const [factor, isPassed, recoveryCodesLeft] = await Promise.all([
    findFactor(db, memberId),
    isSessionPassed(db, tokenHash),
    countRecoveryCodes(db, memberId),
  ])
  return { isSet: factor?.confirmed_at != null, isPassed, recoveryCodesLeft }
}

/**
 * Creates a new key each time, so that a key shown to somebody else cannot become the operator's.
 * @throws AppError SECOND_FACTOR_SET
 */
export async function beginSetUp(db: Db, secret: Secret, { memberId, now }: Caller) {
  const key = generateSecret()
  const sealed = secret.encrypt('second-factor', key, memberId)
  if (!(await replaceUnconfirmedKey(db, { memberId, key: sealed, now })))
    throw new AppError('SECOND_FACTOR_SET')
  const label = (await findMemberById(db, memberId))?.email ?? memberId
  return { key, uri: generateURI({ issuer: 'Ilteo', label, secret: key }) }
}

/**
 * @returns recovery codes, stored only as hashes
 * @throws AppError CODE_MISMATCH, SECOND_FACTOR_SET, TOO_MANY_REQUESTS
 */
export async function confirmSetUp(
  db: Db,
  services: Pick<Services, 'secret' | 'limits'>,
  caller: Caller,
  code: string,
): Promise<string[]> {
  const { memberId, tokenHash, now } = caller
  await countTry(services, memberId)
  const factor = await findFactor(db, memberId)
  if (factor?.confirmed_at) throw new AppError('SECOND_FACTOR_SET')
  const step = factor ? timeStepOf(services.secret, factor, code, now) : null
  if (!factor || step === null) throw mismatch()
  const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode)
  await inTransaction(db, async (tx) => {
    if (!(await confirmKey(tx, { memberId, key: factor.key, step, now }))) throw mismatch()
    await insertRecoveryCodes(
      tx,
      memberId,
      codes.map((each) => hashOf(services.secret, memberId, each)),
    )
    await markSessionPassed(tx, tokenHash)
    await insertAct(tx, { operatorId: memberId, act: 'operator.setFactor', subject: memberId, now })
  })
  await clearAttempts(services, memberId)
  return codes.map((each) => `${each.slice(0, 5)}-${each.slice(5)}`)
}

/**
 * Completes the sign-in. A session that has passed succeeds again with any code, because its first answer may have
 * been lost.
 * @throws AppError CODE_MISMATCH also for a used code, TOO_MANY_REQUESTS
 */
export async function passSecondFactor(
  db: Db,
  services: Pick<Services, 'secret' | 'limits'>,
  caller: Caller,
  code: string,
): Promise<void> {
  const { memberId, tokenHash } = caller
  if (await isSessionPassed(db, tokenHash)) return
  await countTry(services, memberId)
  await inTransaction(db, async (tx) => {
    if (!(await takeCode(tx, services.secret, caller, code))) throw mismatch()
    await markSessionPassed(tx, tokenHash)
  })
  await clearAttempts(services, memberId)
}

/** @returns false if the code is wrong or used */
async function takeCode(tx: Tx, secret: Secret, { memberId, now }: Caller, code: string): Promise<boolean> {
  const factor = await findFactor(tx, memberId)
  if (!factor?.confirmed_at) return false
  if (/^\d{6}$/.test(code)) {
    const step = timeStepOf(secret, factor, code, now)
    return step !== null && consumeTimeStep(tx, memberId, step)
  }
  if (!(await takeRecoveryCode(tx, memberId, hashesOf(secret, factor, code), now))) return false
  const details = { left: await countRecoveryCodes(tx, memberId) }
  await insertAct(tx, { operatorId: memberId, act: 'operator.recover', subject: memberId, details, now })
  return true
}

/**
 * For an operator who lost app and recovery codes: ends all sessions, and the next sign-in sets up a new second
 * factor. Only for the command line.
 */
export async function resetSecondFactor(tx: Tx, memberId: string, now: Date): Promise<void> {
  await deleteFactor(tx, memberId)
  await tx.deleteFrom('sessions').where('member_id', '=', memberId).execute()
  await insertAct(tx, { operatorId: null, act: 'operator.resetFactor', subject: memberId, now })
}

/** The time step of the code; null if it is none of the three currently accepted. */
function timeStepOf(
  secret: Secret,
  { member_id: memberId, key }: { member_id: string; key: Buffer },
  code: string,
  now: Date,
): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const result = verifySync({
    secret: secret.decrypt('second-factor', key, memberId),
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: SKEW_SECONDS,
  })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

/** Counted before checking, so that concurrent tries cannot exceed the limit. */
async function countTry({ limits }: Pick<Services, 'limits'>, memberId: string): Promise<void> {
  await limits.use('second-factor', memberId)
  await limits.use('second-factor-day', memberId)
}

async function clearAttempts({ limits }: Pick<Services, 'limits'>, memberId: string): Promise<void> {
  await Promise.all([limits.clear('second-factor', memberId), limits.clear('second-factor-day', memberId)])
}

/** Fifty bits, in characters that are not easily confused. */
const recoveryCode = () => Array.from(randomBytes(10), (byte) => BASE32[byte % BASE32.length]).join('')

const hashOf = (secret: Secret, memberId: string, code: string) =>
  secret.hash('second-factor', memberId, code)

/** Of a code that was made with any key that is still accepted. */
function hashesOf(secret: Secret, factor: OperatorFactor, code: string): Buffer[] {
  const { member_id: memberId, code_key: sealed } = factor
  const keys = [secret, secret.former].map((each) => each?.hashKey('second-factor'))
  if (sealed) keys.push(Buffer.from(secret.decrypt('recovery-codes', sealed, memberId), 'hex'))
  return keys.filter((key) => key !== undefined).map((key) => hashWith(key, memberId, code))
}

const mismatch = () =>
  new AppError('CODE_MISMATCH', {
    fields: [{ field: 'code', code: 'INVALID', message: 'is no code that works now' }],
  })
