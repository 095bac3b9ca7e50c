import { createServer, type IncomingMessage } from 'node:http'
import { listenLocally } from './listen-locally.ts'

export interface VendorRequest {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: string
}

export interface Vendor {
  url: string
  requests: VendorRequest[]
  /** Responses to the next requests. */
  answer: { status: number; body: unknown }
}

/** A small server that replaces a vendor's; closed after the test file. */
export async function aVendor(): Promise<Vendor> {
  const vendor: Vendor = { url: '', requests: [], answer: { status: 200, body: {} } }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    vendor.requests.push({
      method: request.method ?? '',
      url: new URL(request.url ?? '/', vendor.url),
      headers: request.headers,
      body: Buffer.concat(parts).toString('utf8'),
    })
    const { status, body } = vendor.answer
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  vendor.url = `http://127.0.0.1:${await listenLocally(server)}`
  return vendor
}
