import { afterEach, beforeEach, expect, test } from 'vitest'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NetworkFailure } from '../../../src/client/api/problem.ts'
import { forgetOrder, placeOnce } from '../../../src/client/features/payment/place-once.ts'

interface Placed {
  id: string
  key: string
  body: string
  status: string
}

let server: Server
let orders: Placed[]
/** The number of answers to placing an order that are still to be lost; each order is sent twice before it fails. */
let losing: number
let page = 0
/** The name of a payment page that no other test uses. */
let name: string

beforeEach(async () => {
  orders = []
  losing = 0
  name = `page ${(page += 1)}`
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  Object.defineProperty(globalThis, 'location', {
    value: new URL(`http://127.0.0.1:${port}/`),
    configurable: true,
  })
})

afterEach(async () => {
  Reflect.deleteProperty(globalThis, 'location')
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? ''
  if (path === '/healthz') return void response.end()
  if (request.method === 'POST' && path === '/api/orders') return placeAt(request, response)
  const id = /^\/api\/orders\/([^/]+)/.exec(path)?.[1]
  const order = orders.find((each) => each.id === id)
  if (!order) return refuse(response, 404, 'NOT_FOUND')
  if (path.endsWith('/cancel')) order.status = 'CANCELLED'
  succeed(response, order)
}

async function placeAt(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks).toString()
  if (body.includes('no-such')) return refuse(response, 422, 'VALIDATION')
  const key = String(request.headers['idempotency-key'])
  let order = orders.find((each) => each.key === key)
  if (!order) {
    order = { id: `order-${orders.length + 1}`, key, body, status: 'PENDING' }
    orders.push(order)
  }
  if (losing > 0) {
    losing -= 1
    return void request.socket.destroy()
  }
  succeed(response, order)
}

function succeed(response: ServerResponse, data: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ responseCode: 'SUCCESS', data }))
}

function refuse(response: ServerResponse, status: number, responseCode: string): void {
  response.writeHead(status, { 'content-type': 'application/problem+json' })
  response.end(JSON.stringify({ responseCode, status }))
}

const TEN = { productId: 'ticket-10000' }
const THIRTY = { productId: 'ticket-30000' }
const statuses = () => orders.map(({ status }) => status)

test('an order whose answer was lost is not placed twice', async () => {
  losing = 2
  await expect(placeOnce(name, TEN)).rejects.toBeInstanceOf(NetworkFailure)
  expect((await placeOnce(name, TEN)).id).toBe('order-1')
  expect(orders).toHaveLength(1)
})

test('an unpaid order is reused', async () => {
  const first = await placeOnce(name, TEN)
  expect((await placeOnce(name, TEN)).id).toBe(first.id)
  expect(orders).toHaveLength(1)
})

test('an order paid meanwhile is returned instead of a new one', async () => {
  await placeOnce(name, TEN)
  for (const order of orders) order.status = 'PAID'
  expect(await placeOnce(name, TEN)).toMatchObject({ id: 'order-1', status: 'PAID' })
  expect(orders).toHaveLength(1)
})

test('a paid order that was shown allows buying the same again', async () => {
  await placeOnce(name, TEN)
  for (const order of orders) order.status = 'PAID'
  forgetOrder(name, 'order-1')
  expect((await placeOnce(name, TEN)).id).toBe('order-2')
})

test('another choice cancels the unpaid order, also one whose answer was lost', async () => {
  losing = 2
  await expect(placeOnce(name, TEN)).rejects.toBeInstanceOf(NetworkFailure)
  expect((await placeOnce(name, THIRTY)).id).toBe('order-2')
  expect(statuses()).toEqual(['CANCELLED', 'PENDING'])
})

test('another choice does not cancel a paid order', async () => {
  await placeOnce(name, TEN)
  for (const order of orders) order.status = 'PAID'
  await placeOnce(name, THIRTY)
  expect(statuses()).toEqual(['PAID', 'PENDING'])
})

test('a failed or refused order does not block the next', async () => {
  await expect(placeOnce(name, { productId: 'no-such' })).rejects.toThrow('VALIDATION')
  await placeOnce(name, TEN)
  for (const order of orders) order.status = 'FAILED'
  expect((await placeOnce(name, TEN)).id).toBe('order-2')
})

test('two payment pages keep separate orders', async () => {
  await placeOnce(name, TEN)
  await placeOnce(`${name}, another`, TEN)
  expect(statuses()).toEqual(['PENDING', 'PENDING'])
})
