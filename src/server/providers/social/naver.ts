import { addressAt, askProvider, partOf, required, textOf } from './ask-provider.ts'
import type { SocialIdentity, SocialProvider } from './social-provider.ts'

export interface NaverSettings {
  clientId: string
  clientSecret: string
  authUrl: string
  apiUrl: string
}

/** Naver Login (developers.naver.com). It has no PKCE and does not tell which app a token was issued to. */
export function createNaver({ clientId, clientSecret, authUrl, apiUrl }: NaverSettings): SocialProvider {
  return {
    authorizeUrl: ({ state, redirectUri }) =>
      addressAt(authUrl, '/oauth2.0/authorize', {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
      }).href,
    async identifyByCode({ code, state }) {
      const token = await askProvider(addressAt(authUrl, '/oauth2.0/token'), {
        form: {
          grant_type: 'authorization_code',
          client_id: clientId,
          client_secret: clientSecret,
          code,
          state,
        },
      })
      return profile(apiUrl, required(textOf(token['access_token'])))
    },
    async identifyByToken(accessToken) {
      // User ids are specific to an app, so another app's token matches no member. Its e-mail address is not trusted.
      return { ...(await profile(apiUrl, accessToken)), isEmailVerified: false }
    },
  }
}

async function profile(apiUrl: string, accessToken: string): Promise<SocialIdentity> {
  const answer = await askProvider(addressAt(apiUrl, '/v1/nid/me'), { accessToken })
  const person = partOf(answer['response'])
  const email = textOf(person['email'])
  return {
    id: required(answer['resultcode'] === '00' ? textOf(person['id']) : null),
    email,
    // The contact address is arbitrary; only Naver's own addresses belong to the account.
    isEmailVerified: email !== null && /@naver\.com$/i.test(email),
    name: textOf(person['name']) ?? textOf(person['nickname']),
  }
}
