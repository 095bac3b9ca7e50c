import { v7 } from 'uuid'
import * as z from 'zod/mini'
import { AppError } from '../../../contract/base/errors.ts'
import type { Role, SocialProvider as ProviderName } from '../../../contract/base/enums.ts'
import { MemberName } from '../../../contract/account/member-name.ts'
import { accountLanguage } from '../../../reference/languages.ts'
import { readsKorean } from '../../../reference/name-in.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import type { SocialProviders } from '../../providers/social/create-social.ts'
import type { SocialIdentity } from '../../providers/social/social-provider.ts'
import { connectNewMember, connectProvider, type ConfirmedIdentity } from '../factor/service.ts'
import { findCredentials, insertMember } from '../member/queries.ts'
import { findConnected } from './queries.ts'

export interface Person {
  provider: ProviderName
  identity: SocialIdentity
  /** Role of the account to create if there is none yet. */
  role: Exclude<Role, 'OPERATOR'>
  /** Language of that account. */
  langCode?: string | undefined
  now: Date
}

const MAX_NAME_LENGTH = 60

/**
 * Asks the provider who owns a token sent by the browser. A different user id sent along is refused.
 * @throws AppError SOCIAL_REFUSED, UNAVAILABLE
 */
export async function identifyByToken(
  providers: SocialProviders,
  provider: ProviderName,
  claim: { accessToken: string; userId: string | undefined },
): Promise<SocialIdentity> {
  const identity = await providers.get(provider)?.identifyByToken(claim.accessToken)
  if (!identity || (claim.userId !== undefined && claim.userId !== identity.id))
    throw new AppError('SOCIAL_REFUSED')
  return identity
}

/**
 * Finds or creates the member for a provider's account.
 * @throws AppError SOCIAL_REFUSED for an operator's, ACCOUNT_EXISTS if its address belongs to another member: an
 * address does not prove that both are the same person; TOO_MANY_REQUESTS
 */
export async function memberOf(
  db: Db,
  limits: RateLimits,
  person: Person,
): Promise<{ id: string; role: Role; isNew: boolean }> {
  const { provider, identity } = person
  const known = await findConnected(db, provider, identity.id)
  // Operators sign in only with password and second factor.
  if (known?.role === 'OPERATOR') throw new AppError('SOCIAL_REFUSED')
  if (known) return { ...known, isNew: false }
  const email = addressOf(identity)
  // Anybody's address may be entered at such a provider: bound how many its account can ask about.
  if (email !== null && !identity.isEmailVerified)
    await limits.use('social-account', `${provider} ${identity.id}`)
  if (email !== null && (await findCredentials(db, email))) throw new AppError('ACCOUNT_EXISTS')
  const id = await createMember(db, person, identity.isEmailVerified ? email : null)
  if (id !== null) return { id, role: person.role, isNew: true }
  // A concurrent request of the same person came first.
  const other = await findConnected(db, provider, identity.id)
  if (!other) throw new AppError('UNAVAILABLE', { retryAfter: 1 })
  return { ...other, isNew: false }
}

/** @returns null if the provider's account is taken meanwhile */
async function createMember(
  db: Db,
  { provider, identity, role, langCode, now }: Person,
  email: string | null,
) {
  const id = v7()
  // Provider names are arbitrary and may be an address or worse.
  const given = Array.from(identity.name?.trim() ?? '')
    .slice(0, MAX_NAME_LENGTH)
    .join('')
  const name =
    z.safeParse(MemberName, given).data ?? (readsKorean(accountLanguage(langCode)) ? '회원' : 'Member')
  const member = {
    id,
    email,
    name,
    role,
    passwordHash: null,
    langCode: accountLanguage(langCode),
    isEmailVerified: email !== null,
    now,
  }
  try {
    await inTransaction(db, async (tx) => {
      if (!(await insertMember(tx, member))) throw new AppError('ACCOUNT_EXISTS')
      const connection = {
        provider,
        providerUserId: identity.id,
        memberId: id,
        confirmedEmail: email,
        now,
      }
      if (!(await connectNewMember(tx, connection))) throw new AppError('SOCIAL_IN_USE')
    })
    return id
  } catch (error) {
    if (error instanceof AppError && error.code === 'SOCIAL_IN_USE') return null
    throw error
  }
}

/**
 * Connects a provider's account to a member; idempotent.
 * @throws AppError SOCIAL_IN_USE if it is another member's, or the member has another one there
 */
export async function connect(
  db: Db,
  confirmed: ConfirmedIdentity,
  { provider, identity, now }: Omit<Person, 'role' | 'langCode'>,
): Promise<void> {
  const { id: memberId, email } = confirmed.member
  const confirmedEmail =
    identity.isEmailVerified && email !== null && addressOf(identity) === email ? email : null
  const connection = { provider, providerUserId: identity.id, memberId, confirmedEmail, now }
  await connectProvider(db, confirmed, connection, async (tx) => {
    const owner = await findConnected(tx, provider, identity.id)
    return owner?.id === memberId
  })
}

const addressOf = (identity: SocialIdentity) => identity.email?.trim().toLowerCase() ?? null
