import { AppError } from '../../../contract/base/errors.ts'
import type { ApplicationStatus } from '../../../contract/base/enums.ts'
import type { Db } from '../../db/database.ts'
import { notify } from '../notification/service.ts'
import { lockApplication, setStatus } from './queries.ts'

export type Decision = 'READ' | 'SHORTLISTED' | 'REJECTED'

const KINDS = {
  READ: 'APPLICATION_READ',
  SHORTLISTED: 'APPLICATION_SHORTLISTED',
  REJECTED: 'APPLICATION_REJECTED',
} as const satisfies Record<Decision, string>

/**
 * Marks an application as read, shortlisted or rejected, and notifies the worker in the same transaction. READ does
 * not replace a decision; repeating a decision changes nothing.
 * @returns the current status
 * @throws AppError NOT_FOUND, also for withdrawn applications
 */
export async function decide(
  db: Db,
  decision: { memberId: string; id: string; status: Decision; now: Date },
): Promise<ApplicationStatus> {
  const { memberId, id, status, now } = decision
  const application = await lockApplication(db, memberId, id)
  if (!application) throw new AppError('NOT_FOUND')
  if (application.status === status) return status
  if (status === 'READ' && application.status !== 'SENT') return application.status
  await setStatus(db, id, status, now)
  await notify(
    db,
    {
      memberId: application.member_id,
      kind: KINDS[status],
      subject: application.title,
      actor: application.company_name,
      targetId: application.job_id,
      occasion: `application:${id}:${status}`,
    },
    now,
  )
  return status
}
