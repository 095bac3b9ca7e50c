import type { FastifyInstance } from 'fastify'
import type { SharedCacheSettings } from '../../config/shared-cache-env.ts'
import { changesPublicData } from './publishing.ts'

/** Answers that anybody may read and that browsers revalidate each time. */
const REVALIDATED = /^public, (?:max-age=0|no-cache)/
const TAG = 'public'
const PURGE_INTERVAL = 1_000
const PURGE_TIMEOUT = 5_000
/** Seconds that a cache may go on serving an answer while it asks for a new one. */
const STALE_FOR = 60

/**
 * Lets a CDN or proxy in front serve public answers, which browsers revalidate with it instead of with this server.
 * After a command that changes public data, the cache is asked to forget them; until then it serves them for `seconds`.
 */
export function registerSharedCache(app: FastifyInstance, settings: SharedCacheSettings | null): void {
  if (!settings) return
  const { seconds, purgeUrl, purgeToken } = settings
  app.addHook('onSend', async (_request, reply, payload) => {
    const isShared = REVALIDATED.test(String(reply.getHeader('cache-control') ?? ''))
    if (!isShared || reply.statusCode !== 200) return payload
    reply.header(
      'cache-control',
      `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_FOR}`,
    )
    reply.header('cache-tag', TAG)
    return payload
  })
  if (purgeUrl === null) return
  const purge = atMostEvery(PURGE_INTERVAL, async () => {
    const headers = {
      'content-type': 'application/json',
      ...(purgeToken ? { authorization: `Bearer ${purgeToken}` } : {}),
    }
    const init = {
      method: 'POST',
      headers,
      body: JSON.stringify({ tags: [TAG] }),
      signal: AbortSignal.timeout(PURGE_TIMEOUT),
    }
    const status = await fetch(purgeUrl, init).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status < 200 || status >= 300) app.log.warn({ status }, 'the shared cache was not purged')
  })
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode < 400 && changesPublicData(request)) purge()
  })
}

/** Runs the work after the first call of an interval, once for all calls in it. */
function atMostEvery(milliseconds: number, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | null = null
  return () => {
    timer ??= setTimeout(() => {
      timer = null
      void work()
    }, milliseconds).unref()
  }
}
