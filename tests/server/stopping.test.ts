import Fastify from 'fastify'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { EVENTS_PATH } from '../../src/contract/message/notification.ts'
import { registerGracefulClose } from '../../src/server/http/graceful-close.ts'
import { aWorker } from '../support/members.ts'
import { databaseUrl, SECRET_KEY } from '../support/operator-console.ts'
import { twoColorImage } from '../support/images.ts'
import { runServer } from '../support/server.ts'
import { startServer } from '../support/server-process.ts'

const ended = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))

function get(url: string, agent: Agent, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, resolve).once('error', reject).end()
  })
}

test('SIGTERM answers an upload in flight, ends event streams, closes idle connections and exits with 0', async () => {
  const server = await runServer()
  const worker = await aWorker(server)
  const env = {
    DATABASE_URL: databaseUrl(server),
    DATA_DIR: server.dataDir,
    SECRET_KEY,
    DEMO: 'off',
    WEB: 'off',
  }
  const product = await startServer(env)
  const authorization = `Bearer ${worker.token}`

  const agent = new Agent({ keepAlive: true })
  const idle = await get(`${product.url}/healthz`, agent)
  const idleEnds = ended(idle.socket)
  await text(idle)
  expect(idle.headers.connection).toBe('keep-alive')
  const silent = connect(product.port, '127.0.0.1')
  const silentEnds = ended(silent)
  const events = await get(`${product.url}/api${EVENTS_PATH}`, new Agent({ keepAlive: true }), {
    authorization,
  })

  const { body, type } = await uploadForm()
  // Starting the process that decodes images takes longer than a stop waits on a busy machine.
  const first = { authorization, 'content-type': type, 'idempotency-key': 'first' }
  await fetch(`${product.url}/api/files`, { method: 'POST', headers: first, body: new Uint8Array(body) })
  const upload = request(`${product.url}/api/files`, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: {
      authorization,
      'content-type': type,
      'content-length': body.length,
      'idempotency-key': 'slow',
    },
  })
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    upload.once('response', resolve).once('error', reject)
  })
  await new Promise((resolve) => upload.write(body.subarray(0, body.length / 2), resolve))
  // The server has received its headers by the time it answers a later request.
  await text(await get(`${product.url}/healthz`, new Agent()))

  const code = product.stop('SIGTERM')
  expect(await text(events)).toMatch(/^retry: \d{4}\n\n$/m)
  await idleEnds
  await silentEnds
  upload.end(body.subarray(body.length / 2))
  const { statusCode, headers } = await answer
  expect([statusCode, headers.connection]).toEqual([201, 'close'])
  expect(await code).toBe(0)
})

async function uploadForm(): Promise<{ body: Buffer; type: string }> {
  const form = new FormData()
  form.set('type', 'resume')
  const image = await twoColorImage(200, 100).jpeg().toBuffer()
  form.set('file', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'photo.jpg')
  const response = new Response(form)
  return {
    body: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  }
}

test('A request that outlasts the grace period does not keep the server from closing', async () => {
  const app = Fastify()
  registerGracefulClose(app, 50)
  app.get('/never', () => new Promise(() => undefined))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const started = new Promise<void>((resolve) => app.server.once('request', () => resolve()))
  const cutOff = get(`${url}/never`, new Agent({ keepAlive: true })).catch(String)
  await started
  await app.close()
  expect(await cutOff).toBe('Error: socket hang up')
})
