import type { Db } from './db/database.ts'

/** Beyond this size the oldest entries are evicted. */
const MAX_ENTRIES = 2_000

interface Entry<T> {
  value: T
  at: number
  version: string
}

export interface Terms {
  /** Milliseconds for which a value may be used. */
  maxAge: number
  /** Milliseconds after which a value is refreshed in the background while still in use. */
  renewAfter: number
}

/**
 * Caches answers of slow queries. Concurrent readers share one query, and a value in use is refreshed before it
 * expires, so that no reader waits. A value that depends on a version is replaced once a reader names another one.
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

  /** The cached value of that version, unless it has expired. */
  peek(key: string, version = ''): T | undefined {
    const entry = this.#entries.get(key)
    const isValid = entry?.version === version && performance.now() - entry.at < this.#terms.maxAge
    return isValid ? entry.value : undefined
  }

  /**
   * The cached value, or the result of `find`.
   * @param version of what `find` reads, read before: who has just changed it joins no query that began earlier
   */
  async get(key: string, find: () => Promise<T>, version = ''): Promise<T> {
    const known = this.peek(key, version)
    if (known === undefined) return this.find(key, find, version)
    if (this.#isDue(key)) this.#renewLater(key, () => this.find(key, find, version))
    return known
  }

  /** Queries, or joins a query of that version in progress. */
  find(key: string, find: () => Promise<T>, version = ''): Promise<T> {
    const sharedKey = `${version} ${key}`
    const running = this.#running.get(sharedKey)
    if (running) return running
    // A value is as old as the start of its query.
    const at = performance.now()
    const pending = find()
      .then((value) => {
        this.#keep(key, { value, at, version })
        return value
      })
      .finally(() => this.#running.delete(sharedKey))
    this.#running.set(sharedKey, pending)
    return pending
  }

  #isDue(key: string): boolean {
    const entry = this.#entries.get(key)
    return entry !== undefined && performance.now() - entry.at > this.#terms.renewAfter && !this.#due.has(key)
  }

  /**
   * Runs refreshes one after the other: entries loaded together expire together, and would crowd out readers'
   * queries.
   */
  #renewLater(key: string, renew: () => Promise<T>): void {
    this.#due.add(key)
    this.#renewals = this.#renewals
      .then(renew)
      // If a refresh fails, the value expires and the next reader gets the error.
      .catch(() => undefined)
      .finally(() => this.#due.delete(key))
  }

  #keep(key: string, entry: Entry<T>): void {
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    if (this.#entries.size <= MAX_ENTRIES) return
    const oldest = this.#entries.keys().next()
    if (!oldest.done) this.#entries.delete(oldest.value)
  }
}

/** A cache for each database, as one process may serve several (tests do). */
export function cachePerDatabase<T>(terms: Terms): (db: Db) => TtlCache<T> {
  const caches = new WeakMap<Db, TtlCache<T>>()
  return (db) => {
    const known = caches.get(db) ?? new TtlCache<T>(terms)
    caches.set(db, known)
    return known
  }
}
