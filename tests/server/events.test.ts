import { connect, type Socket } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { removeMember } from '../../src/contract/account/member-account.ts'
import { signOut } from '../../src/contract/account/member.ts'
import { listNotifications, readNotifications } from '../../src/contract/message/notification.ts'
import { createApp } from '../../src/server/app.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { notify } from '../../src/server/features/notification/service.ts'
import { atEndOfFile } from '../support/end-of-file.ts'
import { eventually } from '../support/eventually.ts'
import { readEvents } from '../support/event-reader.ts'
import { aWorker, PASSWORD } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

let occasions = 0
const notifyMember = (memberId: string, subject: string, db = server.database.db) =>
  inTransaction(db, (tx) =>
    notify(tx, { memberId, kind: 'NEWS', subject, occasion: `e:${occasions++}` }, new Date()),
  )

/** A stream on a connection of its own, whose reading the test controls. */
function openConnection(url: string, token: string): { socket: Socket; text: () => string } {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  socket.on('error', () => undefined)
  socket.write(`GET /api/events HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n\r\n`)
  atEndOfFile(() => void socket.destroy())
  return { socket, text: () => text }
}

const openStream = (token: string, lastId?: string) => readEvents(server.url, token, lastId)

describe('Event stream', () => {
  test('The stream starts with the unread count and delivers each new notification', async () => {
    const worker = await aWorker(server)
    await notifyMember(worker.id, '먼저')
    const events = await openStream(worker.token)
    expect(events.status).toBe(200)
    expect(events.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(events.headers.get('cache-control')).toBe('private, no-store')
    expect(events.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await events.next()).toEqual({ name: 'unread', data: { unreadCount: 1 } })
    await notifyMember(worker.id, '나중\n둘째 줄')
    const event = await events.next()
    const { data } = await server.call(listNotifications, { token: worker.token })
    expect(event).toEqual({
      name: 'notification',
      id: data[0]?.id,
      data: { notification: data[0], unreadCount: 2 },
    })
    events.close()
  })

  test('A stream reopened with Last-Event-ID delivers every later notification once', async () => {
    const worker = await aWorker(server)
    const events = await openStream(worker.token)
    await events.next()
    await notifyMember(worker.id, '1')
    const first = await events.nextOf('notification')
    events.close()
    await notifyMember(worker.id, '2')
    await notifyMember(worker.id, '3')
    const again = await openStream(worker.token, first?.id)
    const subjects: unknown[] = []
    for (let count = 0; count < 2; count++)
      subjects.push((await again.nextOf('notification'))?.data['notification'])
    await notifyMember(worker.id, '4')
    subjects.push((await again.nextOf('notification'))?.data['notification'])
    expect(subjects).toMatchObject([{ subject: '2' }, { subject: '3' }, { subject: '4' }])
    again.close()
  })

  test('The stream delivers a notification whose transaction commits after that of a later one', async () => {
    const worker = await aWorker(server)
    const events = await openStream(worker.token)
    await events.next()
    let commit = () => {}
    const committing = new Promise<void>((resolve) => (commit = resolve))
    const slow = inTransaction(server.database.db, async (tx) => {
      await notify(tx, { memberId: worker.id, kind: 'NEWS', subject: '느린', occasion: 'slow' }, new Date())
      await committing
    })
    await notifyMember(worker.id, '빠른')
    expect((await events.nextOf('notification'))?.data).toMatchObject({ notification: { subject: '빠른' } })
    commit()
    await slow
    expect((await events.nextOf('notification'))?.data).toMatchObject({ notification: { subject: '느린' } })
    events.close()
  })

  test('A notification of a kind that only another version knows stops no stream, new or open', async () => {
    const [worker, other] = [await aWorker(server), await aWorker(server)]
    const first = await openStream(worker.token)
    const second = await openStream(other.token)
    for (const events of [first, second]) await events.nextOf('conversations')
    await server.database.pool.query(
      `insert into notifications (id, member_id, kind, subject, occasion, created_at, push_pending)
       values (uuid_of_time(now()), $1, 'OF_ANOTHER_VERSION', '', 'x', now(), false)`,
      [worker.id],
    )
    await notifyMember(worker.id, '아는 것')
    await notifyMember(other.id, '다른 사람')
    expect((await first.nextOf('notification'))?.data).toMatchObject({ notification: { subject: '아는 것' } })
    expect((await second.nextOf('notification'))?.data).toMatchObject({
      notification: { subject: '다른 사람' },
    })
    const again = await openStream(worker.token, '00000000-0000-7000-8000-000000000000')
    expect((await again.nextOf('notification'))?.data).toMatchObject({ notification: { subject: '아는 것' } })
    for (const events of [first, second, again]) events.close()
  })

  test('A process with all the streams it can hold refuses another one for a while, until one ends', async () => {
    const full = await runServer({ database: server.database, maxStreams: 1 })
    const [first, second] = [await aWorker(server), await aWorker(server)]
    const events = await readEvents(full.url, first.token)
    expect(events.status).toBe(200)
    const refused = await readEvents(full.url, second.token)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('30')
    events.close()
    await eventually(async () => {
      const again = await readEvents(full.url, second.token)
      again.close()
      expect(again.status).toBe(200)
    })
  })

  test('Streams that are opened at the same time each start with the counts of their member', async () => {
    const workers = await Promise.all(Array.from({ length: 12 }, () => aWorker(server)))
    for (const [index, { id }] of workers.entries())
      for (let count = 0; count < index % 3; count++) await notifyMember(id, `${count}`)
    const streams = await Promise.all(workers.map(({ token }) => openStream(token)))
    const first = await Promise.all(streams.map((stream) => stream.next()))
    expect(first.map((event) => event?.data['unreadCount'])).toEqual(workers.map((_, index) => index % 3))
    for (const stream of streams) stream.close()
  })

  test('A quiet stream shows signs of life', async () => {
    const lively = await runServer({ database: server.database, heartbeatInterval: 1 })
    const { token } = await aWorker(server)
    const connection = openConnection(lively.url, token)
    await eventually(() => expect(connection.text().match(/\n: \n/g)?.length).toBeGreaterThan(1))
    connection.socket.destroy()
  })

  test('A client that does not read is dropped, so that its events take no memory', async () => {
    const full = await runServer({ database: server.database, maxStreams: 1 })
    const [stalled, other] = [await aWorker(server), await aWorker(server)]
    const { socket, text } = openConnection(full.url, stalled.token)
    await eventually(() => expect(text()).toContain('event: conversations'))
    socket.pause()
    for (let count = 0; count < 100; count++) await notifyMember(stalled.id, 'x'.repeat(200_000))
    await eventually(async () => {
      const events = await readEvents(full.url, other.token)
      events.close()
      expect(events.status).toBe(200)
    })
    socket.destroy()
  })

  test('What a client sends after its request changes nothing', async () => {
    const worker = await aWorker(server)
    const { socket, text } = openConnection(server.url, worker.token)
    await eventually(() => expect(text()).toContain('event: conversations'))
    socket.write('GET /api/site HTTP/1.1\r\nhost: x\r\n\r\n')
    await notifyMember(worker.id, '이어서')
    await eventually(() => expect(text()).toContain('이어서'))
    expect(text().match(/HTTP\/1\.1/g)).toHaveLength(1)
    socket.destroy()
  })

  test('HEAD opens no stream', async () => {
    const { token } = await aWorker(server)
    const headers = { authorization: `Bearer ${token}` }
    expect((await server.fetch('/api/events', { method: 'HEAD', headers })).status).toBe(404)
  })

  test('The stream reports when another device marks notifications as read', async () => {
    const worker = await aWorker(server)
    await notifyMember(worker.id, '읽을 것')
    const events = await openStream(worker.token)
    expect((await events.next())?.data).toEqual({ unreadCount: 1 })
    await server.call(readNotifications, { token: worker.token, body: { read: true } })
    expect(await events.next()).toEqual({ name: 'unread', data: { unreadCount: 0 } })
    events.close()
  })

  test('The stream delivers no notifications of other members', async () => {
    const [worker, other] = await Promise.all([aWorker(server), aWorker(server)])
    const events = await openStream(worker.token)
    await events.next()
    await notifyMember(other.id, '남의 것')
    await notifyMember(worker.id, '내 것')
    expect((await events.nextOf('notification'))?.data).toMatchObject({ notification: { subject: '내 것' } })
    events.close()
  })

  test.each([
    ['signing out', (token: string) => server.call(signOut, { token })],
    [
      'removing the account',
      (token: string) => server.call(removeMember, { token, body: { password: PASSWORD } }),
    ],
  ])('The stream ends with %s', async (_name, endSession) => {
    const worker = await aWorker(server)
    const events = await openStream(worker.token)
    await endSession(worker.token)
    expect((await events.nextOf('signed-out'))?.name).toBe('signed-out')
    expect(await events.next()).toBeNull()
  })

  test('The stream answers 401 without a valid token', async () => {
    for (const token of ['', 'x'.repeat(43)]) {
      const response = await server.fetch('/api/events', { headers: { authorization: `Bearer ${token}` } })
      expect(response.status).toBe(401)
      expect((await response.json()).responseCode).toBe('UNAUTHENTICATED')
    }
  })

  test("A member's sixth stream closes the oldest one", async () => {
    const worker = await aWorker(server)
    const streams = []
    for (let count = 0; count < 6; count++) {
      const stream = await openStream(worker.token)
      await stream.next()
      streams.push(stream)
    }
    expect(await streams[0]?.next()).toBeNull()
    await notifyMember(worker.id, '모두에게')
    for (const stream of streams.slice(1)) {
      expect((await stream.nextOf('notification'))?.data).toMatchObject({
        notification: { subject: '모두에게' },
      })
      stream.close()
    }
  })

  test('A stream with an invalid Last-Event-ID starts from now', async () => {
    const worker = await aWorker(server)
    await notifyMember(worker.id, '오래된 것')
    const events = await openStream(worker.token, "' or 1=1")
    expect((await events.next())?.name).toBe('unread')
    await notifyMember(worker.id, '새것')
    expect((await events.next())?.data).toMatchObject({ notification: { subject: '새것' } })
    events.close()
  })

  test('Stopping the server ends open streams', async () => {
    const { db, pool } = server.database
    const app = await createApp({
      db,
      pool,
      services: server.services,
      now: () => new Date(),
      webRoot: null,
      pageTimeout: 1_500,
      trustProxy: [],
      logger: false,
    })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const worker = await aWorker(server)
    const events = await readEvents(url, worker.token)
    expect((await events.next())?.name).toBe('unread')
    await app.close()
    expect(await events.next()).toBeNull()
  })
})
