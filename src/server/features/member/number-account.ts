import { v7 } from 'uuid'
import type { Consent } from '../../../contract/account/consent.ts'
import type { Role } from '../../../contract/base/enums.ts'
import { AppError } from '../../../contract/base/errors.ts'
import { accountLanguage } from '../../../reference/languages.ts'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import {
  asksOf,
  enterByNumber,
  holderByProof,
  isProvenLately,
  type NumberHolder,
  openProof,
  type Proof,
} from '../certification/number-proof.ts'
import { lockNumber } from '../certification/service.ts'
import { storeConsents } from '../consent/service.ts'
import { giveNumber } from '../factor/service.ts'
import { isKnownDevice } from '../session/service.ts'
import { isSameName } from './find-id.ts'
import { insertMember, lockPassword } from './queries.ts'
import { verifyPassword } from './verify-password.ts'

interface Entrance extends Proof {
  keepSignedIn: boolean
  deviceToken: string | undefined
  userAgent: string | null
  now: Date
}

interface Newcomer extends Entrance {
  name: string
  role: Exclude<Role, 'OPERATOR'>
  langCode: string | undefined
  consents: readonly Consent[]
}

/**
 * Makes an account with a proven number and signs in. A number whose account may have lost it goes to the newcomer. An
 * account that cannot have lost its number is opened instead: the sign-up is a repeat whose answer was lost, or lost a
 * race.
 * @throws AppError CODE_EXPIRED
 */
export function signUpByNumber(db: Db, services: Services, newcomer: Newcomer) {
  const { now, cellphone, proof } = newcomer
  return inTransaction(db, async (tx) => {
    await lockNumber(tx, services.secret, cellphone)
    const { holder, isUsed } = await openProof(tx, newcomer, now)
    const own = holder && (isUsed || isProvenLately(holder, now)) ? holder : undefined
    const { id, role } = own ?? (await createMember(tx, services, newcomer))
    return enterByNumber(tx, { ...newcomer, id, role }, proof)
  })
}

async function createMember(tx: Tx, services: Services, newcomer: Newcomer) {
  const { name, role, cellphone, consents, now } = newcomer
  const id = v7()
  const langCode = accountLanguage(newcomer.langCode)
  await insertMember(tx, { id, email: null, name, role, passwordHash: null, langCode, now })
  await giveNumber(tx, id, cellphone, now)
  await storeConsents(tx, services.site.facts.legal, { memberId: id, consents, now })
  return { id, role }
}

interface Returning extends Entrance {
  name: string | undefined
  password: string | undefined
  address: string
}

/**
 * Opens the account of a proven number that may have changed hands, with one more thing that its member knows.
 * @throws AppError CODE_EXPIRED, CREDENTIALS_MISMATCH, PASSWORD_MISMATCH, TOO_MANY_REQUESTS
 */
export async function signInByNumber(db: Db, services: Services, claim: Returning) {
  const { cellphone, proof, now } = claim
  const known = await holderByProof(db, { cellphone, proof }, now)
  await services.limits.use('number-owner', known.id)
  const passwordHash = asksOf(known) === 'PASSWORD' ? known.passwordHash : null
  if (passwordHash !== null) await requirePassword(db, services, known, { ...claim, passwordHash })
  else if (claim.name === undefined || !isSameName(known.name, claim.name)) throw mismatch(claim.name)
  return inTransaction(db, async (tx) => {
    const { holder } = await openProof(tx, claim, now)
    if (holder?.id !== known.id) throw new AppError('CODE_EXPIRED')
    if (passwordHash !== null && !(await lockPassword(tx, known.id, passwordHash)))
      throw new AppError('PASSWORD_MISMATCH')
    return enterByNumber(tx, { ...claim, id: known.id, role: known.role }, proof)
  })
}

async function requirePassword(
  db: Db,
  { limits }: Services,
  { id, email }: NumberHolder,
  { password, passwordHash, deviceToken, address }: Returning & { passwordHash: string },
): Promise<void> {
  const isKnown = deviceToken !== undefined && (await isKnownDevice(db, deviceToken, id))
  const device = isKnown ? `${id} ${deviceToken}` : null
  const attempt = { account: email ?? id, device, address, passwordHash, password: password ?? '' }
  if ((await verifyPassword(limits, attempt)) !== 'NONE') return
  const code = password === undefined ? 'REQUIRED' : 'INVALID'
  throw new AppError('PASSWORD_MISMATCH', {
    fields: [{ field: 'password', code, message: 'is not the password' }],
  })
}

const mismatch = (name: string | undefined) =>
  new AppError('CREDENTIALS_MISMATCH', {
    fields: [
      {
        field: 'name',
        code: name === undefined ? 'REQUIRED' : 'INVALID',
        message: 'is not the name of the account',
      },
    ],
  })
