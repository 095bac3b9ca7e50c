import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { UPLOAD_LIMIT } from '../../contract/file.ts'
import { AppError, fieldError } from '../../contract/errors.ts'

export interface Form {
  fields: Record<string, string>
  file: Buffer
  /** What makes two forms the same, whatever boundary and file name they came with: name and SHA-256 of each part. */
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
/** What the parts' heads and small fields may come to. */
const OVERHEAD = 64 * 1024
/** Bytes of unanswered uploads this process holds in memory; whoever comes on top is asked to come back. */
const HELD_AT_MOST = 32 * 1024 * 1024

let held = 0

export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: LIMITS })
}

/**
 * Reads a multipart form whose file is the part of that name.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, BODY_TOO_LARGE, MALFORMED_BODY, VALIDATION without the file, UNAVAILABLE while
 * too many uploads are under way
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
  for await (const part of partsOf(request, holder(reply))) {
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

async function* partsOf(request: FastifyRequest, hold: (bytes: number) => void): AsyncGenerator<Part> {
  try {
    for await (const part of request.parts()) {
      const content =
        part.type === 'file' ? await contentOf(part.file, hold) : Buffer.from(String(part.value))
      if (part.type === 'field' && part.valueTruncated) throw new AppError('BODY_TOO_LARGE')
      yield { name: part.fieldname, isFile: part.type === 'file', content }
    }
  } catch (error) {
    // Whatever else the parser stumbles over is in the body: a missing boundary, an early end.
    if (error instanceof AppError || isTooLarge(error)) throw error
    throw new AppError('MALFORMED_BODY')
  }
}

/** Counts a request's bytes until it is answered or gone. */
function holder(reply: FastifyReply): (bytes: number) => void {
  let mine = 0
  reply.raw.once('close', () => {
    held -= mine
  })
  return (bytes) => {
    if (held + bytes > HELD_AT_MOST) throw new AppError('UNAVAILABLE', { retryAfter: 5 })
    mine += bytes
    held += bytes
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
