import { addressOf, type Endpoint } from '../../../../contract/base/endpoint.ts'
import type { Entry, StoredBlob } from './entry.ts'
import type { OutgoingRequest } from './environment.ts'
import { multipartBody } from './multipart.ts'

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
    timeout: ANSWER_TIMEOUT + (length / BYTES_PER_SECOND) * 1000,
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
