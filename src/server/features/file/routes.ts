import type { FastifyInstance, FastifyReply } from 'fastify'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { AppError } from '../../../contract/base/errors.ts'
import { countries } from '../../../reference/countries.ts'
import type { Db } from '../../db/database.ts'
import { type FileStorage, isReference } from '../../providers/files/file-storage.ts'
import { SMALL_SIDE } from '../../providers/images/images.ts'
import type { Services } from '../../services.ts'
import { secondsLeft, smallReference } from './file-address.ts'
import { flagFile } from './flag-file.ts'
import { findFile } from './queries.ts'

const codes = new Set(countries.map((country) => country.code.toLowerCase()))

/** Null if unknown. */
async function readFlag(code: string): Promise<string | null> {
  if (!codes.has(code)) return null
  try {
    return await readFile(flagFile(code), 'utf8')
  } catch {
    return null
  }
}

const FOR_EVER = 'public, max-age=31536000, immutable'
/** An SVG opened directly is a document of this origin, so it may run and load nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const DOCUMENT_POLICY = "default-src 'none'; sandbox"

interface FileRequest {
  Params: { reference: string }
  Querystring: Partial<Record<'w' | 'expires' | 'signature', string>>
}

interface Dependencies {
  db: Db
  services: Pick<Services, 'files' | 'secret'>
  now: () => Date
}

/** Files and flags, outside the API: URLs with immutable content. */
export function registerFiles(app: FastifyInstance, { db, services, now }: Dependencies): void {
  app.get<FileRequest>('/files/:reference', async (request, reply) => {
    const { reference } = request.params
    const known = isReference(reference) ? await findFile(db, reference) : undefined
    if (!known) throw new AppError('NOT_FOUND')
    // Without a valid signature a private file is answered as missing.
    const left = known.isPublic ? null : secondsLeft(services.secret, reference, request.query, now())
    if (!known.isPublic && left === null) throw new AppError('NOT_FOUND')
    const content = await readVariant(services.files, reference, request.query.w)
    if (!content) throw new AppError('NOT_FOUND')
    return withCacheHeaders(
      reply,
      known.contentType,
      left === null ? FOR_EVER : `private, max-age=${left}`,
    ).send(content)
  })
  app.get<{ Params: { file: string } }>('/flags/:file', async (request, reply) => {
    const [, code] = /^([a-z]{2})\.svg$/.exec(request.params.file) ?? []
    const flag = code === undefined ? null : await readFlag(code)
    if (flag === null) throw new AppError('NOT_FOUND')
    return withCacheHeaders(reply, 'image/svg+xml', FOR_EVER).send(flag)
  })
}

/** `?w=640` requests the small variant; SVGs and small images have none. */
async function readVariant(
  files: FileStorage,
  reference: string,
  width: string | undefined,
): Promise<Readable | null> {
  const small = width === String(SMALL_SIDE) ? await files.read(smallReference(reference)) : null
  return small ?? files.read(reference)
}

function withCacheHeaders(reply: FastifyReply, contentType: string, caching: string): FastifyReply {
  reply.header('cache-control', caching).header('x-content-type-options', 'nosniff').type(contentType)
  // A document that others uploaded is saved, not opened as a page of this site.
  if (contentType === 'application/pdf')
    reply.header('content-disposition', 'attachment').header('content-security-policy', DOCUMENT_POLICY)
  if (contentType === 'image/svg+xml') reply.header('content-security-policy', DRAWING_POLICY)
  return reply
}
