import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { EventStream } from '../../src/server/features/event/event-stream.ts'

/** A connection whose client takes what is written only when the test says so. */
function aConnection() {
  const taken: (() => void)[] = []
  const socket = new Duplex({ read() {}, write: (_chunk, _encoding, done) => void taken.push(done) })
  const stream = new EventStream(socket as Socket, { memberId: 'm', owner: 'm', tokenHash: '00' })
  return { socket, stream, take: () => taken.shift()?.() }
}

test('A stream whose client takes nothing from one heartbeat to the next is dropped', () => {
  const { socket, stream } = aConnection()
  stream.send({ name: 'unread', data: { unreadCount: 1 } })
  stream.beat()
  expect(socket.destroyed).toBe(false)
  stream.beat()
  expect(socket.destroyed).toBe(true)
})

test('A stream whose client takes what waited stays open', () => {
  const { socket, stream, take } = aConnection()
  stream.send({ name: 'unread', data: { unreadCount: 1 } })
  stream.beat()
  take()
  take()
  stream.beat()
  expect(socket.destroyed).toBe(false)
})

test('A stream that nobody reads keeps at most a few events more than 256 KB', () => {
  const { socket, stream } = aConnection()
  const event = { name: 'message', data: 'x'.repeat(10_000) }
  let most = 0
  for (let count = 0; count < 100; count++) {
    stream.send(event)
    most = Math.max(most, socket.writableLength)
  }
  expect(socket.destroyed).toBe(true)
  expect(most).toBeLessThan(280_000)
})
