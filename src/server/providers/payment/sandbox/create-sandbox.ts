import { createHash } from 'node:crypto'
import type { DepositAccount } from '../../../../contract/payment/order.ts'
import { AppError } from '../../../../contract/base/errors.ts'
import { inTransaction, type Db, type Tx } from '../../../db/database.ts'
import type { Secret } from '../../secret/secret.ts'
import type { PaymentProvider, PaymentRequest, ProviderPayment, Sandbox } from '../payment-provider.ts'
import { paymentIn, verifyWebhook } from '../standard-webhooks.ts'
import {
  findSandboxPayment,
  findSandboxPayments,
  insertSandboxPayment,
  moveSandboxPayment,
  type SandboxRow,
} from './queries.ts'
import { deliver, report, SILENCE } from './sandbox-webhooks.ts'

const BANK = '신한은행 (테스트)'
const HOLDER = '일터 (테스트)'

interface Dependencies {
  db: Db
  secret: Secret
  /** Where webhooks are sent; null if the server does not listen. */
  webhookUrl: () => string | null
}

/**
 * A simulated payment provider, for sites without a provider and for tests. It keeps its own records in its own
 * transactions, and responds, fails, stays silent and sends webhooks like a real one, but moves no money.
 */
export function createSandbox({ db, secret, webhookUrl }: Dependencies): PaymentProvider {
  const webhookSecret = secret.hash('sandbox', 'webhook').toString('base64')
  const sandbox = pageOf(db, secret)
  return {
    name: 'sandbox',
    isTest: true,
    sandbox,
    async begin(request, now) {
      const row = await startPayment(db, request, now)
      const account = accountOf(row)
      if (row.status === 'WAITING_DEPOSIT' && account) return { kind: 'DEPOSIT', account }
      return { kind: 'REDIRECT', url: sandbox.pageOf(row.id) }
    },
    async lookUp(id, now) {
      const row = await findSandboxPayment(db, id)
      if (row?.silent_until && row.silent_until > now) throw new AppError('UNAVAILABLE', { retryAfter: 5 })
      return row ? paymentOf(row) : null
    },
    issueCashReceipt: null,
    async refund(id, _back, now) {
      await inTransaction(db, async (tx) => {
        if (await moveSandboxPayment(tx, id, 'PAID', { status: 'CANCELLED' }, now))
          await report(tx, id, 'Cancelled', now)
      })
    },
    paymentOf(webhook, now) {
      verifyWebhook(webhookSecret, webhook, now)
      return paymentIn(webhook)
    },
    between: async (from, until) => (await findSandboxPayments(db, from, until)).map(paymentOf),
    work: (now) => deliver(db, { secret: webhookSecret, url: webhookUrl() }, now),
  }
}

async function startPayment(db: Db, request: PaymentRequest, now: Date): Promise<SandboxRow> {
  const { id, name, amount, returnUrl, method, dueDate } = request
  return inTransaction(db, async (tx) => {
    const times = { created_at: now, updated_at: now }
    await insertSandboxPayment(tx, { id, name, amount, status: 'READY', return_url: returnUrl, ...times })
    if (method === 'DepositWithoutBankbook') await issueAccount(tx, id, dueDate, now)
    const row = await findSandboxPayment(tx, id)
    if (!row) throw new AppError('UNAVAILABLE', { retryAfter: 5 })
    return row
  })
}

async function issueAccount(tx: Tx, id: string, dueDate: Date, now: Date): Promise<void> {
  const digits = BigInt(`0x${createHash('sha256').update(id).digest('hex')}`).toString()
  const number = `110-${digits.slice(0, 3)}-${digits.slice(3, 9)}`
  const account = { bank: BANK, account_number: number, due_at: dueDate }
  if (await moveSandboxPayment(tx, id, 'READY', { status: 'WAITING_DEPOSIT', ...account }, now))
    await report(tx, id, 'VirtualAccountIssued', now)
}

function pageOf(db: Db, secret: Secret): Sandbox {
  return {
    pageOf: (id) => `/api/sandbox/payments/${id}/${secret.hash('sandbox', 'page', id).toString('base64url')}`,
    async find(id, signature) {
      const row = secret.fits('sandbox', signature, 'page', id) ? await findSandboxPayment(db, id) : undefined
      if (!row) return null
      const { name, amount, status, return_url: returnUrl } = row
      return { id, name, amount, status, returnUrl, account: accountOf(row) }
    },
    async act(id, outcome, now) {
      await inTransaction(db, async (tx) => {
        if (outcome === 'DECLINE') {
          if (await moveSandboxPayment(tx, id, 'READY', { status: 'FAILED' }, now))
            await report(tx, id, 'Failed', now)
          return
        }
        const isDeposit = outcome === 'DEPOSIT'
        if (isDeposit && isOverdue(await findSandboxPayment(tx, id), now)) return
        const silence =
          outcome === 'APPROVE_SILENTLY' ? { silent_until: new Date(now.getTime() + SILENCE) } : {}
        const from = isDeposit ? 'WAITING_DEPOSIT' : 'READY'
        if (await moveSandboxPayment(tx, id, from, { status: 'PAID', ...silence }, now))
          await report(tx, id, 'Paid', now, outcome)
      })
    },
  }
}

/** Banks close a virtual account at its deadline. */
const isOverdue = (row: SandboxRow | undefined, now: Date): boolean =>
  row?.due_at instanceof Date && row.due_at <= now

function paymentOf(row: SandboxRow): ProviderPayment {
  const { id, status, amount } = row
  return { id, status, amount, account: accountOf(row) }
}

function accountOf({ bank, account_number: number, due_at: dueAt }: SandboxRow): DepositAccount | null {
  if (bank === null || number === null || dueAt === null) return null
  return { bank, number, holder: HOLDER, dueDate: dueAt.toISOString() }
}
