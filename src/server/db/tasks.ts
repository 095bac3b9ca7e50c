import { v7 } from 'uuid'
import type { NotificationKind } from '../../contract/message/notification.ts'
import type { Db } from './database.ts'

export type VerificationNotice = Extract<
  NotificationKind,
  'BUSINESS_VERIFIED' | 'BUSINESS_REFUSED' | 'BUSINESS_WAITS_AGAIN'
>

export type DecisionNotice = Extract<
  NotificationKind,
  | 'COMPANY_NAME_APPROVED'
  | 'COMPANY_NAME_REFUSED'
  | 'GUARANTEE_GRANTED'
  | 'GUARANTEE_GRANTED_AHEAD'
  | 'GUARANTEE_REFUSED'
>

/** Some of a member's notifications, to be told to one person in one mail or text message. */
export interface NotificationMessage {
  /** Identifies the message, however often it is tried. */
  id: string
  memberId: string
  by: 'MAIL' | 'TEXT'
  notificationIds: string[]
}

/** Payload of each kind of background task. */
export interface TaskPayloads {
  'password-reset': { email: string; name: string }
  'company-invitation': { invitationId: string }
  'email-link': { memberId: string }
  'address-taken': { email: string; langCode: string }
  'factor-notice': { changeId: string }
  'email-change': { memberId: string; email: string }
  'verification-notice': { companyId: string; kind: VerificationNotice }
  /** About a request of a company; decided at that instant. */
  'decision-notice': { kind: DecisionNotice; id: string; decidedAt: string }
  'refund-notice': { orderId: string }
  'suspension-notice': { memberId: string; isSuspended: boolean }
  'account-removed': { to: string; langCode: string }
  'notification-message': NotificationMessage
  'renew-secrets': { store: string; after: string | null }
  'remove-files': { references: string[] }
  'translate-jobs': { jobIds: string[] }
  'forget-messages': { recipients: string[] }
}
export type TaskKind = keyof TaskPayloads

export interface Task {
  id: string
  kind: string
  payload: unknown
  attempts: number
}

/**
 * Enqueues a background task in the transaction that causes it, so that both happen or neither.
 * @param dueAt for work that has to wait
 */
export async function enqueueTask<Kind extends TaskKind>(
  db: Db,
  kind: Kind,
  payload: TaskPayloads[Kind],
  now: Date,
  dueAt = now,
): Promise<void> {
  await enqueueTasks(db, kind, [payload], now, dueAt)
}

/** The same for several. */
export async function enqueueTasks<Kind extends TaskKind>(
  db: Db,
  kind: Kind,
  payloads: readonly TaskPayloads[Kind][],
  now: Date,
  dueAt = now,
): Promise<void> {
  if (payloads.length === 0) return
  const row = { kind, due_at: dueAt, created_at: now }
  await db
    .insertInto('tasks')
    .values(payloads.map((payload) => ({ ...row, id: v7(), payload: JSON.stringify(payload) })))
    .execute()
}

/** Which due tasks to claim, and how many at most. */
export interface Claim {
  most: number
  only?: TaskKind
  except?: TaskKind
}

/**
 * Claims due tasks until `leaseUntil` by moving `due_at` forward. Two workers that select the same rows wait for each
 * other's update and then find them no longer due. Tasks of a worker that dies become due again.
 */
export async function claimTasks(
  db: Db,
  now: Date,
  leaseUntil: Date,
  { most, only, except }: Claim,
): Promise<Task[]> {
  return db
    .updateTable('tasks')
    .set((eb) => ({ due_at: leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('tasks')
        .select('id')
        .where('due_at', '<=', now)
        .$if(only !== undefined, (due) => due.where('kind', '=', only ?? ''))
        .$if(except !== undefined, (due) => due.where('kind', '<>', except ?? ''))
        .orderBy('due_at')
        .limit(most),
    )
    .where('due_at', '<=', now)
    .returning(['id', 'kind', 'payload', 'attempts'])
    .execute()
}

export async function removeTask(db: Db, id: string): Promise<void> {
  await db.deleteFrom('tasks').where('id', '=', id).execute()
}

export async function postponeTask(db: Db, id: string, dueAt: Date): Promise<void> {
  await db.updateTable('tasks').set({ due_at: dueAt }).where('id', '=', id).execute()
}
