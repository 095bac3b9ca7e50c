import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { SocialProvider } from '../../../../contract/base/enums.ts'
import { getMe, signOut } from '../../../../contract/account/member.ts'
import { finishSocialSignIn, startSocialSignIn } from '../../../../contract/account/social.ts'
import { call } from '../../../api/api.ts'
import { deviceTokenPart } from '../../../api/device-token.ts'
import { me } from '../../../entities/member/me-query.ts'
import { currentLanguage } from '../../../i18n/current-language.ts'
import { currentSession } from '../../../api/session.ts'
import { storeQuery } from '../../../offline/cache/stored-queries.ts'
import { storeAttempt, type SocialAttempt } from './social-attempts.ts'
import { enter, type Entry } from './start-session.ts'

export type SocialStart = Omit<SocialAttempt, 'state' | 'browserKey' | 'begunAt'> & {
  role?: 'EMPLOYEE' | 'EMPLOYER'
  keepSignedIn?: boolean
  /** Required to connect a provider when the sign-in is not recent. */
  password?: string
}

/** @returns the provider's address to navigate to */
export async function beginSocialSignIn({
  provider,
  purpose,
  redirect,
  ...body
}: SocialStart): Promise<string> {
  const token = purpose === 'CONNECT' ? currentSession()?.token : undefined
  const { data } = await call(startSocialSignIn, {
    params: { provider },
    body,
    ...(token === undefined ? {} : { token }),
  })
  const { state, browserKey, url } = data
  storeAttempt({ provider, purpose, redirect, state, browserKey, begunAt: Date.now() })
  return url
}

/** Completes an attempt with the provider's answer. */
export async function completeSocialSignIn(
  queries: QueryClient,
  { provider, purpose, state, browserKey }: SocialAttempt,
  code: string,
): Promise<Entry> {
  const session = currentSession()
  const isConnecting = purpose === 'CONNECT' && session !== null
  const { data: granted } = await call(finishSocialSignIn, {
    params: { provider },
    body: { code, state, browserKey, langCode: currentLanguage(), ...deviceTokenPart() },
    ...(isConnecting ? { token: session.token } : {}),
  })
  if (!isConnecting) return enter(queries, granted)
  // When connecting, the member is signed in already: end the additional session.
  await call(signOut, { token: granted.accessToken })
  await refetchMe(queries, session.token)
  return null
}

/** Data read before leaving for the provider still counts as fresh, so refetch it. */
async function refetchMe(queries: QueryClient, token: string) {
  const askedAt = Date.now()
  const answer = await call(getMe, { token })
  const { queryKey } = me()
  queries.setQueryData(queryKey, { ...answer, askedAt })
  await storeQuery(queries, queryKey)
}

export const providerNames: Record<SocialProvider, MessageDescriptor> = {
  kakao: msg`Kakao`,
  facebook: msg`Facebook`,
  naver: msg`Naver`,
}
