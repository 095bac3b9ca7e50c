import { v7 } from 'uuid'
import { AppError, fieldError } from '../../../contract/base/errors.ts'
import { createMember, getMe, setLangCode, signIn, signOut } from '../../../contract/account/member.ts'
import { accountLanguage, isKnownLanguage } from '../../../reference/languages.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { enqueueTask } from '../../db/tasks.ts'
import { on } from '../../http/endpoint-route.ts'
import { closeSessions } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { consentsDue, storeConsents } from '../consent/service.ts'
import { queueEmailConfirmation } from '../email-verification/service.ts'
import { replaceHash } from '../factor/queries.ts'
import { isKnownDevice, signInAs } from '../session/service.ts'
import { identifyByToken, memberOf } from '../social/service.ts'
import { requireGoodPassword } from './password-rules.ts'
import { hashPassword } from './password.ts'
import { findCredentials, findMe, insertMember, lockPassword, updateLangCode } from './queries.ts'
import { verifyPassword } from './verify-password.ts'

const missing = (field: string) => fieldError(field, 'REQUIRED', 'is needed')

interface ThirdParty {
  authType: 'KAKAO' | 'FACEBOOK' | 'NAVER'
  thirdPartyAccessToken?: string | undefined
  thirdPartyUserId?: string | undefined
  role: 'EMPLOYEE' | 'EMPLOYER'
  langCode?: string | undefined
}

const PROVIDERS = { KAKAO: 'kakao', FACEBOOK: 'facebook', NAVER: 'naver' } as const

/** The member whose provider token the browser sent. */
async function thirdParty(
  body: ThirdParty,
  { db, services, address, now }: { db: Db; services: Services; address: string; now: Date },
) {
  const provider = PROVIDERS[body.authType]
  if (!services.social.has(provider))
    throw fieldError('authType', 'UNKNOWN', 'this way to sign in is not set up here')
  if (body.thirdPartyAccessToken === undefined) throw missing('thirdPartyAccessToken')
  await services.limits.use('social-address', address)
  const claim = { accessToken: body.thirdPartyAccessToken, userId: body.thirdPartyUserId }
  const identity = await identifyByToken(services.social, provider, claim)
  return memberOf(db, services.limits, { provider, identity, role: body.role, langCode: body.langCode, now })
}

export const memberRoutes = [
  on(createMember, async ({ db, body, services, address, now }) => {
    if (body.authType !== 'EMAIL') {
      const { role, authType } = body
      const found = await thirdParty({ ...body, authType, role }, { db, services, address, now })
      return { data: { id: found.id }, status: found.isNew ? 201 : 200 }
    }
    const { email, name, password } = body
    if (email === undefined) throw missing('email')
    if (name === undefined) throw missing('name')
    if (password === undefined) throw missing('password')
    await services.limits.use('sign-up-address', address)
    await requireGoodPassword(password, { email, name })
    await services.limits.use('sign-up-account', email)
    const id = v7()
    const passwordHash = await hashPassword(password)
    const langCode = accountLanguage(body.langCode)
    const member = { id, email, name, role: body.role, passwordHash, langCode, now }
    // A taken address is answered like a free one: only its mailbox is told (docs/decisions/0056).
    await inTransaction(db, async (tx) => {
      if (!(await insertMember(tx, member))) return enqueueTask(tx, 'address-taken', { email, langCode }, now)
      await queueEmailConfirmation(tx, id, now)
      await storeConsents(tx, services.site.facts.legal, { memberId: id, consents: body.consents ?? [], now })
    })
    return { data: { id } }
  }),
  on(signIn, async ({ db, body, services, address, userAgent, now }) => {
    const { keepSignedIn = false, deviceToken } = body
    if (body.authType !== 'EMAIL') {
      const { authType } = body
      const role = body.role === 'EMPLOYER' ? 'EMPLOYER' : 'EMPLOYEE'
      const found = await thirdParty({ ...body, authType, role }, { db, services, address, now })
      const arrival = { ...found, keepSignedIn, userAgent, deviceToken, now }
      return { data: await inTransaction(db, (tx) => signInAs(tx, arrival)) }
    }
    const { email, password } = body
    if (email === undefined) throw missing('email')
    if (password === undefined) throw missing('password')
    const found = await findCredentials(db, email)
    // Looked up for unknown addresses too, so that both take the same time.
    const isKnown = deviceToken !== undefined && (await isKnownDevice(db, deviceToken, found?.id ?? v7()))
    const device = found && isKnown ? `${found.id} ${deviceToken}` : null
    const attempt = { account: email, device, address, passwordHash: found?.passwordHash ?? null, password }
    const match = await verifyPassword(services.limits, attempt)
    if (match === 'NONE' || !found?.passwordHash) throw new AppError('CREDENTIALS_MISMATCH')
    const { id, role, passwordHash } = found
    const data = await inTransaction(db, async (tx) => {
      if (!(await lockPassword(tx, id, passwordHash))) throw new AppError('CREDENTIALS_MISMATCH')
      return signInAs(tx, { id, role, keepSignedIn, userAgent, deviceToken, now })
    })
    if (match === 'FORMER')
      await replaceHash(db, { id, from: passwordHash, to: await hashPassword(password) })
    return { data }
  }),
  on(signOut, async ({ db, query, member, tokenHash }) => {
    if (!tokenHash) throw new AppError('UNAUTHENTICATED')
    const session = { memberId: member.id, tokenHash }
    await inTransaction(db, (tx) => closeSessions(tx, session, query.everywhere === 'true'))
    return {}
  }),
  on(getMe, async ({ db, member, services }) => {
    const [me, due] = await Promise.all([
      findMe(db, member),
      consentsDue(db, services.site.facts.legal, member),
    ])
    return { data: { ...me, consentsDue: due } }
  }),
  on(setLangCode, async ({ db, body, member }) => {
    if (!isKnownLanguage(body.langCode))
      throw fieldError('langCode', 'UNKNOWN', 'is no language of the list of countries')
    await updateLangCode(db, member.id, body.langCode)
    return { data: { langCode: body.langCode } }
  }),
]
