import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../../../contract/base/errors.ts'
import {
  finishSocialSignIn,
  SOCIAL_CALLBACK_PATH,
  startSocialSignIn,
} from '../../../contract/account/social.ts'
import { inTransaction } from '../../db/database.ts'
import { on } from '../../http/endpoint-route.ts'
import { confirmIdentity, resumeIdentity } from '../factor/service.ts'
import { signInAs } from '../session/service.ts'
import { insertAttempt, takeAttempt } from './queries.ts'
import { connect, memberOf } from './service.ts'

const GOOD_FOR = 10 * 60_000

const aSecret = () => randomBytes(32).toString('base64url')
const hashOf = (text: string) => createHash('sha256').update(text).digest()
/**
 * The PKCE verifier (RFC 7636) is derived from a value that only the browser stores, so that the database alone does
 * not reveal it.
 */
const verifierOf = (browserKey: string) => hashOf(`code verifier of ${browserKey}`).toString('base64url')

export const socialRoutes = [
  on(startSocialSignIn, async ({ db, params, body, member, services, address, tokenHash, now }) => {
    if (member?.role === 'OPERATOR') throw new AppError('FORBIDDEN')
    const provider = services.social.get(params.provider)
    if (!provider) throw new AppError('NOT_FOUND')
    await services.limits.use('social-address', address)
    if (member) {
      const claim = {
        memberId: member.id,
        password: body.password,
        field: 'password',
        isPasswordNeeded: false,
      }
      await confirmIdentity(db, services, { ...claim, address, tokenHash, now })
    }
    const [state, browserKey] = [aSecret(), aSecret()]
    await insertAttempt(db, {
      stateHash: hashOf(state),
      browserKeyHash: hashOf(browserKey),
      provider: params.provider,
      memberId: member?.id ?? null,
      role: body.role ?? 'EMPLOYEE',
      keepSignedIn: body.keepSignedIn ?? false,
      expiresAt: new Date(now.getTime() + GOOD_FOR),
    })
    const url = provider.authorizeUrl({
      state,
      redirectUri: services.publicUrl() + SOCIAL_CALLBACK_PATH,
      codeChallenge: hashOf(verifierOf(browserKey)).toString('base64url'),
    })
    return { data: { url, state, browserKey } }
  }),
  on(finishSocialSignIn, async (input) => {
    const { db, params, body, member, services, address, tokenHash, userAgent, now } = input
    const provider = services.social.get(params.provider)
    if (!provider) throw new AppError('NOT_FOUND')
    await services.limits.use('social-address', address)
    const { code, state, browserKey, deviceToken } = body
    const attempt = await takeAttempt(
      db,
      { stateHash: hashOf(state), browserKeyHash: hashOf(browserKey), provider: params.provider },
      now,
    )
    if (!attempt || (attempt.memberId !== null && attempt.memberId !== member?.id))
      throw new AppError('SOCIAL_STATE_MISMATCH')
    const { role, keepSignedIn } = attempt
    const redirectUri = services.publicUrl() + SOCIAL_CALLBACK_PATH
    const identity = await provider.identifyByCode({
      code,
      state,
      redirectUri,
      codeVerifier: verifierOf(browserKey),
    })
    if (attempt.memberId !== null && member) {
      // The attempt started with a confirmed identity and is now used up.
      const confirmed = await resumeIdentity(db, member.id, tokenHash)
      await connect(db, confirmed, { provider: params.provider, identity, now })
      const arrival = { ...member, keepSignedIn, userAgent, deviceToken, now }
      return { data: await inTransaction(db, (tx) => signInAs(tx, arrival)) }
    }
    const found = await memberOf(db, services.limits, {
      provider: params.provider,
      identity,
      role,
      langCode: body.langCode,
      now,
    })
    const arrival = { id: found.id, role: found.role, keepSignedIn, userAgent, deviceToken, now }
    return { data: await inTransaction(db, (tx) => signInAs(tx, arrival)) }
  }),
]
