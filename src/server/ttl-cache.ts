/** Entries beyond this many are forgotten, the oldest first. */
const MOST_ENTRIES = 2_000

interface Entry<T> {
  value: T
  at: number
}

export interface Terms {
  /** Milliseconds for which a value may be shown. */
  maxAge: number
  /** Milliseconds after which a reader makes the value be renewed while still being answered with it. */
  renewAfter: number
}

/**
 * Remembers answers of slow queries. Readers that ask for the same one at once share one query, and a value in use is
 * renewed before it grows too old, so that no reader waits for it.
 */
export class TtlCache<T> {
  readonly #terms: Terms
  readonly #entries = new Map<string, Entry<T>>()
  readonly #running = new Map<string, Promise<T>>()
  readonly #due = new Set<string>()
  #renewals: Promise<unknown> = Promise.resolve()

  constructor(terms: Terms) {
    this.#terms = terms
  }

  /** The remembered value while it is young enough. */
  peek(key: string): T | undefined {
    const entry = this.#entries.get(key)
    return entry && performance.now() - entry.at < this.#terms.maxAge ? entry.value : undefined
  }

  /** The remembered value, else the one that `find` answers. */
  async get(key: string, find: () => Promise<T>): Promise<T> {
    const known = this.peek(key)
    if (known === undefined) return this.find(key, find)
    if (this.#isDue(key)) this.#renewLater(key, find)
    return known
  }

  /** Asks anew, or joins whoever is asking already. */
  find(key: string, find: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key)
    if (running) return running
    // A value is as old as the start of its query.
    const at = performance.now()
    const asked = find()
      .then((value) => {
        this.#keep(key, { value, at })
        return value
      })
      .finally(() => this.#running.delete(key))
    this.#running.set(key, asked)
    return asked
  }

  #isDue(key: string): boolean {
    const entry = this.#entries.get(key)
    return entry !== undefined && performance.now() - entry.at > this.#terms.renewAfter && !this.#due.has(key)
  }

  /** One after the other: values that were asked for together grow old together, and readers need the database too. */
  #renewLater(key: string, find: () => Promise<T>): void {
    this.#due.add(key)
    this.#renewals = this.#renewals
      .then(() => this.find(key, find))
      // A renewal that fails leaves the value to grow old; the reader who then waits for it gets the error.
      .catch(() => undefined)
      .finally(() => this.#due.delete(key))
  }

  #keep(key: string, entry: Entry<T>): void {
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    if (this.#entries.size <= MOST_ENTRIES) return
    const oldest = this.#entries.keys().next()
    if (!oldest.done) this.#entries.delete(oldest.value)
  }
}
