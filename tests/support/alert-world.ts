import type { Insertable } from 'kysely'
import { v7 } from 'uuid'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { subscribeToPush } from '../../src/contract/message/push.ts'
import type { ResumeTables } from '../../src/server/db/resume-tables.ts'
import { createPushSender } from '../../src/server/providers/push/push-sender.ts'
import { untilIdle } from './background.ts'
import { aWorker, type TestMember } from './members.ts'
import { aCompany, aJob, publish, type JobRow } from './jobs.ts'
import type { PushService } from './push-service.ts'
import { PUSH_KEYS, runServer, type RunningServer } from './server.ts'

export type DesiredJobOverrides = Partial<
  Omit<Insertable<ResumeTables['expected_jobs']>, 'created_at' | 'updated_at'>
>

/** Ten in the morning in Seoul. */
export const MORNING = new Date('2026-11-20T01:00:00Z')
/** That many hours after ten in the morning in Seoul. */
export const at = (hours: number) => new Date(MORNING.getTime() + hours * 3_600_000)

export interface AlertWorld {
  server: RunningServer
  company: string
  /** A worker with a desired job (any, by default) and a browser subscribed to pushes. */
  aSubscribedWorker(
    wish?: DesiredJobOverrides,
  ): Promise<{ worker: TestMember; browser: ReturnType<PushService['aBrowser']> }>
  setDesiredJob(worker: TestMember, wish: DesiredJobOverrides): Promise<void>
  /** Publishes jobs now and runs the background work, now and again after the collection window. */
  publishJobs(...overrides: Partial<JobRow>[]): Promise<JobRow[]>
  /** Subjects of the worker's notifications, newest first. */
  notificationSubjects(worker: TestMember): Promise<string[]>
}

/** A server at ten in the morning that sends its pushes to the given service. */
export async function anAlertWorld(service: PushService): Promise<AlertWorld> {
  const push = createPushSender(PUSH_KEYS, 'mailto:push@ilteo.test', () => true, service.post)
  const server = await runServer({ services: { push } })
  server.clock.now = MORNING
  const company = await aCompany(server.database.db, MORNING)

  async function setDesiredJob(worker: TestMember, wish: DesiredJobOverrides): Promise<void> {
    const nothing = { region_id: null, category: null, pay_type: null, min_pay_amount: null }
    await server.database.db
      .insertInto('expected_jobs')
      .values({
        id: v7(),
        member_id: worker.id,
        version: 1,
        ...nothing,
        max_pay_amount: null,
        any_region: false,
        any_category: false,
        any_pay: false,
        created_at: MORNING,
        updated_at: MORNING,
        ...wish,
      })
      .execute()
  }

  return {
    server,
    company,
    setDesiredJob,
    async aSubscribedWorker(wish = { any_region: true, any_category: true, any_pay: true }) {
      const worker = await aWorker(server)
      await setDesiredJob(worker, wish)
      const browser = service.aBrowser()
      await server.call(subscribeToPush, { token: worker.token, body: browser.subscription })
      return { worker, browser }
    },
    async publishJobs(...overrides) {
      const now = server.clock.now ?? new Date()
      const jobs = overrides.map((each) => aJob(company, now, each))
      await publish(server.database.db, ...jobs)
      await untilIdle(server)
      server.clock.now = new Date(now.getTime() + 5 * 60_000)
      await untilIdle(server)
      return jobs
    },
    async notificationSubjects(worker) {
      const { data } = await server.call(listNotifications, { token: worker.token })
      return data.map((each) => each.subject)
    },
  }
}
