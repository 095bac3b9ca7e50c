import type { Db } from '../../db/database.ts'

/**
 * Lets the members of the demonstration content sign in, or no longer: their password is public, and one of them is an
 * operator. Closing ends their sessions as well.
 */
export async function setDemonstration(db: Db, isOn: boolean): Promise<void> {
  const state = isOn ? 'OPEN' : 'CLOSED'
  await db
    .updateTable('members')
    .set({ demonstration: state })
    .where('demonstration', 'is not', null)
    .where('demonstration', '<>', state)
    .execute()
  if (isOn) return
  await db
    .deleteFrom('sessions')
    .where('member_id', 'in', (eb) =>
      eb.selectFrom('members').select('id').where('demonstration', 'is not', null),
    )
    .execute()
}
