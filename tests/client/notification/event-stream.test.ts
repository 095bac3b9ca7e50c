import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ServerEvent } from '../../../src/client/api/event-parser.ts'
import { listen } from '../../../src/client/api/events.ts'

let server: Server
let answer: RequestListener
let url: string

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/events`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function follow(options: { lastId?: string; signal?: AbortSignal } = {}) {
  const events: ServerEvent[] = []
  const { lastId, signal = new AbortController().signal } = options
  const end = listen({ url, token: 'secret', lastId, signal, onEvent: (event) => events.push(event) })
  return { events, end }
}

test('the stream is requested with the token and the id of the last event', async () => {
  let headers: Record<string, unknown> = {}
  answer = (request, response) => {
    headers = request.headers
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    response.end('id: 8\ndata: 가\n\n')
  }
  const { events, end } = follow({ lastId: '7' })
  expect(await end).toEqual({ status: 200 })
  expect(events).toEqual([{ event: 'message', id: '8', data: '가' }])
  expect(headers).toMatchObject({
    authorization: 'Bearer secret',
    'last-event-id': '7',
    accept: 'text/event-stream',
  })
})

test('a refused stream ends with the status and the time to wait', async () => {
  answer = (_, response) => {
    response.writeHead(429, { 'content-type': 'application/problem+json', 'retry-after': '30' })
    response.end('{}')
  }
  expect(await follow().end).toEqual({ status: 429, retryAfter: 30_000 })
})

test('an answer that is not an event stream gives no events', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('data: evil\n\n')
  }
  const { events, end } = follow()
  await end
  expect(events).toEqual([])
})

test('a broken connection or an abort ends the stream without an error', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: one\n\n', () => response.destroy())
  }
  const defect = follow()
  expect(await defect.end).toEqual({})
  expect(defect.events).toHaveLength(1)

  const stopping = new AbortController()
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(': open\n\n', () => stopping.abort())
  }
  expect(await follow({ signal: stopping.signal }).end).toEqual({})
})
