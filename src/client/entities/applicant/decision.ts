import { useCallback } from 'react'
import { getDashboard, listEmployerJobs } from '../../../contract/job/announcement.ts'
import {
  type Applicant,
  decideApplication,
  listApplicants,
  listOpenApplicants,
  listResumeApplications,
} from '../../../contract/employer/applicant.ts'
import type { ApplicationStatus } from '../../../contract/base/enums.ts'
import { outboxCommand } from '../../offline/outbox/sending.ts'
import { type ShownState, type Unsent, useUnsent } from '../../offline/outbox/use-outbox.ts'

type Known = Pick<Applicant, 'id' | 'status'>

const refreshes = [listApplicants, listOpenApplicants, listResumeApplications, listEmployerJobs, getDashboard]
const decisionEntity = ({ id }: { id: string }) => `applicant:${id}`
const readingEntity = ({ id }: { id: string }) => `applicant-read:${id}`

/** Shortlists or rejects; the latest decision replaces an unsent one. */
export const decide = outboxCommand(decideApplication, { entity: decisionEntity, absolute: true, refreshes })
/** A separate entity: marking an application as read must never replace an unsent decision. */
export const markRead = outboxCommand(decideApplication, { entity: readingEntity, absolute: true, refreshes })

export interface ApplicationDecision {
  status: ApplicationStatus
  /** Outbox state of a decision that the server's data does not include yet. */
  unsent?: ShownState
}

/** Status of an application: the server's data with this member's unsent decision. */
export function useApplicationDecision(): (application: Known, dataTime: number) => ApplicationDecision {
  const unsentOf = useUnsent()
  return useCallback(
    (application: Known, dataTime: number) =>
      decisionOf(
        application.status,
        unsentOf(decisionEntity(application), dataTime),
        unsentOf(readingEntity(application), dataTime),
      ),
    [unsentOf],
  )
}

export function decisionOf(
  status: ApplicationStatus,
  decision: Pick<Unsent, 'state' | 'payload'> | undefined,
  reading: Pick<Unsent, 'state' | 'payload'> | undefined,
): ApplicationDecision {
  const decided = decision && decisionIn(decision.payload)
  if (decision && decided && decision.state !== 'ATTENTION')
    return { status: decided, ...(decision.state === 'SENT' ? {} : { unsent: decision.state }) }
  const isRead = reading && reading.state !== 'ATTENTION'
  return {
    status: isRead && status === 'SENT' ? 'READ' : status,
    ...(decision?.state === 'ATTENTION' ? { unsent: 'ATTENTION' } : {}),
  }
}

function decisionIn(payload: unknown): 'SHORTLISTED' | 'REJECTED' | undefined {
  const status = typeof payload === 'object' && payload && 'status' in payload ? payload.status : undefined
  return status === 'SHORTLISTED' || status === 'REJECTED' ? status : undefined
}
