import { useCallback } from 'react'
import { getDashboard, listEmployerJobs } from '../../../contract/job/announcement.ts'
import {
  type Applicant,
  decideApplication,
  listApplicants,
  listResumeApplications,
} from '../../../contract/employer/applicant.ts'
import type { ApplicationStatus } from '../../../contract/base/enums.ts'
import { outboxCommand } from '../../offline/outbox/sending.ts'
import { type ShownState, type Unsent, useUnsent } from '../../offline/outbox/use-outbox.ts'

type Known = Pick<Applicant, 'id' | 'status'>

const refreshes = [listApplicants, listResumeApplications, listEmployerJobs, getDashboard]
const decisionEntity = ({ id }: { id: string }) => `applicant:${id}`
const readingEntity = ({ id }: { id: string }) => `applicant-read:${id}`

/** Shortlisted or rejected: the latest says everything. */
export const decide = outboxCommand(decideApplication, { entity: decisionEntity, absolute: true, refreshes })
/** Apart from the decisions: having read an application again must never replace one that waits to be sent. */
export const markRead = outboxCommand(decideApplication, { entity: readingEntity, absolute: true, refreshes })

export interface Standing {
  status: ApplicationStatus
  /** How far the decision is that the server's data does not show yet. */
  unsent?: ShownState
}

/** How an application stands: the server's data, and what this member decided since. */
export function useStanding(): (application: Known, seenAt: number) => Standing {
  const unsentOf = useUnsent()
  return useCallback(
    (application: Known, seenAt: number) =>
      standingOf(
        application.status,
        unsentOf(decisionEntity(application), seenAt),
        unsentOf(readingEntity(application), seenAt),
      ),
    [unsentOf],
  )
}

export function standingOf(
  status: ApplicationStatus,
  decision: Pick<Unsent, 'state' | 'payload'> | undefined,
  reading: Pick<Unsent, 'state' | 'payload'> | undefined,
): Standing {
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
