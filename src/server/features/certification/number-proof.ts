import { createHash, randomBytes } from 'node:crypto'
import { type NumberAsks, PROOF_MINUTES } from '../../../contract/account/certification.ts'
import type { Role } from '../../../contract/base/enums.ts'
import { AppError } from '../../../contract/base/errors.ts'
import type { Db, Tx } from '../../db/database.ts'
import { renewNumber } from '../factor/service.ts'
import { isKnownDevice, signInAs } from '../session/service.ts'
import {
  findNumberHolder,
  findProof,
  insertProof,
  keepProofFor,
  lockProof,
  type NumberHolder,
} from './queries.ts'

export type { NumberHolder }

/** Korean carriers give a number to somebody else 90 days after it was given up (since April 2023; 28 before). */
const LATELY = 90 * 86_400_000

/** Whether the number cannot have changed hands since a code to it was last entered. */
export const isProvenLately = ({ provenAt }: NumberHolder, now: Date) =>
  now.getTime() - provenAt.getTime() < LATELY

/** Whether a right code alone opens the account of the number. */
export async function opensAtOnce(
  db: Db,
  holder: NumberHolder,
  { deviceToken, now }: { deviceToken: string | undefined; now: Date },
): Promise<boolean> {
  return (
    isProvenLately(holder, now) ||
    (deviceToken !== undefined && (await isKnownDevice(db, deviceToken, holder.id)))
  )
}

/** What the member of the number is asked for: a password only where a forgotten one can be replaced by mail. */
export function asksOf(holder: NumberHolder | undefined): NumberAsks {
  if (!holder) return 'SIGN_UP'
  return holder.passwordHash !== null && holder.email !== null ? 'PASSWORD' : 'NAME'
}

/** Proves for a while that whoever has the token holds the number; a code is used up when it is checked. */
export async function issueProof(
  db: Db,
  { cellphone, holder, now }: { cellphone: string; holder: NumberHolder | undefined; now: Date },
): Promise<{ token: string; expiresAt: string; asks: NumberAsks }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + PROOF_MINUTES * 60_000)
  await insertProof(db, hashOf({ cellphone, proof: token }), expiresAt)
  return { token, expiresAt: expiresAt.toISOString(), asks: asksOf(holder) }
}

export interface Proof {
  cellphone: string
  proof: string
}

/**
 * Locks a proof and finds the member of its number.
 * @throws AppError CODE_EXPIRED if it is unknown or expired, has opened another account, or an operator has the number
 */
export async function openProof(tx: Tx, proof: Proof, now: Date) {
  const found = await lockProof(tx, hashOf(proof), now)
  const holder = await findNumberHolder(tx, proof.cellphone)
  if (!found || holder?.role === 'OPERATOR') throw new AppError('CODE_EXPIRED')
  if (found.memberId !== null && found.memberId !== holder?.id) throw new AppError('CODE_EXPIRED')
  return { holder, isUsed: found.memberId !== null }
}

/** @returns the member of a valid proof's number, without locking either */
export async function holderByProof(db: Db, proof: Proof, now: Date): Promise<NumberHolder> {
  const found = await findProof(db, hashOf(proof), now)
  const holder = found && (await findNumberHolder(db, proof.cellphone))
  if (!holder || holder.role === 'OPERATOR') throw new AppError('CODE_EXPIRED')
  return holder
}

interface NumberArrival {
  id: string
  role: Role
  cellphone: string
  keepSignedIn: boolean
  userAgent: string | null
  deviceToken: string | undefined
  now: Date
}

/**
 * Opens a session for the member of a number that was just proven.
 * @throws AppError CODE_EXPIRED if the number has another member by now
 */
export async function enterByNumber(tx: Tx, arrival: NumberArrival, proof?: string) {
  const { id, cellphone, now } = arrival
  if (!(await renewNumber(tx, id, cellphone, now))) throw new AppError('CODE_EXPIRED')
  if (proof !== undefined) await keepProofFor(tx, hashOf({ cellphone, proof }), id)
  return signInAs(tx, arrival)
}

/** The number is hashed with the token, so that a proof is valid for its number only. */
const hashOf = ({ cellphone, proof }: Proof) => createHash('sha256').update(`${proof} ${cellphone}`).digest()
