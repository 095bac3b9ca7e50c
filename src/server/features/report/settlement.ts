import { REPORT_REASONS, type ReportReason } from '../../../contract/base/enums.ts'
import { fieldError } from '../../../contract/base/errors.ts'
import type { NotificationKind } from '../../../contract/message/notification.ts'
import { isTrueOf, ReporterMessage, type Settlement, SettlementCause } from '../../../contract/case/report.ts'
import type { Tx } from '../../db/database.ts'
import { notify } from '../notification/service.ts'
import type { Target } from './stored-reports.ts'

/** Why a report was settled as it was, and what its reporter is told. */
export interface SettlementWords {
  cause?: SettlementCause | undefined
  reason?: string
  /** For operators alone. */
  note?: string
  message?: ReporterMessage | null
}

/**
 * @throws AppError VALIDATION unless cause and message fit the outcome and each other, and a cause that says nothing has
 * a reason
 */
export function requireFitting(
  { cause, reason = '', message }: SettlementWords,
  { causes, messages }: Settlement,
): void {
  if (cause !== undefined && !causes.includes(cause))
    throw fieldError('cause', 'INVALID', `must be one of ${causes.join(', ')}`)
  if (cause === 'ETC' && reason === '')
    throw fieldError('reason', 'REQUIRED', 'must say why, as the cause does not')
  if (message && !(message in messages))
    throw fieldError('message', 'INVALID', `must be one of ${Object.keys(messages).join(', ')}`)
  if (message && !isTrueOf(message, cause))
    throw fieldError('message', 'INVALID', 'must not name another reason than the cause')
}

/** What was found in what was reported; undefined if the cause says why it stays. */
export const foundIn = ({ cause }: SettlementWords): ReportReason | undefined =>
  REPORT_REASONS.find((reason) => reason === cause)

/** What was given of it: an empty reason would be erased later as if there had been one. */
export function wordsOf({ cause, reason, note, message }: SettlementWords) {
  return {
    ...(cause ? { cause } : {}),
    ...(reason ? { reason } : {}),
    ...(note ? { note } : {}),
    ...(message ? { message } : {}),
  }
}

/** What the record of a decision says; earlier ones say less, and what was erased is gone. */
export function wordsIn(details: Record<string, unknown>) {
  const text = (name: string) => (typeof details[name] === 'string' ? details[name] : null)
  return {
    cause: SettlementCause.safeParse(details['cause']).data ?? null,
    reason: text('reason'),
    note: text('note'),
    message: ReporterMessage.safeParse(details['message']).data ?? null,
  }
}

/**
 * Tells each member once who reported, however often.
 * @returns what the record of the act says of it; null if nobody could be told
 */
export async function tellReporters(
  tx: Tx,
  reports: readonly Target[],
  { kind, decisionId, now }: { kind: NotificationKind; decisionId: string; now: Date },
): Promise<NotificationKind | null> {
  const occasion = `report:${decisionId}:${kind}`
  const byMember = new Map(
    reports.flatMap(({ memberId, title: subject, targetId }) =>
      memberId === null ? [] : [[memberId, { memberId, kind, subject, targetId, occasion }] as const],
    ),
  )
  await notify(tx, [...byMember.values()], now)
  return byMember.size > 0 ? kind : null
}
