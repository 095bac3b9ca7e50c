import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { AppError } from '../../contract/errors.ts'

/** `/healthz`: the process answers. `/readyz`: the database does too. */
export function registerHealth(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    try {
      await pool.query('select 1')
    } catch {
      throw new AppError('UNAVAILABLE', { retryAfter: 2 })
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}
