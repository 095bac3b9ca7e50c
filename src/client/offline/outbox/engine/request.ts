import { addressOf, type Endpoint } from '../../../../contract/base/endpoint.ts'
import type { Entry, StoredBlob, Part } from './entry.ts'
import type { OutgoingRequest } from './environment.ts'

const ANSWER_TIMEOUT = 20_000
/** 64 kbit/s: the assumed minimum upload speed. */
const BYTES_PER_SECOND = 8_000

/**
 * Builds the request of an entry, identical on every attempt.
 * @throws Error if bytes are missing
 */
export function requestFor(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  entry: Pick<Entry, 'id' | 'params' | 'payload' | 'ifMatch'>,
  blobs: ReadonlyMap<string, StoredBlob>,
  token: string,
): OutgoingRequest {
  const { body, type } = bodyOf(entry, blobs)
  const length = typeof body === 'string' ? body.length : (body?.byteLength ?? 0)
  return {
    method: endpoint.method,
    path: `/api${addressFor(endpoint, entry.params)}`,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': entry.id,
      ...(entry.ifMatch === undefined ? {} : { 'if-match': entry.ifMatch }),
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? {} : { body }),
    // Not every platform takes a fraction of a millisecond.
    timeout: Math.ceil(ANSWER_TIMEOUT + (length / BYTES_PER_SECOND) * 1000),
  }
}

/** An entry has one set of parameters: those not in the path go into the query. */
function addressFor(endpoint: Pick<Endpoint, 'path'>, all: Readonly<Record<string, string>>): string {
  const inPath = new Set(Array.from(endpoint.path.matchAll(/:([a-zA-Z]+)/g), ([, name]) => name))
  const entries = Object.entries(all)
  return addressOf(endpoint, {
    params: Object.fromEntries(entries.filter(([name]) => inPath.has(name))),
    query: Object.fromEntries(entries.filter(([name]) => !inPath.has(name))),
  })
}

function bodyOf(
  { id, payload }: Pick<Entry, 'id' | 'payload'>,
  blobs: ReadonlyMap<string, StoredBlob>,
): { body?: string | Uint8Array<ArrayBuffer>; type?: string } {
  if (payload.kind === 'none') return {}
  if (payload.kind === 'json') return { body: JSON.stringify(payload.value), type: 'application/json' }
  const boundary = `ilteo-${id}`
  return {
    body: multipartBody(payload.parts, blobs, boundary),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

/** Encodes a form with files, byte-identical on every attempt: the boundary derives from the entry. */
function multipartBody(
  parts: readonly Part[],
  blobs: ReadonlyMap<string, StoredBlob>,
  boundary: string,
): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder()
  const chunks: Uint8Array[] = []
  for (const part of parts) {
    chunks.push(text.encode(`--${boundary}\r\n`))
    if ('value' in part) {
      chunks.push(
        text.encode(`Content-Disposition: form-data; name="${quoted(part.name)}"\r\n\r\n${part.value}\r\n`),
      )
      continue
    }
    const blob = blobs.get(part.blobId)
    if (!blob) throw new Error(`The bytes of ${part.blobId} are missing`)
    const disposition = `form-data; name="${quoted(part.name)}"; filename="${quoted(part.fileName)}"`
    chunks.push(text.encode(`Content-Disposition: ${disposition}\r\nContent-Type: ${blob.type}\r\n\r\n`))
    chunks.push(new Uint8Array(blob.bytes), text.encode('\r\n'))
  }
  chunks.push(text.encode(`--${boundary}--\r\n`))
  return joined(chunks)
}

/** Escapes names as browsers do in form data. */
function quoted(text: string): string {
  return text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.byteLength, 0))
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
}
