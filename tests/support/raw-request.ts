import { request, type OutgoingHttpHeaders } from 'node:http'

interface RawRequest {
  /** Sent unchanged; `fetch` would normalize it. */
  path: string
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
}

export interface RawAnswer {
  status: number
  text: string
}

/** Sends a request that a browser would not. */
export function sendRaw(
  url: string,
  { path, method = 'GET', headers, body }: RawRequest,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const options = { hostname, port, path, method, headers: { ...headers, ...length }, agent: false }
    const sent = request(options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
