import type { DueConsent } from '../../../contract/account/consent.ts'
import type { Site } from '../../../contract/site/site.ts'

/** The texts that a newcomer agrees to: those that the operator has set. */
export function currentTexts(legal: Site['legal'] | undefined): DueConsent[] {
  const texts: DueConsent[] = []
  if (legal?.termsUrl && legal.termsVersion)
    texts.push({ text: 'TERMS', url: legal.termsUrl, version: legal.termsVersion })
  if (legal?.privacyUrl && legal.privacyVersion)
    texts.push({ text: 'PRIVACY', url: legal.privacyUrl, version: legal.privacyVersion })
  return texts
}
