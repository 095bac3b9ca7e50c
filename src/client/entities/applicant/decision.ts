import { useCallback } from 'react'
import { getDashboard, listEmployerJobs } from '../../../contract/job/announcement.ts'
import {
  type Applicant,
  type Decision,
  decideApplication,
  DECISIONS,
  listApplicants,
  listOpenApplicants,
  listResumeApplications,
  messageApplicant,
  noteApplicant,
  shortlistApplicant,
  countApplicants,
} from '../../../contract/employer/applicant.ts'
import type { ApplicantStage, ApplicationStatus } from '../../../contract/base/enums.ts'
import { listConversations } from '../../../contract/message/conversation.ts'
import { conversationEntity } from '../conversation/conversation-commands.ts'
import { outboxCommand } from '../../offline/outbox/sending.ts'
import { type ShownState, type Unsent, useUnsent } from '../../offline/outbox/use-outbox.ts'

const messageEntity = ({ id }: { id: string }) => `applicant-message:${id}`

interface Known {
  id: string
  status: ApplicationStatus
  stage?: ApplicantStage | undefined
  note?: string | undefined
  isShortlisted?: boolean | undefined
}

const lists = [listApplicants, listOpenApplicants, listResumeApplications, countApplicants]
const refreshes = [...lists, listEmployerJobs, getDashboard]
const decisionEntity = ({ id }: { id: string }) => `applicant:${id}`
const shortlistEntity = ({ id }: { id: string }) => `applicant-shortlist:${id}`
const readingEntity = ({ id }: { id: string }) => `applicant-read:${id}`
/** Also names the draft of a note. */
export const noteEntity = ({ id }: { id: string }) => `applicant-note:${id}`

/** Decides about an applicant; the latest decision replaces an unsent one. */
export const decide = outboxCommand(decideApplication, { entity: decisionEntity, absolute: true, refreshes })
/** A separate entity: marking an application as read must never replace an unsent decision. */
export const markRead = outboxCommand(decideApplication, { entity: readingEntity, absolute: true, refreshes })
/** The latest note replaces an unsent one. */
export const saveNote = outboxCommand(noteApplicant, {
  entity: noteEntity,
  absolute: true,
  refreshes: lists,
})

/** The latest choice replaces an unsent one; the applicant learns nothing of either. */
export const setShortlisted = outboxCommand(shortlistApplicant, {
  entity: shortlistEntity,
  absolute: true,
  refreshes: lists,
})
/** Messages to one applicant arrive in the order in which they were saved. */
export const tell = outboxCommand(messageApplicant, {
  entity: messageEntity,
  refreshes: [...lists, listConversations],
})

export interface ApplicationDecision {
  stage: ApplicantStage
  /** Outbox state of a decision that the server's data does not include yet. */
  unsent?: ShownState
}

/** Stage of an application: the server's data with this member's unsent decision. */
export function useApplicationDecision(): (application: Known, dataTime: number) => ApplicationDecision {
  const unsentOf = useUnsent()
  return useCallback(
    (application: Known, dataTime: number) =>
      decisionOf(
        stageOf(application),
        unsentOf(decisionEntity(application), dataTime),
        unsentOf(readingEntity(application), dataTime),
      ),
    [unsentOf],
  )
}

/** Answers cached by an older build lack the stage. */
function stageOf({ status, stage }: Known): ApplicantStage {
  return stage ?? (status === 'WITHDRAWN' ? 'SENT' : status)
}

export function decisionOf(
  stage: ApplicantStage,
  decision: Pick<Unsent, 'state' | 'payload'> | undefined,
  reading: Pick<Unsent, 'state' | 'payload'> | undefined,
): ApplicationDecision {
  const decided = decision && decisionIn(decision.payload)
  if (decision && decided && decision.state !== 'ATTENTION')
    return { stage: decided, ...(decision.state === 'SENT' ? {} : { unsent: decision.state }) }
  const isRead = reading && reading.state !== 'ATTENTION'
  return {
    stage: isRead && stage === 'SENT' ? 'READ' : stage,
    ...(decision?.state === 'ATTENTION' ? { unsent: 'ATTENTION' } : {}),
  }
}

function decisionIn(payload: unknown): Exclude<Decision, 'READ'> | undefined {
  const status = typeof payload === 'object' && payload && 'status' in payload ? payload.status : undefined
  const decision = DECISIONS.find((each) => each === status)
  return decision === 'READ' ? undefined : decision
}

/** Whether the employer has offered times for an interview: as the server knows, or with this member's unsent offer. */
export function useHasOfferedTimes(): (application: Offered, dataTime: number) => boolean {
  const unsentOf = useUnsent()
  return (application, dataTime) => {
    const { conversationId: id } = application
    return hasOfferedTimes(application, [
      unsentOf(messageEntity(application), dataTime),
      // Offered in the chat itself, as phones do.
      id == null ? undefined : unsentOf(conversationEntity({ id }), dataTime),
    ])
  }
}

type Offered = Pick<Applicant, 'id' | 'conversationId' | 'offeredTimes'>

export function hasOfferedTimes(
  { offeredTimes }: Pick<Offered, 'offeredTimes'>,
  unsent: readonly (Pick<Unsent, 'state' | 'payload'> | undefined)[],
): boolean {
  return offeredTimes?.byApplicant === false || unsent.some((each) => each !== undefined && isOffer(each))
}

function isOffer({ state, payload }: Pick<Unsent, 'state' | 'payload'>): boolean {
  if (state === 'ATTENTION' || typeof payload !== 'object' || payload === null) return false
  return 'kind' in payload && payload.kind === 'TIME' && !('accepted' in payload && payload.accepted !== null)
}

export interface NoteState {
  note: string
  unsent?: ShownState
}

/** The note about an application: the server's data with this member's unsent one. */
export function useApplicantNote(application: Known, dataTime: number): NoteState {
  const unsent = useUnsent()(noteEntity(application), dataTime)
  const payload = unsent?.payload
  const text = typeof payload === 'object' && payload && 'text' in payload ? payload.text : undefined
  return {
    note: typeof text === 'string' ? text : (application.note ?? ''),
    ...(unsent && unsent.state !== 'SENT' ? { unsent: unsent.state } : {}),
  }
}

/** Whether an application is on the employer's shortlist: the server's data with this member's unsent choice. */
export function useIsShortlisted(): (application: Known, dataTime: number) => boolean {
  const unsentOf = useUnsent()
  return (application, dataTime) => {
    const payload = unsentOf(shortlistEntity(application), dataTime)?.payload
    const chosen =
      typeof payload === 'object' && payload && 'isShortlisted' in payload ? payload.isShortlisted : undefined
    return typeof chosen === 'boolean' ? chosen : application.isShortlisted === true
  }
}
