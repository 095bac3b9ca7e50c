import { REPORT_REASONS, type ReportReason } from '../../../contract/base/enums.ts'
import { fieldError } from '../../../contract/base/errors.ts'
import type { NotificationKind } from '../../../contract/message/notification.ts'
import { isTrueOf, ReporterMessage, SettlementCause } from '../../../contract/case/report.ts'
import type { Tx } from '../../db/database.ts'
import { notify } from '../notification/service.ts'

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
  { causes, messages }: { causes: readonly string[]; messages: readonly string[] },
): void {
  if (cause !== undefined && !causes.includes(cause))
    throw fieldError('cause', 'INVALID', `must be one of ${causes.join(', ')}`)
  if (cause === 'ETC' && reason === '')
    throw fieldError('reason', 'REQUIRED', 'must say why, as the cause does not')
  if (message && !messages.includes(message))
    throw fieldError('message', 'INVALID', `must be one of ${messages.join(', ')}`)
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

/** A report as those see it who reported; null for visitors and removed accounts. */
type Reporters = readonly { memberId: string | null }[]

/** The notification that the record of an act names; null if nobody could be told. */
export const toldOf = (reporters: Reporters, kind: NotificationKind) =>
  reporters.some(({ memberId }) => memberId !== null) ? kind : null

/** Tells each member once, however often they had reported. */
export async function tellReporters(
  tx: Tx,
  reporters: Reporters,
  notice: { kind: NotificationKind; subject: string; targetId: string; decisionId: string; now: Date },
): Promise<void> {
  const { decisionId, now, ...about } = notice
  const members = new Set(reporters.flatMap(({ memberId }) => memberId ?? []))
  const occasion = `report:${decisionId}:${about.kind}`
  await notify(
    tx,
    [...members].map((memberId) => ({ ...about, memberId, occasion })),
    now,
  )
}
