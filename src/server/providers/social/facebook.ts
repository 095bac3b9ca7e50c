import { createHmac } from 'node:crypto'
import { AppError } from '../../../contract/base/errors.ts'
import { addressAt, askProvider, partOf, required, textOf } from './ask-provider.ts'
import type { SocialIdentity, SocialProvider } from './social-provider.ts'

export interface FacebookSettings {
  clientId: string
  clientSecret: string
  /** Both URLs include the version of the Graph API. */
  authUrl: string
  apiUrl: string
}

/** Facebook Login, manual flow (developers.facebook.com). */
export function createFacebook(settings: FacebookSettings): SocialProvider {
  const { clientId, clientSecret, authUrl, apiUrl } = settings
  return {
    authorizeUrl: ({ state, redirectUri, codeChallenge }) =>
      addressAt(authUrl, '/dialog/oauth', {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'public_profile,email',
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      }).href,
    async identifyByCode({ code, redirectUri, codeVerifier }) {
      const token = await askProvider(addressAt(apiUrl, '/oauth/access_token'), {
        form: {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uri: redirectUri,
          code,
          code_verifier: codeVerifier,
        },
      })
      return profile(settings, required(textOf(token['access_token'])))
    },
    async identifyByToken(accessToken) {
      const answer = await askProvider(
        addressAt(apiUrl, '/debug_token', {
          input_token: accessToken,
          access_token: `${clientId}|${clientSecret}`,
        }),
      )
      const token = partOf(answer['data'])
      if (token['is_valid'] !== true || textOf(token['app_id']) !== clientId)
        throw new AppError('SOCIAL_REFUSED')
      return profile(settings, accessToken)
    },
  }
}

async function profile(settings: FacebookSettings, accessToken: string): Promise<SocialIdentity> {
  // The proof shows that the request comes from the app's server.
  const proof = createHmac('sha256', settings.clientSecret).update(accessToken).digest('hex')
  const person = await askProvider(
    addressAt(settings.apiUrl, '/me', { fields: 'id,name,email', appsecret_proof: proof }),
    { accessToken },
  )
  const email = textOf(person['email'])
  return {
    id: required(textOf(person['id'])),
    email,
    // Facebook returns only confirmed addresses.
    isEmailVerified: email !== null,
    name: textOf(person['name']),
  }
}
