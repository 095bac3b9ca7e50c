import { v7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { updateMe } from '../../src/contract/account/member-account.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { ancestorIds, regionByCode } from '../../src/reference/regions.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { queueNewsAlert } from '../../src/server/features/alert/service.ts'
import { writeListings } from '../../src/server/features/job/service.ts'
import {
  anAlertWorld,
  at,
  MORNING,
  type AlertWorld,
  type DesiredJobOverrides,
} from '../support/alert-world.ts'
import { untilIdle } from '../support/background.ts'
import { aJob, DONGTAN, publish, publishIn } from '../support/jobs.ts'
import { aPushService, type PushService } from '../support/push-service.ts'
import { PUSH_KEYS } from '../support/server.ts'

const [HWASEONG = 0, GYEONGGI = 0] = ancestorIds(DONGTAN)
const SEOUL = 1

let service: PushService
let world: AlertWorld
beforeAll(async () => {
  service = await aPushService(PUSH_KEYS.publicKey)
})
beforeEach(async () => {
  world = await anAlertWorld(service)
})

describe('Alerts of new jobs', () => {
  test('A new job notifies the member whose desired job matches, in the list and by push', async () => {
    const { worker, browser } = await world.aSubscribedWorker({ region_id: DONGTAN, category: 'FACTORY' })
    const [job] = await world.publishJobs({ title: '반도체 조립' })
    const { data } = await world.server.call(listNotifications, { token: worker.token })
    expect(data).toMatchObject([
      { kind: 'NEW_JOB', subject: '반도체 조립', actor: '가온테크', path: `/recruitment/detail/${job?.id}` },
    ])
    expect(browser.received).toMatchObject([
      {
        topic: 'feed',
        message: {
          kind: 'NEW_JOB',
          title: '새 일자리: 반도체 조립',
          path: `/recruitment/detail/${job?.id}`,
          notificationId: data[0]?.id,
        },
      },
    ])
  })

  test.each<[string, DesiredJobOverrides, boolean]>([
    ["the job's district", { region_id: DONGTAN }, true],
    ["the city of the job's district", { region_id: HWASEONG }, true],
    ["the job's province", { region_id: GYEONGGI }, true],
    ['another province', { region_id: SEOUL }, false],
    ["another province and the job's city", { region_id: SEOUL, further_region_ids: [HWASEONG] }, true],
    [
      "the job's city as a further one, and another category",
      { region_id: SEOUL, further_region_ids: [HWASEONG], category: 'FARM' },
      false,
    ],
    ['anywhere', { any_region: true }, true],
    ["the job's category", { category: 'FACTORY' }, true],
    ['another category', { category: 'FARM' }, false],
    ["the job's second category", { category: 'OFFICE' }, true],
    ['any category', { any_category: true }, true],
    ["the job's province and another category", { region_id: GYEONGGI, category: 'FARM' }, false],
    ["the job's pay type", { pay_type: 'HOURLY' }, true],
    ['another pay type', { pay_type: 'MONTHLY' }, false],
    ["exactly the job's pay", { pay_type: 'HOURLY', min_pay_amount: 12_000 }, true],
    ['one won more than the job pays', { pay_type: 'HOURLY', min_pay_amount: 12_001 }, false],
    [
      "a maximum below the job's pay",
      { pay_type: 'HOURLY', min_pay_amount: 1, max_pay_amount: 11_000 },
      true,
    ],
    ['nothing at all', {}, false],
  ])('A member who wants %s (%j) is notified of the job: %s', async (_name, wish, isNotified) => {
    const { worker } = await world.aSubscribedWorker(wish)
    await world.publishJobs({ categories: ['FACTORY', 'OFFICE'], pay_type: 'HOURLY', pay_amount: 12_000 })
    expect(await world.notificationSubjects(worker)).toHaveLength(isNotified ? 1 : 0)
  })

  test('A LOCAL job notifies members who want one of its additional regions', async () => {
    const { worker } = await world.aSubscribedWorker({ region_id: SEOUL })
    const gangnam = regionByCode('11680')?.id ?? 0
    await world.publishJobs({ title: '화성에만' }, { title: '서울에도', local_region_ids: [gangnam] })
    expect(await world.notificationSubjects(worker)).toEqual(['서울에도'])
  })

  test.each(['alarmOn', 'alarmExpectedJobOn'])(
    'A new job does not notify a member whose flag %s is off',
    async (flag) => {
      const { worker, browser } = await world.aSubscribedWorker()
      await world.server.call(updateMe, { token: worker.token, query: { [flag]: false } })
      await world.publishJobs({})
      expect(await world.notificationSubjects(worker)).toEqual([])
      expect(browser.received).toEqual([])
    },
  )

  test('A job notifies a member once, even if it is listed again and matched by several processes', async () => {
    const { worker, browser } = await world.aSubscribedWorker()
    const [job] = await world.publishJobs({})
    if (!job?.listed_at || !job.period_end) throw new Error('the job is not listed')
    const listed = { ...job, phrases: [], listed_at: job.listed_at, period_end: job.period_end }
    const { db } = world.server.database
    await inTransaction(db, (tx) => writeListings(tx, [listed]))
    await db.updateTable('job_alerts').set({ matched_at: null }).execute()
    await Promise.all([untilIdle(world.server), untilIdle(world.server), untilIdle(world.server)])
    world.server.clock.now = at(4)
    await untilIdle(world.server)
    expect(await world.notificationSubjects(worker)).toHaveLength(1)
    expect(browser.received).toHaveLength(1)
  })

  test('A job whose publication is rolled back notifies nobody', async () => {
    const { worker } = await world.aSubscribedWorker()
    const job = aJob(world.company, MORNING)
    const publishing = inTransaction(world.server.database.db, async (tx) => {
      await publishIn(tx, job)
      throw new Error('not after all')
    })
    await expect(publishing).rejects.toThrow('not after all')
    await untilIdle(world.server)
    expect(await world.notificationSubjects(worker)).toEqual([])
  })

  test('A job that is closed before matching, or was listed days ago, notifies nobody', async () => {
    const { worker } = await world.aSubscribedWorker()
    const { db } = world.server.database
    const closed = aJob(world.company, MORNING)
    const old = aJob(world.company, MORNING, { listed_at: at(-72) })
    await publish(db, closed, old)
    await db.updateTable('jobs').set({ status: 'CLOSED' }).where('id', '=', closed.id).execute()
    await untilIdle(world.server)
    expect(await world.notificationSubjects(worker)).toEqual([])
  })

  test('A member is notified of at most ten new jobs a day', async () => {
    const { worker } = await world.aSubscribedWorker()
    await world.publishJobs(...Array.from({ length: 8 }, (_, number) => ({ title: `하나 ${number}` })))
    await world.publishJobs(...Array.from({ length: 8 }, (_, number) => ({ title: `둘 ${number}` })))
    const { totalCount } = await world.server.call(listNotifications, { token: worker.token })
    expect(totalCount).toBe(10)
    world.server.clock.now = at(24)
    await world.publishJobs({ title: '다음 날' })
    expect(await world.notificationSubjects(worker)).toContain('다음 날')
  })
})

describe('Alerts of news', () => {
  const publishNewsItem = async (title: string) => {
    const id = v7()
    const now = world.server.clock.now ?? new Date()
    await inTransaction(world.server.database.db, async (tx) => {
      const news = { id, title, company: '일터', contents: '…', published_at: now }
      await tx.insertInto('news').values(news).execute()
      await queueNewsAlert(tx, id, now)
    })
    return id
  }

  test('A published news item notifies each member who wants news once, and no operator', async () => {
    const { worker, browser } = await world.aSubscribedWorker({})
    const { worker: unwilling } = await world.aSubscribedWorker({})
    await world.server.call(updateMe, { token: unwilling.token, query: { alarmNewsOn: false } })
    const { worker: operator } = await world.aSubscribedWorker({})
    await world.server.database.db
      .updateTable('members')
      .set({ role: 'OPERATOR' })
      .where('id', '=', operator.id)
      .execute()
    const id = await publishNewsItem('최저임금 인상')
    await Promise.all([untilIdle(world.server), untilIdle(world.server)])
    await inTransaction(world.server.database.db, (tx) => queueNewsAlert(tx, id, MORNING))
    await untilIdle(world.server)
    world.server.clock.now = at(1)
    await untilIdle(world.server)
    expect(await world.notificationSubjects(worker)).toEqual(['최저임금 인상'])
    expect(await world.notificationSubjects(unwilling)).toEqual([])
    expect(await world.notificationSubjects(operator)).toEqual([])
    expect(browser.received.map((push) => push.message)).toMatchObject([
      { kind: 'NEWS', title: '새 소식: 최저임금 인상', path: `/news/detail/${id}` },
    ])
  })
})
