import { AppError } from '../../../contract/base/errors.ts'
import { addressAt, askProvider, partOf, required, textOf } from './ask-provider.ts'
import type { SocialIdentity, SocialProvider } from './social-provider.ts'

export interface KakaoSettings {
  /** REST API key. */
  clientId: string
  clientSecret: string | null
  /** App id, needed to reject access tokens issued to other apps. */
  appId: string | null
  authUrl: string
  apiUrl: string
}

/** Kakao Login, REST API (developers.kakao.com). */
export function createKakao(settings: KakaoSettings): SocialProvider {
  const { clientId, clientSecret, appId, authUrl, apiUrl } = settings
  return {
    authorizeUrl: ({ state, redirectUri, codeChallenge }) =>
      addressAt(authUrl, '/oauth/authorize', {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      }).href,
    async identifyByCode({ code, redirectUri, codeVerifier }) {
      const token = await askProvider(addressAt(authUrl, '/oauth/token'), {
        form: {
          grant_type: 'authorization_code',
          client_id: clientId,
          client_secret: clientSecret ?? undefined,
          redirect_uri: redirectUri,
          code,
          code_verifier: codeVerifier,
        },
      })
      return profile(apiUrl, required(textOf(token['access_token'])))
    },
    async identifyByToken(accessToken) {
      const info = await askProvider(addressAt(apiUrl, '/v1/user/access_token_info'), { accessToken })
      if (appId === null || textOf(info['app_id']) !== appId) throw new AppError('SOCIAL_REFUSED')
      return profile(apiUrl, accessToken)
    },
  }
}

async function profile(apiUrl: string, accessToken: string): Promise<SocialIdentity> {
  const person = await askProvider(addressAt(apiUrl, '/v2/user/me'), { accessToken })
  const account = partOf(person['kakao_account'])
  return {
    id: required(textOf(person['id'])),
    email: textOf(account['email']),
    isEmailVerified: account['is_email_valid'] === true && account['is_email_verified'] === true,
    name: textOf(partOf(account['profile'])['nickname']) ?? textOf(account['name']),
  }
}
