import { v7 } from 'uuid'
import { applyToJob } from '../../src/contract/candidate/application.ts'
import { openConversation } from '../../src/contract/message/conversation.ts'
import { listMessages, reportMessage, sendMessage } from '../../src/contract/message/conversation-message.ts'
import { aJob, publish } from './jobs.ts'
import { anEmployer, aWorker, type TestMember } from './members.ts'
import type { RunningServer } from './server.ts'

/** Applies to a new job of the employer. @returns the application's id */
export async function anApplication(
  server: RunningServer,
  worker: TestMember,
  employer: TestMember,
): Promise<string> {
  const { db } = server.database
  const now = server.clock.now ?? new Date()
  const known = await db
    .selectFrom('companies')
    .select('id')
    .where('member_id', '=', employer.id)
    .executeTakeFirst()
  const companyId = known?.id ?? v7()
  if (!known)
    await db
      .insertInto('companies')
      .values({ id: companyId, member_id: employer.id, name: '가온테크', created_at: now })
      .execute()
  const resume = await db
    .selectFrom('resumes')
    .select('id')
    .where('member_id', '=', worker.id)
    .executeTakeFirst()
  if (!resume)
    await db
      .insertInto('resumes')
      .values({
        id: v7(),
        member_id: worker.id,
        name: 'Tran Minh Hau',
        country_iso_code: 'vn',
        cellphone: '01012345678',
        work_type: 'FOREIGN_WORKER',
        created_at: now,
        updated_at: now,
      })
      .execute()
  const job = aJob(companyId, now)
  await publish(db, job)
  const { data } = await server.call(applyToJob, { params: { id: job.id }, token: worker.token })
  return data.applicationId
}

export interface Talk {
  id: string
  applicationId: string
  worker: TestMember
  employer: TestMember
}

/** A new conversation about an application. */
export async function aTalk(
  server: RunningServer,
  members: { worker?: TestMember; employer?: TestMember } = {},
): Promise<Talk> {
  const worker = members.worker ?? (await aWorker(server))
  const employer = members.employer ?? (await anEmployer(server))
  const applicationId = await anApplication(server, worker, employer)
  const { data } = await server.call(openConversation, { body: { applicationId }, token: worker.token })
  return { id: data.id, applicationId, worker, employer }
}

export const aText = (text: string, id: string = v7()) => ({ id, kind: 'TEXT', text })

/** What the members of a conversation do. */
export function talkActions(server: RunningServer) {
  return {
    say: ({ id }: { id: string }, by: TestMember, body: object, key?: string) =>
      server.call(sendMessage, { params: { id }, body, token: by.token, ...(key ? { key } : {}) }),
    read: ({ id }: { id: string }, by: TestMember, query: Record<string, unknown> = {}) =>
      server.call(listMessages, { params: { id }, query, token: by.token }),
  }
}

/** @returns the id of a report of a message */
export async function aReportedTalk(server: RunningServer): Promise<string> {
  const talk = await aTalk(server)
  const { data } = await talkActions(server).say(talk, talk.employer, aText('먼저 입금해 주세요'))
  const body = { messageId: data.id, reason: 'FRAUD' }
  await server.call(reportMessage, { params: { id: talk.id }, body, token: talk.worker.token })
  const report = await server.database.db
    .selectFrom('conversation_reports')
    .select('id')
    .where('conversation_id', '=', talk.id)
    .executeTakeFirstOrThrow()
  return report.id
}
