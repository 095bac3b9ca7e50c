import type { FastifyInstance } from 'fastify'
import { Id } from '../../../contract/base/schema.ts'
import type { Db } from '../../db/database.ts'
import { WEBHOOK_PATH } from '../../providers/payment/create-payments.ts'
import type { Services } from '../../services.ts'
import { refresh } from './settle.ts'

interface Dependencies {
  db: Db
  services: Pick<Services, 'payments'>
  now: () => Date
}

/**
 * The payment provider's webhook. Not a declared endpoint, because the signature covers the raw body. Messages that
 * do not concern us are accepted and ignored; failures are answered with an error, so that the provider retries.
 */
export function registerPaymentWebhook(app: FastifyInstance, { db, services, now }: Dependencies): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post(WEBHOOK_PATH, { config: { endpointName: 'payments.webhook' } }, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : ''
      const paymentId = services.payments.paymentOf({ headers: request.headers, body }, now())
      if (paymentId !== null && Id.safeParse(paymentId).success)
        await refresh(db, services.payments, paymentId, now())
      return reply.header('cache-control', 'no-store').send({ responseCode: 'SUCCESS', data: null })
    })
  })
}
