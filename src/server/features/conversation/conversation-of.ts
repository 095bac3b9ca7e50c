import type {
  Conversation,
  ConversationProgress,
  ConversationState,
} from '../../../contract/message/conversation.ts'
import type { Message } from '../../../contract/message/conversation-message.ts'
import { romanizedName } from '../../i18n/romanized.ts'
import { maskedName } from '../talent/service.ts'
import type { DescribedWork } from '../work/headlines.ts'
import type { ConversationRow } from './queries.ts'

const DAY = 86_400_000
/** Kept for so long after the application has ended. */
export const KEPT = 180 * DAY

export function stateOf(row: ConversationRow): ConversationState {
  if (row.hasBlocked) return 'BLOCKED'
  const isEnded =
    row.stage === null
      ? row.proposalStatus === null || row.proposalStatus === 'DECLINED'
      : row.stage === 'WITHDRAWN' || row.stage === 'REJECTED'
  const isGone = row.otherId === null || row.otherIsSuspended || row.isBlocked
  return isEnded || isGone ? 'CLOSED' : 'OPEN'
}

export function progressOf(row: ConversationRow): ConversationProgress {
  const { otherReadSequence, otherDeliveredSequence, otherShowsReading } = row
  return {
    id: row.id,
    state: stateOf(row),
    lastSequence: row.lastSequence,
    readSequence: row.readSequence,
    unreadCount: row.unreadCount,
    otherDeliveredSequence,
    otherReadSequence: otherShowsReading ? otherReadSequence : null,
    removedSequences: row.removedSequences,
    isMuted: row.isMuted,
  }
}

export function conversationOf(
  row: ConversationRow,
  lastMessage: Message | null,
  work?: DescribedWork,
): Conversation {
  const isWorker = row.side === 'WORKER'
  return {
    ...progressOf(row),
    createdDate: row.createdAt.toISOString(),
    activeDate: row.activeAt.toISOString(),
    applicationId: row.applicationId,
    proposalId: row.proposalId,
    stage: row.stage,
    proposalStatus: row.proposalStatus,
    job: {
      id: row.jobId,
      title: row.title,
      ...work,
      companyName: row.companyName,
    },
    counterpart: {
      role: isWorker ? 'EMPLOYER' : 'EMPLOYEE',
      name: row.otherId === null ? '' : isWorker ? row.companyName : candidateNameIn(row),
      nameRomanized: row.otherId !== null && isWorker ? romanizedName(row.companyName) : undefined,
      isVerified: isWorker && row.isVerified,
      isRemoved: row.otherId === null,
      langCode: row.otherLangCode,
    },
    lastMessage,
    deletionDate: row.endedAt && new Date(row.endedAt.getTime() + KEPT).toISOString(),
  }
}

/** Applicants by name; candidates once they have accepted the proposal of a verified company. */
export function candidateNameIn(
  row: Pick<ConversationRow, 'stage' | 'proposalStatus' | 'isVerified' | 'workerName'>,
): string {
  const isKnown = row.stage !== null || (row.proposalStatus === 'ACCEPTED' && row.isVerified)
  const name = row.workerName ?? ''
  return isKnown ? name : maskedName(name)
}
