import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Public reads, which may be kept and are asked for anew each time. */
const KEPT = /^public, (max-age=0|no-cache)/

/**
 * Strong ETags for public reads and shells: a hash of the answer, told apart by its encoding (RFC 9110, section 8.8.3),
 * and 304 for whoever has it already.
 */
export function registerEtags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isKept = KEPT.test(String(reply.getHeader('cache-control') ?? ''))
    if (!isKept || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const hash = createHash('sha1').update(payload).digest('base64url')
    const etag = `"${hash}${encodingMark(request.headers['accept-encoding'])}"`
    reply.header('etag', etag)
    if (!reply.hasHeader('vary')) reply.header('vary', 'Authorization, Accept-Encoding')
    if (!matchesEtag(request.headers['if-none-match'], etag)) return payload
    reply.status(304).removeHeader('content-length')
    return ''
  })
}

function encodingMark(accepted: string | string[] | undefined): string {
  const text = String(accepted ?? '')
  return /\bbr\b/.test(text) ? '-br' : /\bgzip\b/.test(text) ? '-gzip' : ''
}

/** Whether the header If-None-Match names this ETag. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag)
}
