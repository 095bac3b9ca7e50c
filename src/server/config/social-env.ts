import type { SocialSettings } from '../providers/social/create-social.ts'

type Source = Record<string, string | undefined>

/**
 * The sign-in providers whose keys are set; URLs default to the providers' own.
 * @throws Error naming a key whose counterpart is missing
 */
export function socialSettings(source: Source): SocialSettings {
  const kakao = source['KAKAO_CLIENT_ID']
  const facebook = pair(source, 'FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET')
  const naver = pair(source, 'NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET')
  return {
    kakao: kakao
      ? {
          clientId: kakao,
          clientSecret: source['KAKAO_CLIENT_SECRET'] || null,
          appId: source['KAKAO_APP_ID'] || null,
          authUrl: source['KAKAO_AUTH_URL'] || 'https://kauth.kakao.com',
          apiUrl: source['KAKAO_API_URL'] || 'https://kapi.kakao.com',
        }
      : null,
    facebook: facebook && {
      ...facebook,
      authUrl: source['FACEBOOK_AUTH_URL'] || 'https://www.facebook.com/v23.0',
      apiUrl: source['FACEBOOK_API_URL'] || 'https://graph.facebook.com/v23.0',
    },
    naver: naver && {
      ...naver,
      authUrl: source['NAVER_AUTH_URL'] || 'https://nid.naver.com',
      apiUrl: source['NAVER_API_URL'] || 'https://openapi.naver.com',
    },
  }
}

function pair(source: Source, id: string, secret: string) {
  const [clientId, clientSecret] = [source[id], source[secret]]
  if (clientId && clientSecret) return { clientId, clientSecret }
  if (clientId || clientSecret) throw new Error(`${id} and ${secret} are set together or not at all`)
  return null
}
