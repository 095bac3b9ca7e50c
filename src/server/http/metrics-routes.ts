import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type pg from 'pg'
import { AppError } from '../../contract/base/errors.ts'
import type { Db } from '../db/database.ts'
import { findBackups, findQueues } from '../features/health/service.ts'
import { processMetrics, replayedCommands, secondsOf } from '../metrics.ts'
import { calledName } from './problem.ts'

interface Sources {
  db: Db
  pool: pg.Pool
  now: () => Date
  /** Callers with this bearer token may read from anywhere; null allows callers on this machine only. */
  token: string | null
}

/** However often it is scraped, the database is asked at most this often. */
const MAX_AGE = 5_000

/** `/metrics` in Prometheus' text format: no personal data, and only for this machine or holders of the token. */
export function registerMetrics(app: FastifyInstance, { db, pool, now, token }: Sources): void {
  measureRequests(app)
  const registry = Registry.merge([processMetrics, serverMetrics(db, pool, now)])
  let hasDefaults = false
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, token)) throw new AppError('NOT_FOUND')
    if (!hasDefaults) collectDefaultMetrics({ register: registry })
    hasDefaults = true
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    secondsOf(calledName(request), reply.statusCode).observe(reply.elapsedTime / 1000)
    if (reply.hasHeader('idempotent-replayed')) replayedCommands.inc()
    done()
  })
}

function serverMetrics(db: Db, pool: pg.Pool, now: () => Date): Registry {
  const registry = new Registry()
  const gauge = (name: string, help: string, collect: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await collect())
      },
    })
  gauge('ilteo_database_connections', 'Connections of the pool.', () => pool.totalCount)
  gauge('ilteo_database_idle_connections', 'Unused connections of the pool.', () => pool.idleCount)
  gauge('ilteo_database_waiting', 'Work that waits for a connection.', () => pool.waitingCount)
  const queues = queueReader(db, now)
  gauge('ilteo_tasks_due', 'Background tasks that are due.', async () => (await queues()).tasks)
  gauge('ilteo_tasks_oldest_seconds', 'Age of the oldest due task.', async () => (await queues()).taskAge)
  gauge('ilteo_pushes_due', 'Pushes that are due.', async () => (await queues()).pushes)
  gauge(
    'ilteo_backup_last_success_timestamp_seconds',
    'When the last scheduled backup was complete; 0 for never.',
    async () => (await queues()).backupAt,
  )
  gauge('ilteo_database_up', 'Whether the database answered.', async () => (await queues()).isUp)
  return registry
}

const UNKNOWN = { isUp: 0, tasks: NaN, taskAge: NaN, pushes: NaN, backupAt: NaN }

function queueReader(db: Db, now: () => Date): () => Promise<typeof UNKNOWN> {
  let readAt = Number.NEGATIVE_INFINITY
  let reading = Promise.resolve(UNKNOWN)
  return () => {
    if (performance.now() - readAt < MAX_AGE) return reading
    readAt = performance.now()
    reading = readQueues(db, now()).catch(() => UNKNOWN)
    return reading
  }
}

/** The same figures as on the console's page of the site's health. */
async function readQueues(db: Db, at: Date): Promise<typeof UNKNOWN> {
  const [queues, { last }] = await Promise.all([findQueues(db, at), findBackups(db)])
  return {
    isUp: 1,
    tasks: queues.due_tasks,
    taskAge: queues.oldest_task ?? 0,
    pushes: queues.due_pushes,
    backupAt: (last?.finished_at?.getTime() ?? 0) / 1000,
  }
}

/** A proxy on this machine makes every caller local; it says so in its headers. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token !== null && given) return timingSafeEqual(digest(given), digest(token))
  const isProxied = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers
  return !isProxied && isLoopback(request.ip)
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const isLoopback = (address: string): boolean =>
  (isIPv4(address) && address.startsWith('127.')) ||
  (isIPv6(address) && (address === '::1' || address.startsWith('::ffff:127.')))
