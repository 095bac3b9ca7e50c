import type { FastifyInstance } from 'fastify'
import { certify } from '../../contract/account/certification.ts'
import { AppError, type ErrorCode } from '../../contract/base/errors.ts'
import { signIn } from '../../contract/account/member.ts'
import { signInByCellphone, signUpByCellphone } from '../../contract/account/number-proof.ts'
import { finishSocialSignIn } from '../../contract/account/social.ts'
import type { Secret } from '../providers/secret/secret.ts'
import { callerAddress } from './caller-address.ts'
import { calledName } from './problem.ts'

/** Error codes of a failed proof of identity. */
const UNPROVEN: ReadonlySet<ErrorCode> = new Set([
  'CREDENTIALS_MISMATCH',
  'PASSWORD_MISMATCH',
  'CODE_MISMATCH',
  'CODE_EXPIRED',
  'SOCIAL_REFUSED',
  'SOCIAL_STATE_MISMATCH',
])
const SIGN_INS: ReadonlySet<string> = new Set([
  signIn.name,
  certify.name,
  signInByCellphone.name,
  signUpByCellphone.name,
  finishSocialSignIn.name,
])
const SHOWN_BYTES = 9

/**
 * Logs one line for each failed sign-in or other failed proof of identity. Account and address are keyed hashes:
 * attempts can be counted, but nobody can be identified from the log.
 */
export function logFailedSignIns(app: FastifyInstance, secret: Secret): void {
  const hashed = (kind: 'account' | 'address', text: string) =>
    secret.hash('log', kind, text).subarray(0, SHOWN_BYTES).toString('base64url')
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof AppError)) return
    const endpoint = calledName(request)
    const isRefused = error.code === 'TOO_MANY_REQUESTS' && SIGN_INS.has(endpoint)
    if (!isRefused && !UNPROVEN.has(error.code)) return
    const account = accountIn(request.body) ?? request.memberId
    request.log.warn(
      {
        endpoint,
        code: error.code,
        account: account === null ? null : hashed('account', account),
        address: hashed('address', callerAddress(request.ip)),
      },
      'failed sign-in',
    )
  })
}

/** The account as claimed in the body; unverified. */
function accountIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null
  const claims = [
    'email' in body && body.email,
    'cellphone' in body && body.cellphone,
    'thirdPartyUserId' in body && body.thirdPartyUserId,
  ]
  const claim = claims.find((value) => typeof value === 'string')
  return typeof claim === 'string' ? claim.trim().toLowerCase() : null
}
