import type { Tx } from '../../db/database.ts'
import { enqueueTask } from '../../db/tasks.ts'
import {
  clearContactsInTexts,
  clearReportTexts,
  clearStoredAnswers,
  deleteNotificationsAbout,
  deleteTasksFor,
  eraseReasons,
  findLeaving,
} from './erasure-queries.ts'

/**
 * Removes a leaving member's traces from other members' rows, before deleting their own. Undelivered messages are
 * files, which the background removes.
 */
export async function eraseTraces(tx: Tx, memberId: string, now: Date): Promise<void> {
  const leaving = await findLeaving(tx, memberId)
  await deleteNotificationsAbout(tx, leaving)
  await clearReportTexts(tx, leaving)
  await eraseReasons(tx, leaving)
  await clearStoredAnswers(tx, leaving)
  await clearContactsInTexts(tx, leaving)
  await deleteTasksFor(tx, leaving)
  if (leaving.contacts.length > 0)
    await enqueueTask(tx, 'forget-messages', { recipients: [...leaving.contacts] }, now)
}
