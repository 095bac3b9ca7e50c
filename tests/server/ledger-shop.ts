import { v7 } from 'uuid'
import { type CallInput, callEndpoint, type RunningServer } from '../support/server.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import type { Endpoint } from '../../src/contract/base/endpoint.ts'
import {
  cancelOrder,
  confirmOrder,
  getOrder,
  type Order,
  payOrder,
  placeOrder,
} from '../../src/contract/payment/order.ts'
import { PAYMENT_METHODS, type OrderStatus } from '../../src/contract/base/enums.ts'
import { viewResume } from '../../src/contract/candidate/talent.ts'
import { AppError } from '../../src/contract/base/errors.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { refund } from '../../src/server/features/payment/service.ts'
import { SANDBOX_OUTCOMES } from '../../src/server/providers/payment/payment-provider.ts'
import type { TestMember } from '../support/members.ts'

/** The server as a separate process that is killed at random moments and restarted on the same port. */
export class CrashingServer {
  #process: ServerProcess
  #isUp: Promise<void> = Promise.resolve()
  #env: Record<string, string>
  crashes = 0

  constructor(process: ServerProcess, env: Record<string, string>) {
    this.#process = process
    this.#env = env
  }

  get url(): string {
    return this.#process.url
  }

  kill(): void {
    this.crashes += 1
    this.#isUp = this.#revive()
  }

  async #revive(): Promise<void> {
    const { port } = this.#process
    await this.#process.stop()
    this.#process = await startServer(this.#env, port)
  }

  isUp(): Promise<void> {
    return this.#isUp
  }

  async end(): Promise<void> {
    await this.#process.stop()
  }
}

export interface Shop {
  server: RunningServer
  crashing: CrashingServer
  employers: readonly (TestMember & { jobId: string; couponId: string })[]
  resumeIds: readonly string[]
}

/** Everything the server has acknowledged. */
export interface History {
  placed: Set<string>
  /** Answers about each order, in order of arrival. */
  told: Map<string, OrderStatus[]>
  /** Employer and resume of acknowledged views. */
  viewed: Set<string>
  refunded: Set<string>
}

/** A seeded generator, so that a history can be repeated. */
export function createDice(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return {
    below: (limit: number) => Math.floor(next() * limit),
    of: <T>(all: readonly T[]) => all[Math.floor(next() * all.length)],
  }
}

type Dice = ReturnType<typeof createDice>

/** An employer who orders, pays, returns or not, cancels and reads resumes; interrupted calls are not retried. */
export class Shopper {
  readonly #shop: Shop
  readonly #history: History
  readonly #dice: Dice
  readonly #employer: Shop['employers'][number]
  #orders: string[] = []

  constructor(shop: Shop, history: History, employer: Shop['employers'][number], seed: number) {
    this.#shop = shop
    this.#history = history
    this.#employer = employer
    this.#dice = createDice(seed)
  }

  async act(): Promise<void> {
    await this.#shop.crashing.isUp()
    const order = this.#dice.of(this.#orders.slice(-4))
    const what = this.#dice.below(10)
    if (!order || what < 1) return this.#place()
    if (what < 4) return this.#pay(order)
    if (what < 6) return this.#atProvider(order)
    if (what === 6) return this.#ask(confirmOrder, order)
    if (what === 7)
      return this.#dice.below(3) === 0 ? this.#ask(cancelOrder, order) : this.#ask(getOrder, order)
    if (what === 8) return this.#view()
    return this.#dice.below(3) === 0 ? this.#refund(order) : this.#ask(confirmOrder, order)
  }

  /**
   * One whole purchase, of which no step is left out.
   * @returns the id of the order
   */
  async buy(): Promise<string> {
    await this.#place({ productId: 'ticket-10000' })
    const order = this.#orders.at(-1) ?? ''
    await this.#pay(order, 'CreditCard')
    await this.#atProvider(order, 'APPROVE')
    await this.#ask(confirmOrder, order)
    return order
  }

  /** @returns null if the server died before it responded */
  async #call<E extends Endpoint>(endpoint: E, input: CallInput) {
    const { token } = this.#employer
    return callEndpoint(this.#shop.crashing.url, endpoint, { token, ...input }).catch(() => null)
  }

  #basket() {
    const { jobId, couponId } = this.#employer
    const product =
      this.#dice.below(3) === 0
        ? { productId: 'local-30', jobId }
        : { productId: this.#dice.of(['ticket-10000', 'ticket-30000']) }
    return this.#dice.below(3) === 0 ? { ...product, couponId } : product
  }

  async #place(body: object = this.#basket()): Promise<void> {
    const answer = await this.#call(placeOrder, { body, key: v7() })
    if (answer?.status !== 201) return
    this.#history.placed.add(answer.data.id)
    this.#orders.push(answer.data.id)
  }

  async #pay(id: string, method = this.#dice.of(PAYMENT_METHODS)): Promise<void> {
    const body = { method }
    const answer = await this.#call(payOrder, { params: { id }, body })
    if (answer?.status === 200) this.#note(answer.data.order)
  }

  #outcome() {
    return this.#dice.below(3) > 0 ? this.#dice.of(['APPROVE', 'DEPOSIT']) : this.#dice.of(SANDBOX_OUTCOMES)
  }

  async #atProvider(id: string, outcome = this.#outcome()): Promise<void> {
    const page = this.#shop.server.services.payments.sandbox?.pageOf(id) ?? ''
    const body = new URLSearchParams({ outcome: outcome ?? '' })
    const sent = fetch(this.#shop.crashing.url + page, { method: 'POST', body, redirect: 'manual' })
    await sent.then((answer) => answer.arrayBuffer()).catch(() => null)
  }

  /** Confirming, cancelling and reading return the same data. */
  async #ask(endpoint: typeof confirmOrder | typeof getOrder, id: string): Promise<void> {
    const answer = await this.#call(endpoint, { params: { id } })
    if (answer?.status === 200) this.#note(answer.data)
  }

  async #view(): Promise<void> {
    const id = this.#dice.of(this.#shop.resumeIds) ?? ''
    const answer = await this.#call(viewResume, { params: { id } })
    if (answer?.status === 200 || answer?.status === 201)
      this.#history.viewed.add(`${this.#employer.id} ${id}`)
  }

  /** The operator at the command line, next to the server. */
  async #refund(id: string): Promise<void> {
    try {
      await inTransaction(this.#shop.server.database.db, (tx) =>
        refund(tx, { orderId: id, reason: 'asked for', now: new Date() }),
      )
      this.#history.refunded.add(id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }

  #note({ id, status }: Order): void {
    this.#history.told.set(id, [...(this.#history.told.get(id) ?? []), status])
  }
}
