import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../src/server/db/database.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { subscribeToPush } from '../../src/contract/message/push.ts'
import { notify } from '../../src/server/features/notification/service.ts'
import { anAlertWorld, at, MORNING, type AlertWorld } from '../support/alert-world.ts'
import { untilIdle } from '../support/background.ts'
import { aWorker } from '../support/members.ts'
import { aJob, publish } from '../support/jobs.ts'
import { aPushService, type PushService, type TestBrowser } from '../support/push-service.ts'
import { PUSH_KEYS } from '../support/server.ts'

let service: PushService
let world: AlertWorld
beforeAll(async () => {
  service = await aPushService(PUSH_KEYS.publicKey)
})
beforeEach(async () => {
  world = await anAlertWorld(service)
})

const titles = (browser: TestBrowser) => browser.received.map((push) => push.message.title)

describe('Push notifications', () => {
  test('Ten new jobs arrive as one digest push that opens the list of notifications', async () => {
    const { browser } = await world.aSubscribedWorker()
    await world.publishJobs(...Array.from({ length: 10 }, (_, number) => ({ title: `공고 ${number}` })))
    expect(browser.received).toHaveLength(1)
    expect(browser.received[0]?.message).toMatchObject({
      kind: 'DIGEST',
      title: '나에게 맞는 새 일자리 10개',
      count: 10,
      unreadCount: 10,
      path: '/mypage/notifications',
    })
  })

  test("A push is in the member's language if that is supported, and in English otherwise", async () => {
    const { worker, browser } = await world.aSubscribedWorker()
    const setLanguage = (lang_code: string) =>
      world.server.database.db.updateTable('members').set({ lang_code }).where('id', '=', worker.id).execute()
    await setLanguage('ko')
    await world.publishJobs({ title: 'A' })
    await setLanguage('fr')
    world.server.clock.now = at(4)
    await world.publishJobs({ title: 'B' })
    // Who does not read the title gets the headline.
    expect(titles(browser)).toEqual(['새 일자리: A', expect.stringMatching(/^New job: .+\u00a0· \d+ p/)])
    expect(browser.received.map((push) => push.message.lang)).toEqual(['ko', 'en'])
  })

  test('A company is named in Latin letters as well to those who do not read Hangul', async () => {
    const { worker, browser } = await world.aSubscribedWorker()
    const { db } = world.server.database
    const tell = async (lang_code: string, hour: number) => {
      await db.updateTable('members').set({ lang_code }).where('id', '=', worker.id).execute()
      world.server.clock.now = at(hour)
      const about = { subject: '조립원 모집', actor: '(주)가온테크', occasion: `read:${lang_code}` }
      await inTransaction(db, (tx) =>
        notify(tx, { memberId: worker.id, kind: 'APPLICATION_READ', ...about }, at(hour)),
      )
      await untilIdle(world.server)
    }
    await tell('ko', 0)
    await tell('vi', 1)
    expect(browser.received.map((push) => push.message.body)).toEqual([
      '(주)가온테크',
      '(주)가온테크 (Gaontekeu)',
    ])
  })

  test('A notification of a kind that only another version knows keeps nobody else from a push', async () => {
    const [behind, known] = [await world.aSubscribedWorker(), await world.aSubscribedWorker()]
    const { db, pool } = world.server.database
    for (const { worker } of [behind, known])
      await inTransaction(db, (tx) =>
        notify(
          tx,
          { memberId: worker.id, kind: 'APPLICATION_READ', subject: '조립', occasion: 'r' },
          MORNING,
        ),
      )
    const kindIs = (kind: string) =>
      pool.query('update notifications set kind = $1 where member_id = $2', [kind, behind.worker.id])
    await kindIs('OF_ANOTHER_VERSION')
    await untilIdle(world.server)
    expect([behind, known].map(({ browser }) => browser.received.length)).toEqual([0, 1])
    // The version that knows it pushes it with what comes next.
    await kindIs('APPLICATION_READ')
    const next = { memberId: behind.worker.id, kind: 'APPLICATION_READ' as const, subject: '포장' }
    await inTransaction(db, (tx) => notify(tx, { ...next, occasion: 's' }, MORNING))
    await untilIdle(world.server)
    expect(behind.browser.received.map(({ message }) => message.count)).toEqual([2])
  })

  test('Pushes of new jobs are three hours apart and collect the jobs in between', async () => {
    const { browser } = await world.aSubscribedWorker()
    await world.publishJobs({ title: '첫째' })
    world.server.clock.now = at(1)
    await world.publishJobs({ title: '둘째' })
    world.server.clock.now = at(2)
    await world.publishJobs({ title: '셋째' })
    expect(titles(browser)).toEqual(['새 일자리: 첫째'])
    world.server.clock.now = at(3.1)
    await untilIdle(world.server)
    expect(titles(browser)).toEqual(['새 일자리: 첫째', '나에게 맞는 새 일자리 2개'])
  })

  test('A member gets at most three pushes a day, and one digest of the rest the next morning', async () => {
    const { worker, browser } = await world.aSubscribedWorker()
    const notifyAt = async (hours: number) => {
      world.server.clock.now = at(hours)
      const notification = { memberId: worker.id, kind: 'APPLICATION_READ' as const, subject: '조립' }
      await inTransaction(world.server.database.db, (tx) =>
        notify(tx, { ...notification, occasion: `read:${hours}` }, at(hours)),
      )
      await untilIdle(world.server)
    }
    for (const hours of [0, 0.1, 0.2, 0.3, 0.4]) await notifyAt(hours)
    expect(browser.received).toHaveLength(3)
    world.server.clock.now = at(21.9)
    await untilIdle(world.server)
    expect(browser.received).toHaveLength(3)
    world.server.clock.now = at(22.1)
    await untilIdle(world.server)
    expect(titles(browser)[3]).toBe('새 알림 2개')
    expect(browser.received).toHaveLength(4)
  })

  test('No push is sent between 21:00 and 08:00 in Seoul', async () => {
    const { worker, browser } = await world.aSubscribedWorker()
    const evening = new Date('2026-11-20T12:00:00Z')
    world.server.clock.now = evening
    await world.publishJobs({ title: '밤 공고' })
    const notification = { kind: 'PROPOSAL_RECEIVED', subject: '제안', occasion: 'p' } as const
    await inTransaction(world.server.database.db, (tx) =>
      notify(tx, { ...notification, memberId: worker.id }, evening),
    )
    for (const instant of ['2026-11-20T14:59:00Z', '2026-11-20T15:30:00Z', '2026-11-20T22:59:00Z']) {
      world.server.clock.now = new Date(instant)
      await untilIdle(world.server)
    }
    expect(browser.received).toEqual([])
    world.server.clock.now = new Date('2026-11-20T23:00:00Z')
    await untilIdle(world.server)
    expect(titles(browser)).toEqual(['새 알림 2개'])
  })

  test('The TTL of a push ends at 21:00 in Seoul', async () => {
    const { browser } = await world.aSubscribedWorker()
    world.server.clock.now = new Date('2026-11-20T11:30:00Z')
    await world.publishJobs({})
    expect(browser.received[0]?.ttl).toBe(25 * 60)
  })

  test('A notification that was read before its push was due is not pushed', async () => {
    const { worker, browser } = await world.aSubscribedWorker()
    const job = aJob(world.company, MORNING)
    await publish(world.server.database.db, job)
    await untilIdle(world.server)
    await world.server.database.db
      .updateTable('notifications')
      .set({ read_at: MORNING })
      .where('member_id', '=', worker.id)
      .execute()
    world.server.clock.now = at(1)
    await untilIdle(world.server)
    expect(browser.received).toEqual([])
  })

  /** Creates a notification for the worker at an hour, while no background work runs. */
  const tell = (memberId: string, subject: string, hour: number) =>
    inTransaction(world.server.database.db, (tx) =>
      notify(tx, { memberId, kind: 'APPLICATION_READ', subject, occasion: subject }, at(hour)),
    )
  const workAt = async (hour: number) => {
    world.server.clock.now = at(hour)
    await untilIdle(world.server)
  }

  test('A notification older than 36 hours is not pushed and stays listed', async () => {
    const { worker, browser } = await world.aSubscribedWorker()
    await tell(worker.id, '오래된 것', 9)
    await workAt(46)
    await workAt(50)
    expect(browser.received).toEqual([])
    const { data, unreadCount } = await world.server.call(listNotifications, { token: worker.token })
    expect({ data, unreadCount }).toMatchObject({
      data: [{ subject: '오래된 것', read: false }],
      unreadCount: 1,
    })
  })

  test('Of several waiting notifications, those of the last 36 hours are pushed', async () => {
    const { worker, browser } = await world.aSubscribedWorker()
    // Eight in the morning, two days later.
    const morning = 46
    await tell(worker.id, '서른여섯 시간 전', morning - 36)
    await tell(worker.id, '조금 뒤', morning - 35.99)
    await workAt(morning)
    expect(browser.received.map(({ message }) => message)).toMatchObject([
      { kind: 'APPLICATION_READ', count: 1, title: expect.stringContaining('조금 뒤'), unreadCount: 2 },
    ])
    expect(await world.notificationSubjects(worker)).toEqual(['조금 뒤', '서른여섯 시간 전'])
  })

  test('A push that could not be sent before night is not sent the next morning, and its notification stays listed', async () => {
    const { worker, browser } = await world.aSubscribedWorker()
    service.answers.push(
      ...Array.from({ length: 3 }, () => ({ status: 503, headers: { 'retry-after': '7200' } })),
    )
    await tell(worker.id, '전하지 못한 것', 9.9)
    await workAt(10)
    service.answers.length = 0
    await workAt(22)
    expect(browser.received).toEqual([])
    expect(await world.notificationSubjects(worker)).toEqual(['전하지 못한 것'])
  })

  test('A new subscription receives no push of earlier notifications', async () => {
    const worker = await aWorker(world.server)
    await world.setDesiredJob(worker, { any_region: true })
    await world.publishJobs({ title: '그 전의 것' })
    const browser = service.aBrowser()
    await world.server.call(subscribeToPush, { token: worker.token, body: browser.subscription })
    await world.publishJobs({ title: '그 뒤의 것' })
    expect(titles(browser)).toEqual(['새 일자리: 그 뒤의 것'])
  })

  test('A digest of very long titles fits into the size limit of push services', async () => {
    const { browser } = await world.aSubscribedWorker()
    await world.publishJobs(...Array.from({ length: 5 }, () => ({ title: '🦺 안전'.repeat(300) })))
    expect(browser.received).toHaveLength(1)
  })
})
