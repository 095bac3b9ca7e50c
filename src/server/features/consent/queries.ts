import type { Consent, DueConsent } from '../../../contract/account/consent.ts'
import type { Db } from '../../db/database.ts'

export async function findConsents(db: Db, memberId: string): Promise<Consent[]> {
  return db
    .selectFrom('member_consents')
    .select(['legal_text as text', 'version'])
    .where('member_id', '=', memberId)
    .execute()
}

/** A repeated consent keeps its first moment. */
export async function insertConsents(
  db: Db,
  memberId: string,
  texts: readonly DueConsent[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('member_consents')
    .values(
      texts.map(({ text, version, url }) => ({
        member_id: memberId,
        legal_text: text,
        version,
        url,
        consented_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['member_id', 'legal_text', 'version']).doNothing())
    .execute()
}
