import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { type Internet, NotPublicError, onlyPublic, PUBLIC_INTERNET } from './public-lookup.ts'

export type FetchFailure = 'NOT_PUBLIC' | 'UNREACHABLE' | 'TOO_LARGE' | 'TOO_SLOW'

export class FetchFailed extends Error {
  readonly reason: FetchFailure

  constructor(reason: FetchFailure, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'FetchFailed'
    this.reason = reason
  }
}

export interface FetchLimits {
  /** Maximum size after decompression. */
  bytes: number
  /** From the DNS lookup to the last byte, including redirects. */
  milliseconds: number
}

export interface Fetched {
  content: Buffer
  contentType: string
  /** URL after redirects. */
  url: URL
}

/** @throws FetchFailed */
export type FetchPublicly = (address: string, limits: FetchLimits) => Promise<Fetched>

const MAX_REDIRECTS = 5
const HEADERS = { 'user-agent': 'Ilteo', accept: '*/*', 'accept-encoding': 'gzip, br, deflate' }
const DECODERS: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
}

/**
 * Fetches a URL chosen by a user: only http and https, only from the public internet, with the same checks for each
 * redirect, within the given size and time.
 */
export function fetchPublicly(internet: Internet = PUBLIC_INTERNET): FetchPublicly {
  return async (address, limits) => {
    const deadline = AbortSignal.timeout(limits.milliseconds)
    try {
      return await follow(internet, new URL(address), deadline, limits.bytes)
    } catch (error) {
      throw failureOf(error, deadline)
    }
  }
}

async function follow(
  internet: Internet,
  url: URL,
  deadline: AbortSignal,
  bytes: number,
  redirects = 0,
): Promise<Fetched> {
  const answer = await open(internet, url, deadline)
  const { statusCode = 0, headers } = answer
  const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined
  if (isRedirect || statusCode !== 200) {
    answer.destroy()
    if (!isRedirect || redirects === MAX_REDIRECTS) throw new FetchFailed('UNREACHABLE')
    return follow(internet, new URL(headers.location ?? '', url), deadline, bytes, redirects + 1)
  }
  return { content: await readAll(answer, bytes), contentType: headers['content-type'] ?? '', url }
}

/** Host names are checked by the addresses they resolve to on connecting, IP addresses here. */
function open(internet: Internet, url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const request = { 'http:': requestPlainly, 'https:': requestSecurely }[url.protocol]
  const hasUser = url.username !== '' || url.password !== ''
  if (!request || hasUser || !internet.isPublicHost(url.hostname)) throw new NotPublicError(url.hostname)
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers: HEADERS, lookup: onlyPublic(internet), agent: false, signal })
    asking.on('error', reject)
    asking.on('response', resolve)
    asking.end()
  })
}

/** Stops at the limit, so that neither an endless response nor a compression bomb fills the memory. */
async function readAll(answer: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of unpacked(answer)) {
    const bytes = Buffer.from(part)
    size += bytes.length
    // Leaving the loop destroys the stream and its connection.
    if (size > most) throw new FetchFailed('TOO_LARGE')
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

function unpacked(answer: IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (encoding === 'identity' || encoding === '') return answer
  const decoder = DECODERS[encoding]?.()
  if (!decoder) {
    answer.destroy()
    throw new FetchFailed('UNREACHABLE')
  }
  pipeline(answer, decoder, () => undefined)
  return decoder
}

function failureOf(error: unknown, deadline: AbortSignal): FetchFailed {
  if (error instanceof FetchFailed) return error
  if (error instanceof NotPublicError) return new FetchFailed('NOT_PUBLIC', { cause: error })
  return new FetchFailed(deadline.aborted ? 'TOO_SLOW' : 'UNREACHABLE', { cause: error })
}
