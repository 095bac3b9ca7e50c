import { applyToJob, listApplications, withdrawApplication } from '../../../contract/candidate/application.ts'
import type { ApplicationStage } from '../../../contract/base/enums.ts'
import { on } from '../../http/endpoint-route.ts'
import { cardsFor, findCards } from '../job/service.ts'
import { latePayIn } from '../late-pay/service.ts'
import {
  countApplications,
  countLiveApplications,
  findApplications,
  findSteps,
  type ApplicationRow,
} from './queries.ts'
import { apply, withdraw } from './service.ts'

type Steps = Awaited<ReturnType<typeof findSteps>>

/** Applications decided on before steps were stored have the time of the last one. */
function stepsOf(row: ApplicationRow, stage: ApplicationStage, all: Steps) {
  const own = all.filter((step) => step.application_id === row.id)
  const known = own.map((step) => ({ stage: step.stage, at: step.reached_at.toISOString() }))
  const isDated = stage === 'SENT' || own.some((step) => step.stage === stage)
  return isDated ? known : [...known, { stage, at: row.updated_at.toISOString() }]
}

const WITHDRAWN = { status: 'WITHDRAWN' } as const

export const applicationRoutes = [
  on(applyToJob, async ({ db, params, member, services, now }) => {
    const { id, status, isNew } = await apply(db, services.secret, {
      memberId: member.id,
      jobId: params.id,
      now,
    })
    const totalCount = await countLiveApplications(db, params.id)
    return { data: { id, applicationId: id, status }, totalCount, status: isNew ? 201 : 200 }
  }),
  on(withdrawApplication, async ({ db, params, member, now }) => {
    await withdraw(db, member.id, params.id, now)
    return { data: WITHDRAWN }
  }),
  on(listApplications, async ({ db, query, member, now }) => {
    const [rows, totalCount] = await Promise.all([
      findApplications(db, member.id, query),
      countApplications(db, member.id),
    ])
    // A job appears twice if the member withdrew and applied again.
    const jobs = await findCards(db, [...new Set(rows.map((row) => row.job_id))])
    const cards = await cardsFor(db, jobs, { memberId: member.id, langCode: query.langCode, now })
    const byId = new Map(cards.map((card) => [card.id, card]))
    const ids = rows.map((row) => row.id)
    const [steps, latePay] = await Promise.all([findSteps(db, ids), latePayIn(db, ids, now)])
    const data = rows.flatMap((row) => {
      const job = byId.get(row.job_id)
      if (!job) return []
      const stage = row.stage ?? row.status
      const createdDate = row.created_at.toISOString()
      const application = {
        id: row.id,
        applicationId: row.id,
        conversationId: row.conversation_id,
        unreadMessages: row.unread_messages,
        status: row.status,
        interviewDate: row.interview_at?.toISOString() ?? null,
        ...latePay(row.id),
      }
      return [{ ...application, stage, createdDate, steps: stepsOf(row, stage, steps), job }]
    })
    return { data, totalCount }
  }),
]
