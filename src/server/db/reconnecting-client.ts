import { Client } from 'pg'

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 2_000

/**
 * A client class with a circuit breaker, for one pool. After a failed connection no other is attempted for a pause
 * that doubles up to two seconds: callers fail fast while the database is away, and do not storm it when it returns.
 */
export function reconnectingClient(): typeof Client {
  let pause = 0
  let closedUntil = 0
  let reason: Error | null = null

  function noteResult(error: Error | null): void {
    reason = error
    if (!error) pause = 0
    else if (performance.now() >= closedUntil) {
      pause = Math.min(LONGEST_PAUSE, Math.max(FIRST_PAUSE, pause * 2))
      // Jitter keeps several processes from reconnecting at the same moment.
      closedUntil = performance.now() + pause * (0.5 + Math.random() / 2)
    }
  }

  return class extends Client {
    constructor(...args: ConstructorParameters<typeof Client>) {
      super(...args)
      // The pool listens to errors of idle connections only. A connection that breaks in use fails its query; without
      // this listener the error would also end the process.
      this.on('error', () => undefined)
    }

    override connect(): Promise<Client>
    override connect(done: (error: Error) => void): void
    override connect(done?: (error: Error) => void): Promise<Client> | void {
      if (!done) return super.connect()
      const failed = reason
      if (failed && performance.now() < closedUntil) return process.nextTick(() => done(failed))
      super.connect((error: Error | null) => {
        noteResult(error)
        // pg calls back without an error on success, which its types omit.
        done(error as Error)
      })
    }
  }
}
