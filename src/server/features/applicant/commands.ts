import { AppError } from '../../../contract/base/errors.ts'
import type { Decision } from '../../../contract/employer/applicant.ts'
import type { Tx } from '../../db/database.ts'
import { notify } from '../notification/service.ts'
import { type ApplicantRow, lockApplication, saveNote, setStage } from './queries.ts'

type Stage = Pick<ApplicantRow, 'status' | 'stage'>

/** What each decision stores, and which notification it sends. */
const DECIDED = {
  READ: { status: 'READ', stage: null, kind: 'APPLICATION_READ' },
  SHORTLISTED: { status: 'SHORTLISTED', stage: null, kind: 'APPLICATION_SHORTLISTED' },
  INTERVIEW: { status: 'SHORTLISTED', stage: 'INTERVIEW', kind: 'APPLICATION_INTERVIEW' },
  HIRED: { status: 'SHORTLISTED', stage: 'HIRED', kind: 'APPLICATION_HIRED' },
  REJECTED: { status: 'REJECTED', stage: null, kind: 'APPLICATION_REJECTED' },
} as const satisfies Record<Decision, Stage & { kind: string }>

/**
 * Decides on an application and notifies the worker in the same transaction. READ does not replace a decision;
 * repeating a decision changes nothing.
 * @returns the current status and stage
 * @throws AppError NOT_FOUND, also for withdrawn applications
 */
export async function decide(
  tx: Tx,
  { memberId, id, decision, now }: { memberId: string; id: string; decision: Decision; now: Date },
): Promise<Stage> {
  const application = await lockApplication(tx, memberId, id)
  if (!application) throw new AppError('NOT_FOUND')
  const { kind, ...next } = DECIDED[decision]
  if (application.status === next.status && application.stage === next.stage) return next
  if (decision === 'READ' && application.status !== 'SENT') return application
  await setStage(tx, id, next, now)
  await notify(
    tx,
    {
      memberId: application.member_id,
      kind,
      subject: application.title,
      actor: application.company_name,
      targetId: application.job_id,
      occasion: `application:${id}:${decision}`,
    },
    now,
  )
  return next
}

/**
 * Replaces the employer's own note about an application.
 * @throws AppError NOT_FOUND, also for withdrawn applications
 */
export async function note(
  tx: Tx,
  { memberId, id, text, now }: { memberId: string; id: string; text: string; now: Date },
): Promise<void> {
  if (!(await lockApplication(tx, memberId, id))) throw new AppError('NOT_FOUND')
  await saveNote(tx, { applicationId: id, memberId, text, now })
}
