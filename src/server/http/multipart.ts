import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { UPLOAD_LIMIT } from '../../contract/site/file.ts'
import { AppError, fieldError } from '../../contract/base/errors.ts'
import { callerAddress } from './caller-address.ts'

export interface Form {
  fields: Record<string, string>
  file: Buffer
  /** Identifies the form's content: name and SHA-256 of each part, independent of boundary and file name. */
  digest: string
}

const LIMITS = {
  fileSize: UPLOAD_LIMIT.bytes,
  files: 1,
  fields: 10,
  parts: 11,
  fieldSize: 1024,
  fieldNameSize: 100,
  headerPairs: 20,
}
/** Bytes allowed for part headers and small fields. */
const OVERHEAD = 64 * 1024
/**
 * Mebibytes of uploads held in memory until answered: in total, per address and per member. Further uploads are told
 * to retry.
 */
const MAX_BUFFERED = { all: 64, address: 36, member: 12 } as const
const MEBIBYTE = 1024 * 1024

let buffered = 0
const bufferedBy = new Map<string, number>()

export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: LIMITS })
}

/**
 * Reads a multipart form with a file in the named part.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, BODY_TOO_LARGE, MALFORMED_BODY, VALIDATION without the file, UNAVAILABLE
 * while too many uploads are in progress
 */
export async function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
  fileName: string,
): Promise<Form> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  if (Number(request.headers['content-length'] ?? 0) > UPLOAD_LIMIT.bytes + OVERHEAD)
    throw new AppError('BODY_TOO_LARGE')
  const fields: Record<string, string> = {}
  const prints: string[] = []
  let file: Buffer | undefined
  for await (const part of partsOf(request, reply)) {
    prints.push(`${part.name} ${createHash('sha256').update(part.content).digest('hex')}`)
    if (!part.isFile) fields[part.name] = part.content.toString('utf8')
    else if (part.name === fileName) file = part.content
    else throw fieldError(part.name, 'UNKNOWN', `the file is expected as ${fileName}`)
  }
  if (!file) throw fieldError(fileName, 'REQUIRED', 'is no file')
  return { fields, file, digest: prints.toSorted().join('\n') }
}

interface Part {
  name: string
  isFile: boolean
  content: Buffer
}

async function* partsOf(request: FastifyRequest, reply: FastifyReply): AsyncGenerator<Part> {
  const hold = holder(request, reply)
  try {
    refuseBeyondLimit(request, reply)
    for await (const part of request.parts()) {
      const content =
        part.type === 'file' ? await contentOf(part.file, hold) : Buffer.from(String(part.value))
      if (part.type === 'field' && part.valueTruncated) throw new AppError('BODY_TOO_LARGE')
      yield { name: part.fieldname, isFile: part.type === 'file', content }
    }
  } catch (error) {
    // Other parser errors are caused by the body: a missing boundary, an early end.
    if (error instanceof AppError || isTooLarge(error)) throw error
    throw new AppError('MALFORMED_BODY')
  }
}

/** The parser limits each part; this limits the whole body, including data between parts. */
function refuseBeyondLimit(request: FastifyRequest, reply: FastifyReply): void {
  let came = 0
  const count = (chunk: Buffer) => {
    came += chunk.length
    if (came <= UPLOAD_LIMIT.bytes + OVERHEAD) return
    request.raw.off('data', count)
    if (!reply.sent) void reply.send(new AppError('BODY_TOO_LARGE'))
  }
  request.raw.on('data', count)
}

/** Counts a request's bytes as held until it is answered or closed. */
function holder(request: FastifyRequest, reply: FastifyReply): (bytes: number) => void {
  const shares = [
    { name: `address ${callerAddress(request.ip)}`, most: MAX_BUFFERED.address * MEBIBYTE },
    { name: `member ${request.memberId}`, most: MAX_BUFFERED.member * MEBIBYTE },
  ]
  let mine = 0
  const take = (bytes: number) => {
    mine += bytes
    buffered += bytes
    for (const { name } of shares) {
      const sum = (bufferedBy.get(name) ?? 0) + bytes
      if (sum > 0) bufferedBy.set(name, sum)
      else bufferedBy.delete(name)
    }
  }
  reply.raw.once('close', () => take(-mine))
  return (bytes) => {
    if (buffered + bytes > MAX_BUFFERED.all * MEBIBYTE) throw new AppError('UNAVAILABLE', { retryAfter: 5 })
    if (shares.some(({ name, most }) => (bufferedBy.get(name) ?? 0) + bytes > most))
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 5 })
    take(bytes)
  }
}

async function contentOf(
  stream: AsyncIterable<Buffer> & { truncated?: boolean },
  hold: (bytes: number) => void,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) {
    hold(chunk.length)
    chunks.push(chunk)
  }
  if (stream.truncated) throw new AppError('BODY_TOO_LARGE')
  return Buffer.concat(chunks)
}

const TOO_LARGE = new Set([
  'FST_REQ_FILE_TOO_LARGE',
  'FST_PARTS_LIMIT',
  'FST_FILES_LIMIT',
  'FST_FIELDS_LIMIT',
])

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TOO_LARGE.has(String(error.code))
}
