import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { twoColorImage, upload } from '../support/images.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const MEBIBYTE = 1024 * 1024
const START = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'

let server: RunningServer

/** A connection that sends only the given bytes. `answer` is the beginning of the response. */
function startRequest(own: RunningServer, head: string, body: string | Buffer) {
  const { port } = new URL(own.url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`${head}\r\n\r\n`)
  socket.write(body)
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (chunk) => resolve(chunk.toString()))
    socket.once('close', () => resolve('closed'))
    socket.on('error', () => undefined)
  })
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
  })
  return { socket, answer, closed }
}

const json = (length: number) =>
  `POST /api/users HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}`
const form = ({ token }: TestMember, length = 'Transfer-Encoding: chunked') =>
  `POST /api/files HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\n${length}`

describe('A request body that stalls', () => {
  beforeAll(async () => {
    server = await runServer({ bodyPace: { window: 300, bytes: 1_000 } })
  })

  test('A stalled JSON or form body is answered with 408 and the connection is closed', async () => {
    const worker = await aWorker(server)
    const [half, stalled] = [
      startRequest(server, json(100_000), '{"email":"'),
      startRequest(server, form(worker, 'Content-Length: 9000000'), START),
    ]
    expect(await half.answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(await stalled.answer).toMatch(/^HTTP\/1\.1 408 /)
    await Promise.all([half.closed, stalled.closed])
  })

  test('A connection is closed if its request is answered before the body arrives', async () => {
    const unknown = startRequest(
      server,
      form({ id: '', email: '', token: 'x'.repeat(43) }, 'Content-Length: 9000000'),
      START,
    )
    expect(await unknown.answer).toMatch(/^HTTP\/1\.1 401 /)
    await unknown.closed
  })

  test('A complete request that waits for its answer is not aborted', async () => {
    const lock = await server.database.pool.connect()
    try {
      await lock.query('begin; lock table rate_limits in access exclusive mode')
      const body = JSON.stringify({ email: 'nobody@ilteo.test', name: 'Nobody' })
      const asked = server.fetch('/api/users/password-resets', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      // Longer than the window, so that the other body is aborted meanwhile.
      expect(await startRequest(server, json(100_000), '{').answer).toContain('408')
      await lock.query('rollback')
      expect((await asked).status).toBe(202)
    } finally {
      lock.release()
    }
  })
})

describe('Uploads held in memory', () => {
  beforeAll(async () => {
    server = await runServer()
  })

  test('Stalled uploads of one member do not block the uploads of others', async () => {
    const [greedy, other] = [await aWorker(server), await anEmployer(server)]
    const most = Buffer.concat([Buffer.from(START), Buffer.alloc(9 * MEBIBYTE)])
    const length = `Content-Length: ${most.length + 1_000}`
    const stalled = Array.from({ length: 4 }, () => startRequest(server, form(greedy, length), most))
    // All but the first exceed a member's share.
    const refused = await Promise.any(stalled.map(({ answer }) => answer))
    expect(refused).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 5/i)
    const image = await twoColorImage(40, 40).jpeg().toBuffer()
    expect((await upload(server, image, { token: other.token, type: 'announcement' })).status).toBe(201)
    for (const { socket } of stalled) socket.destroy()
  })

  test.each(['form', 'JSON'])(
    'A sender of a %s that reads only after 30 MB learns that it is too large',
    async (kind) => {
      const worker = await aWorker(server)
      const chunk = Buffer.concat([
        Buffer.from('10000\r\n'),
        Buffer.alloc(0x1_0000, 'x'),
        Buffer.from('\r\n'),
      ])
      const preamble = Buffer.concat(Array.from({ length: 480 }, () => chunk))
      const head = kind === 'form' ? form(worker) : json(preamble.length)
      const { socket, answer } = startRequest(server, head, preamble)
      socket.pause()
      await Promise.race([once(socket, 'drain'), once(socket, 'close')])
      socket.resume()
      expect(await answer).toMatch(/^HTTP\/1\.1 413 /)
      socket.destroy()
    },
  )
})
