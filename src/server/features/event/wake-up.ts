import type pg from 'pg'

/** What a writer tells the streams of all processes: members whose conversations changed, or somebody is typing. */
export interface Call {
  changed?: string[]
  typing?: string
  conversationId?: string
}

/** The channel of `pg_notify`. */
const CHANNEL = 'conversations'
/** Milliseconds. Without a connection, streams wait for their poll, which comes each second, or each ten with thousands. */
const RETRY = 5_000

/**
 * Hears what writers call out when their transactions commit, so that streams need not wait for their next poll. Calls
 * may be lost: whatever they tell of is polled too. Holds one connection of the pool while anybody listens.
 */
export class WakeUp {
  readonly #pool: pg.Pool
  readonly #hear: (call: Call) => void
  #client: pg.PoolClient | null = null
  #isStarting = false
  #isClosed = false
  #retry: NodeJS.Timeout | null = null

  constructor(pool: pg.Pool, hear: (call: Call) => void) {
    this.#pool = pool
    this.#hear = hear
  }

  /** Idempotent; failures are tried again. */
  start(): void {
    if (this.#client || this.#isStarting || this.#isClosed || this.#retry) return
    this.#isStarting = true
    void this.#connect()
      .catch(() => this.#later())
      .finally(() => {
        this.#isStarting = false
      })
  }

  close(): void {
    this.#isClosed = true
    if (this.#retry) clearTimeout(this.#retry)
    this.#release()
  }

  async #connect(): Promise<void> {
    const client = await this.#pool.connect()
    if (this.#isClosed) return client.release(true)
    this.#client = client
    client.on('notification', ({ payload }) => {
      const call = parsed(payload)
      if (call) this.#hear(call)
    })
    client.on('error', () => {
      this.#release()
      this.#later()
    })
    await client.query(`listen ${CHANNEL}`).catch((error: unknown) => {
      this.#release()
      throw error
    })
  }

  #later(): void {
    if (this.#isClosed || this.#retry) return
    this.#retry = setTimeout(() => {
      this.#retry = null
      this.start()
    }, RETRY).unref()
  }

  /** The connection still listens, so that nobody else may use it. */
  #release(): void {
    this.#client?.release(true)
    this.#client = null
  }
}

function parsed(payload: string | undefined): Call | null {
  try {
    // Written by features/conversation only.
    return JSON.parse(payload ?? '') as Call
  } catch {
    return null
  }
}
