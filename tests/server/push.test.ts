import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../src/server/db/database.ts'
import { signOut } from '../../src/contract/account/member.ts'
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '../../src/contract/message/push.ts'
import { notify } from '../../src/server/features/notification/service.ts'
import { planDuePushes } from '../../src/server/features/alert/plan.ts'
import { createPushSender } from '../../src/server/providers/push/push-sender.ts'
import { untilIdle } from '../support/background.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { aPushWorker } from '../support/push-worker.ts'
import { aPushService, type PushService, type TestBrowser } from '../support/push-service.ts'
import { PUSH_KEYS, runServer, type RunningServer } from '../support/server.ts'

let service: PushService
let server: RunningServer
/** Noon in Seoul. */
const NOON = new Date('2026-11-20T03:00:00Z')

async function aServer(): Promise<RunningServer> {
  const push = createPushSender(PUSH_KEYS, 'mailto:push@ilteo.test', () => true, service.post)
  const own = await runServer({ services: { push } })
  own.clock.now = NOON
  return own
}

beforeAll(async () => {
  service = await aPushService(PUSH_KEYS.publicKey)
  server = await aServer()
})

const subscribe = (member: TestMember, browser: TestBrowser, own = server) =>
  own.call(subscribeToPush, { token: member.token, body: browser.subscription })

async function aReachableWorker(own = server) {
  const worker = await aWorker(own)
  const browser = service.aBrowser()
  await subscribe(worker, browser, own)
  return { worker, browser }
}

let occasions = 0
const notifyMember = (memberId: string, subject = '조립원 모집', own = server) =>
  inTransaction(own.database.db, (tx) =>
    notify(
      tx,
      {
        memberId,
        kind: 'APPLICATION_READ',
        subject,
        actor: '가온테크',
        occasion: `test:${occasions++}`,
      },
      own.clock.now ?? new Date(),
    ),
  )
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)

describe('A push subscription', () => {
  test('GET /push-key returns the public key only', async () => {
    const { data } = await server.call(getPushKey)
    expect(data.publicKey).toBe(PUSH_KEYS.publicKey)
    expect(JSON.stringify(data)).not.toContain(PUSH_KEYS.privateKey)
  })

  test('A push is encrypted for the browser and signed by the server', async () => {
    const { worker, browser } = await aReachableWorker()
    await notifyMember(worker.id)
    await untilIdle(server)
    expect(browser.received).toHaveLength(1)
    const [push] = browser.received
    expect(push).toMatchObject({
      subject: 'mailto:push@ilteo.test',
      urgency: 'normal',
      topic: 'personal',
      ttl: 9 * 3600,
      message: {
        kind: 'APPLICATION_READ',
        title: '회사가 지원서를 읽었어요: 조립원 모집',
        body: '가온테크',
        path: '/mypage/applyStatus',
        lang: 'ko',
        count: 1,
        unreadCount: 1,
      },
    })
  })

  test('Subscribing again returns the same subscription', async () => {
    const worker = await aWorker(server)
    const browser = service.aBrowser()
    const first = await subscribe(worker, browser)
    const second = await subscribe(worker, browser)
    expect([first.status, second.status]).toEqual([201, 200])
    expect(second.data.id).toBe(first.data.id)
  })

  test("A browser that another member signs in on receives only that member's pushes", async () => {
    const { worker, browser } = await aReachableWorker()
    await notifyMember(worker.id, '앞사람의 것')
    const next = await aWorker(server)
    await subscribe(next, browser)
    await notifyMember(next.id, '새 사람의 것')
    await untilIdle(server)
    expect(browser.received.map((push) => push.message.title)).toEqual([
      '회사가 지원서를 읽었어요: 새 사람의 것',
    ])
  })

  test('Signing out ends the subscription', async () => {
    const { worker, browser } = await aReachableWorker()
    await server.call(signOut, { token: worker.token })
    await notifyMember(worker.id)
    await untilIdle(server)
    expect(browser.received).toEqual([])
  })

  test('Only its member can end a subscription', async () => {
    const worker = await aWorker(server)
    const other = await aWorker(server)
    const browser = service.aBrowser()
    const { id } = (await subscribe(worker, browser)).data
    await server.call(unsubscribeFromPush, { token: other.token, params: { id } })
    await notifyMember(worker.id)
    await untilIdle(server)
    expect(browser.received).toHaveLength(1)
    await server.call(unsubscribeFromPush, { token: worker.token, params: { id } })
    await notifyMember(worker.id)
    await untilIdle(server)
    expect(browser.received).toHaveLength(1)
  })

  test('A subscription that the push service reports as gone is deleted', async () => {
    const { worker } = await aReachableWorker()
    await subscribe(worker, service.aBrowser())
    await notifyMember(worker.id)
    service.answers = [{ status: 410 }, { status: 404 }]
    await untilIdle(server)
    const { rows } = await server.database.pool.query(
      'select 1 from push_subscriptions where member_id = $1',
      [worker.id],
    )
    expect(rows).toEqual([])
  })
})

describe('A push service that fails', () => {
  test('A busy push service is retried after its Retry-After, and the message arrives once', async () => {
    const own = await aServer()
    const { worker, browser } = await aReachableWorker(own)
    service.answers = [{ status: 429, headers: { 'retry-after': '120' } }, { status: 503 }]
    await notifyMember(worker.id, '바쁜 날', own)
    await untilIdle(own)
    own.clock.now = later(1)
    const before = service.requests
    await untilIdle(own)
    expect(service.requests).toBe(before)
    own.clock.now = later(2.1)
    await untilIdle(own)
    expect(browser.received).toEqual([])
    own.clock.now = later(5)
    await untilIdle(own)
    own.clock.now = later(30)
    await untilIdle(own)
    expect(browser.received).toHaveLength(1)
  })

  test('A push is dropped after eight failed attempts', async () => {
    const own = await aServer()
    const { worker } = await aReachableWorker(own)
    service.answers = Array.from({ length: 50 }, () => ({ status: 500 }))
    await notifyMember(worker.id, '안 되는 날', own)
    for (const minutes of [0, 5, 10, 20, 40, 80, 160, 320, 480]) {
      own.clock.now = later(minutes)
      await untilIdle(own)
    }
    expect(50 - service.answers.length).toBe(8)
    service.answers = []
    const { rows } = await own.database.pool.query('select 1 from push_deliveries')
    expect(rows).toEqual([])
  })

  test('A rejected message is not retried, and its subscription is kept', async () => {
    const own = await aServer()
    const { worker, browser } = await aReachableWorker(own)
    service.answers = [{ status: 413 }]
    await notifyMember(worker.id, '하나', own)
    await untilIdle(own)
    own.clock.now = later(60)
    await untilIdle(own)
    expect(browser.received).toEqual([])
    await notifyMember(worker.id, '둘', own)
    await untilIdle(own)
    expect(browser.received.map((push) => push.message.title)).toEqual(['회사가 지원서를 읽었어요: 둘'])
  })
})

describe('Concurrent push workers', () => {
  test('A push claimed by a worker that died is sent once its lease has expired', async () => {
    const own = await aServer()
    const { worker, browser } = await aReachableWorker(own)
    await notifyMember(worker.id, '살아남은 것', own)
    await planDuePushes(own.database.db, NOON)
    const doomed = await aPushWorker(own, NOON)
    await doomed.isSending
    await untilIdle(own)
    await doomed.kill()
    own.clock.now = later(0.5)
    await untilIdle(own)
    expect(browser.received).toEqual([])
    own.clock.now = later(1.5)
    await untilIdle(own)
    expect(browser.received.map((push) => push.message.title)).toEqual([
      '회사가 지원서를 읽었어요: 살아남은 것',
    ])
    own.clock.now = later(60)
    await untilIdle(own)
    expect(browser.received).toHaveLength(1)
  })

  test('Three concurrent workers send each push once', async () => {
    const own = await aServer()
    const people = await Promise.all(Array.from({ length: 12 }, () => aReachableWorker(own)))
    await Promise.all(people.map(({ worker }) => notifyMember(worker.id, '한 번만', own)))
    await Promise.all([untilIdle(own), untilIdle(own), untilIdle(own)])
    expect(people.map(({ browser }) => browser.received.length)).toEqual(people.map(() => 1))
  })
})
