import type { FastifyInstance } from 'fastify'
import { AppError, fieldError } from '../../../contract/base/errors.ts'
import {
  type Sandbox,
  SANDBOX_OUTCOMES,
  type SandboxOutcome,
  type SandboxPayment,
} from '../../providers/payment/payment-provider.ts'
import type { Services } from '../../services.ts'
import { sandboxPage } from './sandbox-page.ts'

interface PageRequest {
  Params: { id: string; signature: string }
}

interface Dependencies {
  services: Pick<Services, 'payments'>
  now: () => Date
}

const PATH = '/api/sandbox/payments/:id/:signature'

/** The sandbox provider's page; absent with a real provider. */
export function registerSandboxPage(app: FastifyInstance, { services, now }: Dependencies): void {
  const { sandbox } = services.payments
  if (!sandbox) return
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body)).get('outcome')),
    )
    scope.get<PageRequest>(PATH, async (request, reply) => {
      const payment = await found(sandbox, request.params)
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(sandboxPage({ ...payment, returnUrl: localPath(payment.returnUrl) }))
    })
    scope.post<PageRequest>(PATH, async (request, reply) => {
      const { id, returnUrl } = await found(sandbox, request.params)
      if (!isOutcome(request.body)) throw fieldError('outcome', 'UNKNOWN', 'cannot happen to a payment')
      await sandbox.act(id, request.body, now())
      return reply.redirect(localPath(returnUrl), 303)
    })
  })
}

/** A relative path, so that the browser stays on the host that has its session. */
function localPath(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

async function found(sandbox: Sandbox, { id, signature }: PageRequest['Params']): Promise<SandboxPayment> {
  const payment = await sandbox.find(id, signature)
  if (!payment) throw new AppError('NOT_FOUND')
  return payment
}

function isOutcome(value: unknown): value is SandboxOutcome {
  return SANDBOX_OUTCOMES.some((outcome) => outcome === value)
}
