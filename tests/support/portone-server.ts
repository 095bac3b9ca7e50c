import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { PortOneSettings } from '../../src/server/providers/payment/portone/browser-request.ts'
import { listenLocally } from './listen-locally.ts'

interface Paid {
  id: string
  status: string
  amount: { total: number; cancelled: number }
  currency: string
  method?: object
  /** When it was started, and when its status last changed. */
  createdAt?: Date
  statusChangedAt?: Date
}

export interface PortOneServer {
  settings: PortOneSettings
  /** The store's payments by id; tests set them to simulate buyers. */
  payments: Map<string, Paid>
  /** Pre-registered amounts by payment id. */
  preRegistered: Map<string, number>
  cancellations: { id: string; body: Record<string, unknown>; key: string | undefined }[]
  /** Requests for cash receipts by payment id. */
  cashReceipts: Map<string, Record<string, unknown>>
  /** Failures of the next requests. */
  error: 'none' | 'hangs up' | 'fails' | 'returns invalid data'
  /** Outcomes of the next cancellations at the bank. */
  bank: 'SUCCEEDED' | 'FAILED'
}

const SECRET = 'portone-api-secret'

/** A fake of PortOne's REST API V2 (developers.portone.io), as far as it is used; closed after the test file. */
export async function aPortOne(): Promise<PortOneServer> {
  const portOne: PortOneServer = {
    settings: {
      url: '',
      storeId: 'store-1',
      apiSecret: SECRET,
      webhookSecret: `whsec_${Buffer.from('webhook secret of the store').toString('base64')}`,
      channelKey: 'channel-key-cards',
      channelKeys: { KakaoPay: 'channel-key-kakao' },
      isTest: false,
      webhookUrl: () => 'https://ilteo.test/api/payments/webhook',
    },
    payments: new Map(),
    preRegistered: new Map(),
    cancellations: [],
    cashReceipts: new Map(),
    error: 'none',
    bank: 'SUCCEEDED',
  }
  const server = createServer((request, response) => void answer(portOne, request, response))
  portOne.settings.url = `http://127.0.0.1:${await listenLocally(server)}`
  return portOne
}

async function answer(portOne: PortOneServer, request: IncomingMessage, response: ServerResponse) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  const text = Buffer.concat(parts).toString('utf8')
  if (portOne.error === 'hangs up') return request.socket.destroy()
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  if (portOne.error === 'fails') return send(502, { type: 'PG_PROVIDER', message: 'no answer' })
  if (portOne.error === 'returns invalid data') return send(200, { hello: 'world' })
  if (request.headers.authorization !== `PortOne ${SECRET}`) return send(401, { type: 'UNAUTHORIZED' })
  const url = new URL(request.url ?? '/', portOne.settings.url)
  const body: Record<string, unknown> = text === '' ? {} : JSON.parse(text)
  if (url.pathname === '/cash-receipts') {
    const paymentId = String(body['paymentId'])
    if (portOne.cashReceipts.has(paymentId)) return send(409, { type: 'CASH_RECEIPT_ALREADY_ISSUED' })
    portOne.cashReceipts.set(paymentId, body)
    return send(200, {
      cashReceipt: { issueNumber: 'C00000001', url: 'https://receipt.test/1', pgReceiptId: '1' },
    })
  }
  const [, , id = '', verb = ''] = url.pathname.split('/').map(decodeURIComponent)
  if (request.method === 'GET' && id === '') return send(200, page(portOne, url))
  if (verb === 'cash-receipt') return send(200, { status: 'ISSUED', issueNumber: 'C00000001' })
  const payment = portOne.payments.get(id)
  if (verb === 'pre-register') {
    if (payment?.status === 'PAID') return send(409, { type: 'ALREADY_PAID' })
    portOne.preRegistered.set(id, Number(body['totalAmount']))
    return send(200, {})
  }
  if (!payment) return send(404, { type: 'PAYMENT_NOT_FOUND' })
  if (verb !== 'cancel') return send(200, payment)
  const key = request.headers['idempotency-key']
  portOne.cancellations.push({ id, body, key: typeof key === 'string' ? key : undefined })
  if (payment.status === 'CANCELLED') return send(409, { type: 'PAYMENT_ALREADY_CANCELLED' })
  if (payment.status !== 'PAID') return send(409, { type: 'PAYMENT_NOT_PAID' })
  const cancellation = { status: portOne.bank }
  if (portOne.bank === 'FAILED') return send(200, { cancellation })
  payment.status = 'CANCELLED'
  payment.amount.cancelled = payment.amount.total
  return send(200, { cancellation })
}

function page(portOne: PortOneServer, url: URL) {
  const { page: wanted, filter } = JSON.parse(url.searchParams.get('requestBody') ?? '{}')
  // Without a type, the timestamp is that of the latest status.
  const time = filter.timestampType === 'CREATED_AT' ? 'createdAt' : 'statusChangedAt'
  const all = [...portOne.payments.values()].filter(({ [time]: at }) => {
    return !at || (at >= new Date(filter.from) && at <= new Date(filter.until))
  })
  const items = all.slice(wanted.number * wanted.size, (wanted.number + 1) * wanted.size)
  return { items, page: { ...wanted, totalCount: all.length } }
}
