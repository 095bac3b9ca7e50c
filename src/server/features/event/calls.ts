/** Milliseconds in which calls are collected before they are answered. */
const GATHER = 15

/**
 * Calls that are answered together: those of a few milliseconds, and those that come while others are answered. Answered
 * one by one, they would wait longer and longer wherever they come faster than an answer is found.
 */
export class Calls {
  readonly #answer: (called: ReadonlySet<string>) => Promise<void>
  readonly #failed: (error: unknown) => void
  #called = new Set<string>()
  #timer: NodeJS.Timeout | null = null
  #isAnswering = false
  #isClosed = false

  constructor(answer: (called: ReadonlySet<string>) => Promise<void>, failed: (error: unknown) => void) {
    this.#answer = answer
    this.#failed = failed
  }

  add(id: string): void {
    this.#called.add(id)
    this.#gather()
  }

  close(): void {
    this.#isClosed = true
    if (this.#timer) clearTimeout(this.#timer)
  }

  #gather(): void {
    if (this.#called.size === 0 || this.#timer || this.#isAnswering || this.#isClosed) return
    this.#timer = setTimeout(() => {
      const called = this.#called
      this.#called = new Set()
      this.#timer = null
      this.#isAnswering = true
      void this.#answer(called)
        .catch(this.#failed)
        .finally(() => {
          this.#isAnswering = false
          this.#gather()
        })
    }, GATHER)
  }
}
