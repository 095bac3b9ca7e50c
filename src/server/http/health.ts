import type { FastifyInstance } from 'fastify'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { AppError } from '../../contract/base/errors.ts'

/** The database is written to at most this often, however often the check is called. */
const INTERVAL = 1_000
/** Load balancers and orchestrators time out after a few seconds. */
const TIMEOUT = 3_000
/** One implicit transaction with timeouts, so that a blocked write does not outlast its check. */
const WRITE = `
  set local statement_timeout = ${TIMEOUT};
  insert into readiness (id, checked_at) values (1, now())
    on conflict (id) do update set checked_at = excluded.checked_at`

/** `/healthz`: the process answers. `/readyz`: the database accepts writes. */
export function registerHealth(app: FastifyInstance, pool: pg.Pool): void {
  const canWrite = readiness(pool)
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (!(await canWrite())) throw new AppError('UNAVAILABLE', { retryAfter: 2 })
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}

/** Shares a check that is running, or that started within the last second. */
function readiness(pool: pg.Pool): () => Promise<boolean> {
  let startedAt = Number.NEGATIVE_INFINITY
  let isUnderWay = false
  let check = Promise.resolve(false)
  return () => {
    if (!isUnderWay && performance.now() - startedAt >= INTERVAL) {
      startedAt = performance.now()
      isUnderWay = true
      check = write(pool).finally(() => (isUnderWay = false))
    }
    return check
  }
}

async function write(pool: pg.Pool): Promise<boolean> {
  const giveUp = new AbortController()
  const written = pool.query(WRITE).then(
    () => true,
    () => false,
  )
  const isLate = delay(TIMEOUT, false, { signal: giveUp.signal }).catch(() => false)
  const result = await Promise.race([written, isLate])
  giveUp.abort()
  return result
}
