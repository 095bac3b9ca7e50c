import type { Consent, DueConsent } from '../../../contract/account/consent.ts'
import type { Role } from '../../../contract/base/enums.ts'
import type { Site } from '../../../contract/site/site.ts'
import type { Db } from '../../db/database.ts'
import { findConsents, insertConsents } from './queries.ts'

type Legal = Site['legal']

/** The texts that are set, in their current version. */
function currentTexts({ termsUrl, termsVersion, privacyUrl, privacyVersion }: Legal): DueConsent[] {
  const texts: DueConsent[] = []
  if (termsUrl && termsVersion) texts.push({ text: 'TERMS', version: termsVersion, url: termsUrl })
  if (privacyUrl && privacyVersion) texts.push({ text: 'PRIVACY', version: privacyVersion, url: privacyUrl })
  return texts
}

const isOf = (one: Consent) => (other: Consent) => one.text === other.text && one.version === other.version

/** The texts whose current version the member has not agreed to. Operators work for whoever publishes them. */
export async function consentsDue(
  db: Db,
  legal: Legal,
  member: { id: string; role: Role },
): Promise<DueConsent[]> {
  const texts = currentTexts(legal)
  if (texts.length === 0 || member.role === 'OPERATOR') return []
  const given = await findConsents(db, member.id)
  return texts.filter((text) => !given.some(isOf(text)))
}

/** Stores what the member agrees to, as far as it is current. */
export async function storeConsents(
  db: Db,
  legal: Legal,
  { memberId, consents, now }: { memberId: string; consents: readonly Consent[]; now: Date },
): Promise<void> {
  const agreed = currentTexts(legal).filter((text) => consents.some(isOf(text)))
  if (agreed.length > 0) await insertConsents(db, memberId, agreed, now)
}
