export interface SocialIdentity {
  /** The user's id, specific to this site's app at the provider. */
  id: string
  email: string | null
  /** Whether the provider has verified the address. */
  isEmailVerified: boolean
  name: string | null
}

export interface SocialCode {
  code: string
  state: string
  redirectUri: string
  codeVerifier: string
}

/** Signs in through a provider (OAuth 2, authorization code). */
export interface SocialProvider {
  /** URL to redirect the browser to. The challenge is S256 (RFC 7636); providers without PKCE omit it. */
  authorizeUrl(request: { state: string; redirectUri: string; codeChallenge: string }): string
  /**
   * Returns the user that the code was issued for.
   * @throws AppError SOCIAL_REFUSED if the provider rejects the code, UNAVAILABLE if it does not respond
   */
  identifyByCode(code: SocialCode): Promise<SocialIdentity>
  /**
   * Returns the user of an access token, as reported by the provider.
   * @throws as above; SOCIAL_REFUSED also for a token issued to another app, if the provider tells
   */
  identifyByToken(accessToken: string): Promise<SocialIdentity>
}
