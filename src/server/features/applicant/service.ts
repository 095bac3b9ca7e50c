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
 * Reads, shortlists or rejects an application; the worker is told in the same transaction. Reading takes no decision back,
 * and a decision made again changes nothing.
 * @returns the status it has now
 * @throws AppError NOT_FOUND, also for withdrawn ones
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
