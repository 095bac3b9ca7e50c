import { AppError } from '../../../contract/base/errors.ts'
import type { Decision } from '../../../contract/employer/applicant.ts'
import type { Tx } from '../../db/database.ts'
import type { NewMessage } from '../../../contract/message/conversation-message.ts'
import { open } from '../conversation/open.ts'
import { send } from '../conversation/send.ts'
import { notify } from '../notification/service.ts'
import { type ApplicantRow, lockApplication, saveRemark, setStage } from './queries.ts'

type Stage = Pick<ApplicantRow, 'status' | 'stage'>

/** What each decision stores, and which notification it sends. */
const DECIDED = {
  READ: { status: 'READ', stage: null, kind: 'APPLICATION_READ' },
  SHORTLISTED: { status: 'SHORTLISTED', stage: null, kind: 'APPLICATION_SHORTLISTED' },
  INTERVIEW: { status: 'SHORTLISTED', stage: 'INTERVIEW', kind: 'APPLICATION_INTERVIEW' },
  HIRED: { status: 'SHORTLISTED', stage: 'HIRED', kind: 'APPLICATION_HIRED' },
  REJECTED: { status: 'REJECTED', stage: null, kind: 'APPLICATION_REJECTED' },
} as const satisfies Record<Decision, Stage & { kind: string }>

interface Deciding {
  memberId: string
  id: string
  decision: Decision
  /** Sent with a decision that is new. */
  message?: NewMessage | undefined
  now: Date
}

/**
 * Decides on an application and notifies the worker in the same transaction. READ does not replace a decision;
 * repeating a decision changes nothing and sends nothing.
 * @returns the current status and stage
 * @throws AppError NOT_FOUND, also for withdrawn applications, and those of a message that does not fit
 */
export async function decide(tx: Tx, { memberId, id, decision, message, now }: Deciding): Promise<Stage> {
  const application = await lockApplication(tx, memberId, id)
  if (!application) throw new AppError('NOT_FOUND')
  const { kind, ...next } = DECIDED[decision]
  if (application.status === next.status && application.stage === next.stage) return next
  if (decision === 'READ' && application.status !== 'SENT') return application
  // A rejection closes the conversation.
  if (message) await sayIfOpen(tx, { memberId, id, message, now })
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

interface Saying {
  memberId: string
  /** Of the application. */
  id: string
  message: NewMessage
  now: Date
}

/**
 * Sends an applicant a message, in a conversation that is opened if there is none.
 * @throws AppError NOT_FOUND, also for withdrawn applications, CONVERSATION_CLOSED and those of `send`
 */
export async function say(tx: Tx, { memberId, id, message, now }: Saying) {
  if (!(await lockApplication(tx, memberId, id))) throw new AppError('NOT_FOUND')
  const conversation = await open(tx, memberId, { applicationId: id }, now)
  const { isNew } = await send(tx, { memberId, id: conversation.id, message, now })
  return { conversationId: conversation.id, isNew }
}

/** An applicant who has blocked the company, or whose conversation is closed, is not written to. */
async function sayIfOpen(tx: Tx, saying: Saying): Promise<void> {
  try {
    await say(tx, saying)
  } catch (error) {
    const isShut =
      error instanceof AppError &&
      (error.code === 'CONVERSATION_CLOSED' || error.code === 'CONVERSATION_BLOCKED')
    if (!isShut) throw error
  }
}

interface Remarking {
  memberId: string
  id: string
  now: Date
}

/**
 * Replaces the employer's own note about an application.
 * @throws AppError NOT_FOUND, also for withdrawn applications
 */
export async function note(tx: Tx, { memberId, id, text, now }: Remarking & { text: string }): Promise<void> {
  if (!(await lockApplication(tx, memberId, id))) throw new AppError('NOT_FOUND')
  await saveRemark(tx, { applicationId: id, memberId, now }, { text })
}

/**
 * Puts an application on the employer's own shortlist, or takes it off. The worker is told nothing.
 * @throws AppError NOT_FOUND, also for withdrawn applications
 */
export async function shortlist(
  tx: Tx,
  { memberId, id, isShortlisted, now }: Remarking & { isShortlisted: boolean },
): Promise<void> {
  if (!(await lockApplication(tx, memberId, id))) throw new AppError('NOT_FOUND')
  await saveRemark(tx, { applicationId: id, memberId, now }, { shortlisted_at: isShortlisted ? now : null })
}
