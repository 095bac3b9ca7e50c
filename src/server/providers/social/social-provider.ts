export interface SocialIdentity {
  /** Of the person, in this site's app at the provider. */
  id: string
  email: string | null
  /** Whether the provider vouches that the address is the person's. */
  isEmailVerified: boolean
  name: string | null
}

export interface SocialCode {
  code: string
  state: string
  redirectUri: string
  codeVerifier: string
}

/** Signing in through another site (OAuth 2, authorization code). */
export interface SocialProvider {
  /** Where the browser is sent. The challenge is S256 (RFC 7636); a provider without PKCE leaves it out. */
  authorizeUrl(request: { state: string; redirectUri: string; codeChallenge: string }): string
  /**
   * Who the code was given to.
   * @throws AppError SOCIAL_REFUSED where the provider does not take the code, UNAVAILABLE where it does not answer
   */
  identifyByCode(code: SocialCode): Promise<SocialIdentity>
  /**
   * Whose access token it is, as the provider says.
   * @throws as above; SOCIAL_REFUSED also where the token was given to another app, as far as the provider tells
   */
  identifyByToken(accessToken: string): Promise<SocialIdentity>
}
