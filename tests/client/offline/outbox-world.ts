import { IDBFactory } from 'fake-indexeddb'
import { type Database, type Transaction, openDatabase } from '../../../src/client/browser/database.ts'
import type { OutboxEnvironment } from '../../../src/client/offline/outbox/engine/environment.ts'
import { ModelServer, OPERATIONS } from './model-server.ts'

/** A fault injected into the engine, to prove that the checker detects it. */
export type Defect =
  | 'none'
  | 'removed-before-answer'
  | 'key-renewed'
  | 'ordered-by-clock'
  | 'any-member'
  | 'body-changed'
  | 'needs-forgotten'
  | 'version-forgotten'
  | 'remedies-forgotten'
  | 'once-forgotten'

export const never = new Promise<never>(() => undefined)

class Crash extends Error {}

/** A seeded pseudo-random number generator. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One device: a database, a clock, tabs and a worker, and the server behind a faulty network. */
export class World {
  readonly random: () => number
  readonly database: Database
  readonly server: ModelServer
  readonly defect: Defect
  clock = 1_000_000_000
  crashRate = 0
  /** The number of steps until the process that takes the step crashes. */
  crashAt: number | null = null
  /** The holders that are alive and sending. */
  readonly senders = new Set<string>()
  private ids = 0
  private locks = new Map<string, Promise<unknown>>()

  constructor(seed: number, defect: Defect = 'none') {
    this.random = seededRandom(seed)
    this.defect = defect
    const factory = new IDBFactory()
    this.database = openDatabase('outbox', () => factory)
    this.server = new ModelServer(this)
  }

  newId(): string {
    this.ids += 1
    return `id-${this.ids}`
  }

  /** Yields to other work for a random number of turns. */
  async yieldTurns(most = 3): Promise<void> {
    for (let turns = Math.floor(this.random() * (most + 1)); turns > 0; turns -= 1) {
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.locks.get(name) ?? Promise.resolve()
    const mine = before.then(work, work)
    this.locks.set(name, mine)
    return mine
  }
}

/** A tab or the worker, which can crash at each asynchronous step. */
export class Process {
  readonly environment: OutboxEnvironment
  readonly death: Promise<'died'>
  dead = false
  private readonly world: World
  private readonly die: () => void

  constructor(world: World, holder: string) {
    this.world = world
    let resolve: (died: 'died') => void = () => undefined
    this.death = new Promise((settle) => (resolve = settle))
    this.die = () => {
      this.dead = true
      world.senders.delete(holder)
      resolve('died')
    }
    this.environment = {
      database: { run: (...input) => this.run(...input) },
      holder,
      now: () => world.clock,
      random: world.random,
      newId: () => world.newId(),
      withLock: (name, work) => this.locked(name, work),
      asSender: (work) => this.sending(holder, work),
      senders: async () => new Set(world.senders),
      transmit: async (request) => {
        await this.step()
        const answer = await world.server.receive(await this.withDefect(request))
        await this.step()
        const { etag: _, ...rest } = answer
        return world.defect === 'version-forgotten' ? rest : answer
      },
      announce: () => undefined,
      every: () => () => undefined,
      endpointOf: (operation) => (world.defect === 'remedies-forgotten' ? bare : known)(operation),
    }
  }

  kill(): void {
    this.die()
  }

  /** A step at which this process may crash. */
  private async step(): Promise<void> {
    if (this.shouldCrash()) this.die()
    if (this.dead) await never
    await this.world.yieldTurns()
    if (this.dead) await never
  }

  private shouldCrash(): boolean {
    if (this.world.crashAt !== null) {
      const isNow = this.world.crashAt === 0
      this.world.crashAt = isNow ? null : this.world.crashAt - 1
      return isNow
    }
    return this.world.random() < this.world.crashRate
  }

  private async sending<T>(holder: string, work: () => Promise<T>): Promise<T> {
    this.world.senders.add(holder)
    const result = await Promise.race([work(), this.death])
    if (result === 'died') return never
    this.world.senders.delete(holder)
    return result
  }

  /** Runs work under a lock, which a crash releases. */
  private async locked<T>(name: string, work: () => Promise<T>): Promise<T> {
    const stepped = () => this.step().then(work)
    const result = await this.world.withLock(name, () => Promise.race([stepped(), this.death]))
    return result === 'died' ? never : result
  }

  private async run<T>(
    mode: 'readonly' | 'readwrite',
    work: (transaction: Transaction) => Promise<T>,
    durability?: IDBTransactionDurability,
  ): Promise<T> {
    await this.step()
    try {
      const result = await this.world.database.run(
        mode,
        (transaction) => work(this.withCrashes(transaction)),
        durability,
      )
      await this.step()
      return result
    } catch (error) {
      if (error instanceof Crash) return never
      throw error
    }
  }

  private withCrashes(transaction: Transaction): Transaction {
    const maybeCrash = () => {
      if (this.dead || this.shouldCrash()) {
        this.die()
        throw new Crash()
      }
    }
    return {
      get: async (key) => (maybeCrash(), transaction.get(key)),
      list: async (prefix) => {
        maybeCrash()
        const found = await transaction.list(prefix)
        if (this.world.defect === 'ordered-by-clock' && prefix[0] === 'e') return found.toSorted(bySavedAt)
        if (this.world.defect === 'needs-forgotten') return found.map(withoutNeeds)
        return found
      },
      keys: async (prefix) => (maybeCrash(), transaction.keys(prefix)),
      put: (key, value) => (maybeCrash(), transaction.put(key, value)),
      remove: (key) => (maybeCrash(), transaction.remove(key)),
      removeAll: (prefix) => (maybeCrash(), transaction.removeAll(prefix)),
    }
  }

  private async withDefect(request: Parameters<OutboxEnvironment['transmit']>[0]) {
    const { defect: broken, database } = this.world
    const key = request.headers['idempotency-key']
    if (broken === 'key-renewed') {
      return { ...request, headers: { ...request.headers, 'idempotency-key': this.world.newId() } }
    }
    if (broken === 'any-member') {
      return {
        ...request,
        headers: { ...request.headers, authorization: `Bearer ${this.world.server.anyToken()}` },
      }
    }
    if (broken === 'body-changed' && typeof request.body === 'string') {
      return { ...request, body: request.body.replace('}', `,"at":${this.world.random()}}`) }
    }
    if (broken === 'removed-before-answer') {
      await database.run('readwrite', async (transaction) => {
        for (const entry of await transaction.list(['e'])) {
          if (isStored(entry) && entry.id === key) transaction.remove(['e', entry.memberId, entry.seq])
        }
      })
    }
    return request
  }
}

const known: OutboxEnvironment['endpointOf'] = (operation) => OPERATIONS[operation]

const bare: OutboxEnvironment['endpointOf'] = (operation) => {
  const endpoint = OPERATIONS[operation]
  return endpoint && { method: endpoint.method, path: endpoint.path }
}

function isStored(value: unknown): value is { id: string; memberId: string; seq: number; savedAt: number } {
  return typeof value === 'object' && value !== null && 'id' in value && 'seq' in value
}

function withoutNeeds(record: unknown): unknown {
  return isStored(record) ? { ...record, needs: [] } : record
}

function bySavedAt(a: unknown, b: unknown): number {
  return isStored(a) && isStored(b) ? a.savedAt - b.savedAt : 0
}
