import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'

/** Public reads that are cached and revalidated each time. */
const KEPT = /^public, (max-age=0|no-cache)/

/**
 * Adds strong ETags to public reads and shells: a hash of the answer and its encoding (RFC 9110, section 8.8.3).
 * Answers 304 if the client has the same version.
 */
export function registerEtags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isKept = KEPT.test(String(reply.getHeader('cache-control') ?? ''))
    if (!isKept || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload)
    const hash = createHash('sha1').update(payload).digest('base64url')
    const etag = `"${hash}${encodingMark(request.headers['accept-encoding'])}"`
    reply.header('etag', etag)
    if (!reply.hasHeader('vary')) reply.header('vary', 'Authorization, Accept-Encoding, Accept-Language')
    if (!matchesEtag(request.headers['if-none-match'], etag)) return done(null, payload)
    reply.status(304).removeHeader('content-length')
    done(null, '')
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

/**
 * An ETag as it was sent, before a proxy compressed the answer: nginx makes it weak, Apache and Jetty add the encoding.
 * Only for ETags that have no such mark of their own.
 */
export const withoutEncoding = (etag: string): string =>
  etag
    .trim()
    .replace(/^W\//, '')
    .replace(/(?:-{1,2}|;)(?:gzip|br|deflate|zstd)"$/, '"')

/** Whether If-Match (RFC 9110, section 13.1.1) is absent or names the current quoted ETag. */
export function matchesIfMatch(ifMatch: string | undefined, etag: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true
  return ifMatch.split(',').some((text) => withoutEncoding(text) === etag)
}
