import { Client } from 'pg'

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 2_000

/**
 * A class of clients for one pool. After a failed connection its pool makes no other for a while, which doubles up to
 * two seconds: callers hear at once that the database is away, and one that comes back is not met by a storm.
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
      // Several processes must not come back in step.
      closedUntil = performance.now() + pause * (0.5 + Math.random() / 2)
    }
  }

  return class extends Client {
    constructor(...args: ConstructorParameters<typeof Client>) {
      super(...args)
      // The pool listens while a connection is idle only. One that breaks in use fails its query, which is enough:
      // without a listener the same error would end the process.
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
        // pg calls back without an error on success, which its types leave out.
        done(error as Error)
      })
    }
  }
}
