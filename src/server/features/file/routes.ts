import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../../../contract/errors.ts'
import type { Db } from '../../db/database.ts'
import { type FileStorage, isReference } from '../../providers/files/file-storage.ts'
import { readFlag } from './flags.ts'
import { findFile } from './queries.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
/** A drawing opened by itself is a document of this origin: it may run nothing and load nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Files and flags, beside the API: addresses that never change their content. */
export function registerFiles(app: FastifyInstance, files: FileStorage, db: Db): void {
  app.get<{ Params: { reference: string } }>('/files/:reference', async (request, reply) => {
    const { reference } = request.params
    const known = isReference(reference) ? await findFile(db, reference) : undefined
    // Nobody but the public is served yet: private kinds of files come with their own addresses.
    if (!known?.isPublic) throw new AppError('NOT_FOUND')
    const content = await files.read(reference)
    if (!content) throw new AppError('NOT_FOUND')
    return cached(reply, known.contentType).send(content)
  })
  app.get<{ Params: { file: string } }>('/flags/:file', async (request, reply) => {
    const [, code] = /^([a-z]{2})\.svg$/.exec(request.params.file) ?? []
    const flag = code === undefined ? null : await readFlag(code)
    if (flag === null) throw new AppError('NOT_FOUND')
    return cached(reply, 'image/svg+xml').send(flag)
  })
}

function cached(reply: FastifyReply, contentType: string): FastifyReply {
  reply.header('cache-control', FOR_EVER).header('x-content-type-options', 'nosniff').type(contentType)
  if (contentType === 'image/svg+xml') reply.header('content-security-policy', DRAWING_POLICY)
  return reply
}
