import type { QueryClient } from '@tanstack/react-query'
import type { SocialProvider } from '../../../contract/enums.ts'
import { signOut } from '../../../contract/member.ts'
import { finishSocialSignIn, startSocialSignIn } from '../../../contract/social.ts'
import { call } from '../../lib/api.ts'
import { currentSession } from '../../lib/session.ts'
import { keepAttempt, type SocialAttempt } from './social-attempts.ts'
import { enter } from './start-session.ts'

export type SocialStart = Omit<SocialAttempt, 'state' | 'browserKey' | 'begunAt'> & {
  role?: 'EMPLOYEE' | 'EMPLOYER'
  keepSignedIn?: boolean
}

/** @returns the provider's address, for the browser to go to. */
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
  keepAttempt({ provider, purpose, redirect, state, browserKey, begunAt: Date.now() })
  return url
}

/** With what the provider sent the browser back with. */
export async function completeSocialSignIn(
  queries: QueryClient,
  { provider, purpose, state, browserKey }: SocialAttempt,
  code: string,
): Promise<void> {
  const session = currentSession()
  const isConnecting = purpose === 'CONNECT' && session !== null
  const { data: granted } = await call(finishSocialSignIn, {
    params: { provider },
    body: { code, state, browserKey },
    ...(isConnecting ? { token: session.token } : {}),
  })
  // Whoever connects a provider is signed in already: the session that came with it is one too many.
  if (isConnecting) await call(signOut, { token: granted.accessToken })
  else await enter(queries, granted)
}

export const providerNames: Record<SocialProvider, string> = {
  kakao: 'Kakao',
  facebook: 'Facebook',
  naver: 'Naver',
}
