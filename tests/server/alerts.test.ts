import { v7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { updateMe } from '../../src/contract/member-account.ts'
import { listNotifications } from '../../src/contract/notification.ts'
import { subscribeToPush } from '../../src/contract/push.ts'
import { ancestorIds, regionByCode } from '../../src/reference/regions.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import type { ResumeTables } from '../../src/server/db/resume-tables.ts'
import { tellMembersOfNews } from '../../src/server/features/alert/service.ts'
import { writeListings } from '../../src/server/features/job/service.ts'
import { notify } from '../../src/server/features/notification/service.ts'
import { createPushSender } from '../../src/server/providers/push/push-sender.ts'
import { untilIdle } from '../support/background.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { aCompany, aPosting, DONGTAN, publish, type Posting } from '../support/postings.ts'
import { aPushService, type PushService, type TestBrowser } from '../support/push-service.ts'
import { PUSH_KEYS, running, type RunningServer } from '../support/server.ts'

type Wish = Partial<Omit<ResumeTables['expected_jobs'], 'created_at' | 'updated_at'>>

/** Ten in the morning in Seoul. */
const MORNING = new Date('2026-11-20T01:00:00Z')
const [HWASEONG = 0, GYEONGGI = 0] = ancestorIds(DONGTAN)
const SEOUL = 1

let service: PushService
let server: RunningServer
let company: string

beforeAll(async () => {
  service = await aPushService(PUSH_KEYS.publicKey)
})
beforeEach(async () => {
  const push = createPushSender(PUSH_KEYS, 'mailto:push@ilteo.test', service.post)
  server = await running({ services: { push } })
  server.clock.now = MORNING
  company = await aCompany(server.database.db, MORNING)
})

const at = (hours: number) => new Date(MORNING.getTime() + hours * 3_600_000)

async function wishing(worker: TestMember, wish: Wish): Promise<void> {
  await server.database.db
    .insertInto('expected_jobs')
    .values({
      id: v7(),
      member_id: worker.id,
      version: 1,
      region_id: null,
      any_region: false,
      category: null,
      any_category: false,
      pay_type: null,
      min_pay_amount: null,
      max_pay_amount: null,
      any_pay: false,
      created_at: MORNING,
      updated_at: MORNING,
      ...wish,
    })
    .execute()
}

/** A worker with a desired job (anything, unless told otherwise) and a browser that alerts reach. */
async function aWisher(wish: Wish = { any_region: true, any_category: true, any_pay: true }) {
  const worker = await aWorker(server)
  await wishing(worker, wish)
  const browser = service.aBrowser()
  await server.call(subscribeToPush, { token: worker.token, body: browser.subscription })
  return { worker, browser }
}

/** Publishes postings at the server's time, and lets the background work happen then and once they have gathered. */
async function publishes(...overrides: Partial<Posting>[]): Promise<Posting[]> {
  const now = server.clock.now ?? new Date()
  const jobs = overrides.map((each) => aPosting(company, now, each))
  await publish(server.database.db, ...jobs)
  await untilIdle(server)
  server.clock.now = new Date(now.getTime() + 5 * 60_000)
  await untilIdle(server)
  return jobs
}

const toldOf = async (worker: TestMember) =>
  (await server.call(listNotifications, { token: worker.token })).data.map((each) => each.subject)
const titles = (browser: TestBrowser) => browser.received.map((push) => push.message.title)

describe('a new posting', () => {
  test('reaches the member whose desired job it is, in the list and on the closed phone', async () => {
    const { worker, browser } = await aWisher({ region_id: DONGTAN, category: 'FACTORY' })
    const [job] = await publishes({ title: '반도체 조립' })
    const { data } = await server.call(listNotifications, { token: worker.token })
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

  test.each<[string, Wish, boolean]>([
    ['its district', { region_id: DONGTAN }, true],
    ['the city around its district', { region_id: HWASEONG }, true],
    ['its province', { region_id: GYEONGGI }, true],
    ['another province', { region_id: SEOUL }, false],
    ['anywhere', { any_region: true }, true],
    ['its sector', { category: 'FACTORY' }, true],
    ['another sector', { category: 'FARM' }, false],
    ['its second sector', { category: 'OFFICE' }, true],
    ['any sector', { any_category: true }, true],
    ['its province and another sector', { region_id: GYEONGGI, category: 'FARM' }, false],
    ['its kind of pay', { pay_type: 'HOURLY' }, true],
    ['another kind of pay', { pay_type: 'MONTHLY' }, false],
    ['exactly its pay', { pay_type: 'HOURLY', min_pay_amount: 12_000 }, true],
    ['one won more than its pay', { pay_type: 'HOURLY', min_pay_amount: 12_001 }, false],
    ['at most less than its pay', { pay_type: 'HOURLY', min_pay_amount: 1, max_pay_amount: 11_000 }, true],
    ['nothing at all', {}, false],
  ])('for a member who wishes for %s: %j: %s', async (_name, wish, isTold) => {
    const { worker } = await aWisher(wish)
    await publishes({ categories: ['FACTORY', 'OFFICE'], pay_type: 'HOURLY', pay_amount: 12_000 })
    expect(await toldOf(worker)).toHaveLength(isTold ? 1 : 0)
  })

  test('of LOCAL type reaches whoever wishes for one of its further regions', async () => {
    const { worker } = await aWisher({ region_id: SEOUL })
    const gangnam = regionByCode('11680')?.id ?? 0
    await publishes({ title: '화성에만' }, { title: '서울에도', local_region_ids: [gangnam] })
    expect(await toldOf(worker)).toEqual(['서울에도'])
  })

  test.each(['alarmOn', 'alarmExpectedJobOn'])('is not told where %s is off', async (flag) => {
    const { worker, browser } = await aWisher()
    await server.call(updateMe, { token: worker.token, query: { [flag]: false } })
    await publishes({})
    expect(await toldOf(worker)).toEqual([])
    expect(browser.received).toEqual([])
  })

  test('is told once, though it is edited, closed, listed again, and matched by several processes', async () => {
    const { worker, browser } = await aWisher()
    const [job] = await publishes({})
    if (!job?.listed_at || !job.period_end) throw new Error('the posting is not listed')
    const listed = { ...job, listed_at: job.listed_at, period_end: job.period_end }
    const { db } = server.database
    await writeListings(db, [listed])
    await db.updateTable('job_alerts').set({ matched_at: null }).execute()
    await Promise.all([untilIdle(server), untilIdle(server), untilIdle(server)])
    server.clock.now = at(4)
    await untilIdle(server)
    expect(await toldOf(worker)).toHaveLength(1)
    expect(browser.received).toHaveLength(1)
  })

  test('that was rolled back is not told', async () => {
    const { worker } = await aWisher()
    const job = aPosting(company, MORNING)
    const publishing = inTransaction(server.database.db, async (tx) => {
      await publish(tx, job)
      throw new Error('not after all')
    })
    await expect(publishing).rejects.toThrow('not after all')
    await untilIdle(server)
    expect(await toldOf(worker)).toEqual([])
  })

  test('that is closed before its turn, or was listed days ago, is not told', async () => {
    const { worker } = await aWisher()
    const { db } = server.database
    const closed = aPosting(company, MORNING)
    const old = aPosting(company, MORNING, { listed_at: at(-72) })
    await publish(db, closed, old)
    await db.updateTable('jobs').set({ status: 'CLOSED' }).where('id', '=', closed.id).execute()
    await untilIdle(server)
    expect(await toldOf(worker)).toEqual([])
  })

  test('is one of twenty a day that a member is told of', async () => {
    const { worker } = await aWisher()
    await publishes(...Array.from({ length: 15 }, (_, number) => ({ title: `하나 ${number}` })))
    await publishes(...Array.from({ length: 15 }, (_, number) => ({ title: `둘 ${number}` })))
    const { totalCount } = await server.call(listNotifications, { token: worker.token })
    expect(totalCount).toBe(20)
    server.clock.now = at(24)
    await publishes({ title: '다음 날' })
    expect(await toldOf(worker)).toContain('다음 날')
  })
})

describe('pushes', () => {
  test('say ten postings in one digest that leads to the list', async () => {
    const { browser } = await aWisher()
    await publishes(...Array.from({ length: 10 }, (_, number) => ({ title: `공고 ${number}` })))
    expect(browser.received).toHaveLength(1)
    expect(browser.received[0]?.message).toMatchObject({
      kind: 'DIGEST',
      title: '나에게 맞는 새 일자리 10개',
      count: 10,
      unreadCount: 10,
      path: '/mypage/notifications',
    })
  })

  test('are written in the language of the member where it is one of ours, else in Korean', async () => {
    const { worker, browser } = await aWisher()
    const speaks = (lang_code: string) =>
      server.database.db.updateTable('members').set({ lang_code }).where('id', '=', worker.id).execute()
    await speaks('en')
    await publishes({ title: 'A' })
    await speaks('vi')
    server.clock.now = at(4)
    await publishes({ title: 'B' })
    expect(titles(browser)).toEqual(['New job: A', '새 일자리: B'])
    expect(browser.received.map((push) => push.message.lang)).toEqual(['en', 'ko'])
  })

  test('about new postings come three hours apart, with all that gathered meanwhile', async () => {
    const { browser } = await aWisher()
    await publishes({ title: '첫째' })
    server.clock.now = at(1)
    await publishes({ title: '둘째' })
    server.clock.now = at(2)
    await publishes({ title: '셋째' })
    expect(titles(browser)).toEqual(['새 일자리: 첫째'])
    server.clock.now = at(3.1)
    await untilIdle(server)
    expect(titles(browser)).toEqual(['새 일자리: 첫째', '나에게 맞는 새 일자리 2개'])
  })

  test('are three a day at most; the rest is one digest the next morning', async () => {
    const { worker, browser } = await aWisher()
    const tells = async (hours: number) => {
      server.clock.now = at(hours)
      const told = { memberId: worker.id, kind: 'APPLICATION_READ' as const, subject: '조립' }
      await notify(server.database.db, { ...told, occasion: `read:${hours}` }, at(hours))
      await untilIdle(server)
    }
    for (const hours of [0, 0.1, 0.2, 0.3, 0.4]) await tells(hours)
    expect(browser.received).toHaveLength(3)
    server.clock.now = at(21.9)
    await untilIdle(server)
    expect(browser.received).toHaveLength(3)
    server.clock.now = at(22.1)
    await untilIdle(server)
    expect(titles(browser)[3]).toBe('새 알림 2개')
    expect(browser.received).toHaveLength(4)
  })

  test('are silent from nine in the evening to eight in the morning in Seoul', async () => {
    const { worker, browser } = await aWisher()
    server.clock.now = new Date('2026-11-20T12:00:00Z')
    await publishes({ title: '밤 공고' })
    await notify(
      server.database.db,
      { memberId: worker.id, kind: 'PROPOSAL_RECEIVED', subject: '제안', occasion: 'p' },
      server.clock.now,
    )
    for (const instant of ['2026-11-20T14:59:00Z', '2026-11-20T15:30:00Z', '2026-11-20T22:59:00Z']) {
      server.clock.now = new Date(instant)
      await untilIdle(server)
    }
    expect(browser.received).toEqual([])
    server.clock.now = new Date('2026-11-20T23:00:00Z')
    await untilIdle(server)
    expect(titles(browser)).toEqual(['새 알림 2개'])
  })

  test('that a phone has not received by nine in the evening are given up by the push service', async () => {
    const { browser } = await aWisher()
    server.clock.now = new Date('2026-11-20T11:30:00Z')
    await publishes({})
    expect(browser.received[0]?.ttl).toBe(25 * 60)
  })

  test('leave out what the member has read meanwhile', async () => {
    const { worker, browser } = await aWisher()
    const job = aPosting(company, MORNING)
    await publish(server.database.db, job)
    await untilIdle(server)
    await server.database.db
      .updateTable('notifications')
      .set({ read_at: MORNING })
      .where('member_id', '=', worker.id)
      .execute()
    server.clock.now = at(1)
    await untilIdle(server)
    expect(browser.received).toEqual([])
  })

  test('say nothing of what happened before there was a browser to push to', async () => {
    const worker = await aWorker(server)
    await wishing(worker, { any_region: true })
    await publishes({ title: '그 전의 것' })
    const browser = service.aBrowser()
    await server.call(subscribeToPush, { token: worker.token, body: browser.subscription })
    await publishes({ title: '그 뒤의 것' })
    expect(titles(browser)).toEqual(['새 일자리: 그 뒤의 것'])
  })

  test('fit into what a push service takes, however long the titles are', async () => {
    const { browser } = await aWisher()
    await publishes(...Array.from({ length: 5 }, () => ({ title: '🦺 안전'.repeat(300) })))
    expect(browser.received).toHaveLength(1)
  })
})

describe('published news', () => {
  const publishesNews = async (title: string) => {
    const id = v7()
    const now = server.clock.now ?? new Date()
    await inTransaction(server.database.db, async (tx) => {
      const news = { id, title, company: '일터', contents: '…', published_at: now }
      await tx.insertInto('news').values(news).execute()
      await tellMembersOfNews(tx, id, now)
    })
    return id
  }

  test('reaches whoever wants news, once', async () => {
    const { worker, browser } = await aWisher({})
    const { worker: unwilling } = await aWisher({})
    await server.call(updateMe, { token: unwilling.token, query: { alarmNewsOn: false } })
    const id = await publishesNews('최저임금 인상')
    await Promise.all([untilIdle(server), untilIdle(server)])
    await inTransaction(server.database.db, (tx) => tellMembersOfNews(tx, id, MORNING))
    await untilIdle(server)
    server.clock.now = at(1)
    await untilIdle(server)
    expect(await toldOf(worker)).toEqual(['최저임금 인상'])
    expect(await toldOf(unwilling)).toEqual([])
    expect(browser.received.map((push) => push.message)).toMatchObject([
      { kind: 'NEWS', title: '새 소식: 최저임금 인상', path: `/news/detail/${id}` },
    ])
  })
})
