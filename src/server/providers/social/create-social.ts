import type { SocialProvider as ProviderName } from '../../../contract/base/enums.ts'
import { createFacebook, type FacebookSettings } from './facebook.ts'
import { createKakao, type KakaoSettings } from './kakao.ts'
import { createNaver, type NaverSettings } from './naver.ts'
import type { SocialProvider } from './social-provider.ts'

export interface SocialSettings {
  kakao: KakaoSettings | null
  facebook: FacebookSettings | null
  naver: NaverSettings | null
}

export type SocialProviders = ReadonlyMap<ProviderName, SocialProvider>

/** The configured providers, in the order of their buttons. */
export function createSocial({ kakao, facebook, naver }: SocialSettings): SocialProviders {
  const providers = new Map<ProviderName, SocialProvider>()
  if (kakao) providers.set('kakao', createKakao(kakao))
  if (facebook) providers.set('facebook', createFacebook(facebook))
  if (naver) providers.set('naver', createNaver(naver))
  return providers
}
