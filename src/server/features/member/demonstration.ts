import type { Tx } from '../../db/database.ts'

/**
 * Opens or closes sign-in for members of the demonstration content, whose password is public and who include an
 * operator. Closing also ends their sessions.
 */
export async function setDemonstration(tx: Tx, isOn: boolean): Promise<void> {
  const state = isOn ? 'OPEN' : 'CLOSED'
  await tx
    .updateTable('members')
    .set({ demonstration: state })
    .where('demonstration', 'is not', null)
    .where('demonstration', '<>', state)
    .execute()
  if (isOn) return
  await tx
    .deleteFrom('sessions')
    .where('member_id', 'in', (eb) =>
      eb.selectFrom('members').select('id').where('demonstration', 'is not', null),
    )
    .execute()
}
