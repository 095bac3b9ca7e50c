import { createServer } from 'node:https'
import { type AddressInfo, createServer as createTcpServer, type LookupFunction } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { subscribeToPush } from '../../src/contract/message/push.ts'
import { pushHosts } from '../../src/server/providers/push/push-hosts.ts'
import { createPushSender } from '../../src/server/providers/push/push-sender.ts'
import { postPublicly } from '../../src/server/providers/push/post-publicly.ts'
import { isPublicAddress } from '../../src/server/providers/public-internet/public-address.ts'
import { PUBLIC_INTERNET } from '../../src/server/providers/public-internet/public-lookup.ts'
import { aWorker } from '../support/members.ts'
import { aPushService, type PushService } from '../support/push-service.ts'
import { PUSH_KEYS, runServer, type RunningServer } from '../support/server.ts'

let service: PushService
let server: RunningServer

beforeAll(async () => {
  service = await aPushService(PUSH_KEYS.publicKey)
  server = await runServer()
})

const resolving =
  (answer: string): LookupFunction =>
  (_name, options, done) =>
    options.all ? done(null, [{ address: answer, family: 4 }]) : done(null, answer, 4)

describe('A push endpoint', () => {
  test.each([
    'http://push.example.com/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://127.1/x',
    'https://2130706433/x',
    'https://0x7f.0.0.1/x',
    'https://10.1.2.3/x',
    'https://172.16.0.1/x',
    'https://192.168.0.10:8443/x',
    'https://push.example.com:8443/x',
    'https://push.example.com:80/x',
    'https://somebody@push.example.com/x',
    'https://somebody:secret@push.example.com/x',
    'https://169.254.169.254/latest/meta-data',
    'https://0.0.0.0/x',
    'https://[::1]/x',
    'https://[::]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[fe80::1]/x',
    'https://[fd00::1]/x',
    'https://printer/x',
    'https://db.internal/x',
    'https://nas.local./x',
    'ftp://push.example.com/x',
    'javascript:alert(1)',
    'not an address',
  ])('The endpoint %s is rejected', async (endpoint) => {
    const worker = await aWorker(server)
    const { keys } = service.aBrowser().subscription
    const answer = await server.call(subscribeToPush, { token: worker.token, body: { endpoint, keys } })
    expect([answer.status, answer.problem.errors?.[0]?.field]).toEqual([400, 'endpoint'])
  })

  test.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
    'https://push.ilteo-tests.net/x',
  ])('The endpoint %s of a known or configured push service is accepted', async (endpoint) => {
    const worker = await aWorker(server)
    const { keys } = service.aBrowser().subscription
    const answer = await server.call(subscribeToPush, { token: worker.token, body: { endpoint, keys } })
    expect(answer.status).toBe(201)
  })

  test.each([
    'https://push.example.com/x',
    'https://fcm.googleapis.com.example.com/x',
    'https://notify.windows.com/x',
    'https://evilpush.apple.com/x',
    'https://x.fcm.googleapis.com/x',
    'https://ilteo-tests.net/x',
  ])('The endpoint %s of an unknown push service is rejected and never sent to', async (endpoint) => {
    const worker = await aWorker(server)
    const { keys } = service.aBrowser().subscription
    const answer = await server.call(subscribeToPush, { token: worker.token, body: { endpoint, keys } })
    expect(answer.problem.errors).toMatchObject([{ field: 'endpoint', code: 'UNKNOWN' }])
    const sender = createPushSender(PUSH_KEYS, 'mailto:a@b.test', pushHosts(['.ilteo-tests.net']), () => {
      throw new Error('sent')
    })
    const outcome = await sender.send({ endpoint, ...keys }, { message: {}, topic: 'feed', ttl: 60 })
    expect(outcome).toEqual({ state: 'GONE' })
  })

  test.each([
    ['keys.p256dh', { p256dh: 'A'.repeat(87) }],
    ['keys.p256dh', { p256dh: 'short' }],
    ['keys.auth', { auth: '!'.repeat(22) }],
  ])('A subscription with an invalid %s is rejected', async (field, keys) => {
    const worker = await aWorker(server)
    const { subscription } = service.aBrowser()
    const body = { ...subscription, keys: { ...subscription.keys, ...keys } }
    const answer = await server.call(subscribeToPush, { token: worker.token, body })
    expect([answer.status, answer.problem.errors?.[0]?.field]).toEqual([400, field])
  })

  test('An endpoint that resolves to a private address is not connected to and is dropped', async () => {
    let connections = 0
    const inside = createServer(() => undefined).on('connection', () => (connections += 1))
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
    const address = inside.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { keys } = service.aBrowser().subscription
    const target = { endpoint: `https://rebound.ilteo-tests.net:${port}/x`, ...keys }
    const parcel = { message: {}, topic: 'feed', ttl: 60 }
    for (const answer of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1']) {
      const sender = createPushSender(
        PUSH_KEYS,
        'mailto:a@b.test',
        pushHosts(['.ilteo-tests.net']),
        postPublicly({ ...PUBLIC_INTERNET, lookup: resolving(answer) }),
      )
      expect(await sender.send(target, parcel)).toEqual({ state: 'GONE' })
    }
    expect(connections).toBe(0)
    await new Promise((resolve) => inside.close(resolve))
  })

  test('An endpoint that answers too slowly is aborted and retried later', async () => {
    const record = Buffer.of(0x16, 0x03, 0x03, 0x40, 0x00)
    const dripping = createTcpServer((socket) => {
      const drops = setInterval(() => socket.write(Buffer.of(0)), 20)
      socket
        .on('error', () => undefined)
        .on('close', () => clearInterval(drops))
        .resume()
      socket.write(record)
    })
    await new Promise<void>((resolve) => dripping.listen(0, '127.0.0.1', resolve))
    const { port } = dripping.address() as AddressInfo
    const internet = { lookup: resolving('127.0.0.1'), isPublicHost: () => true, isPublicAddress: () => true }
    const sender = createPushSender(
      PUSH_KEYS,
      'mailto:a@b.test',
      pushHosts(['.ilteo-tests.net']),
      postPublicly(internet, 200),
    )
    const target = {
      endpoint: `https://push.ilteo-tests.net:${port}/x`,
      ...service.aBrowser().subscription.keys,
    }
    const outcome = await sender.send(target, { message: {}, topic: 'feed', ttl: 60 })
    expect(outcome).toEqual({ state: 'LATER', retryAfterSeconds: null })
    await new Promise((resolve) => dripping.close(resolve))
  })

  test('Public and private addresses are told apart', () => {
    expect(['8.8.8.8', '211.249.220.24', '2606:4700::6810:84e5'].map(isPublicAddress)).toEqual([
      true,
      true,
      true,
    ])
    expect(
      ['100.64.0.1', '198.18.0.1', '224.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'].map(isPublicAddress),
    ).toEqual([false, false, false, false, false])
  })
})
