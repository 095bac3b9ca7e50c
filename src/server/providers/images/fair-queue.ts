/** The client that a task is queued for. */
export interface Requester {
  address: string
  memberId: string
}

interface Task {
  requester: Requester | null
  start: () => Promise<unknown>
}

/**
 * Runs up to `concurrency` tasks, round-robin over addresses and, within an address, over members: a client that queues
 * a hundred tasks delays other clients by one task only. One task per address and per member runs at a time, so that a
 * client with slow tasks leaves capacity to others.
 */
export class FairQueue {
  readonly #concurrency: number
  readonly #waiting: Task[] = []
  readonly #turnOf = new Map<string, number>()
  readonly #busy = new Set<string>()
  #turns = 0
  #running = 0

  constructor(concurrency = 1) {
    this.#concurrency = concurrency
  }

  run<T>(requester: Requester | null, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ requester, start: () => work().then(resolve, reject) })
      this.#startNext()
    })
  }

  #startNext(): void {
    while (this.#running < this.#concurrency) {
      const task = this.#next()
      if (!task) break
      void this.#runOne(task)
    }
    if (this.#running === 0) this.#turnOf.clear()
  }

  async #runOne(task: Task): Promise<void> {
    const names = namesOf(task)
    this.#running += 1
    for (const name of names) this.#busy.add(name)
    await task.start()
    this.#running -= 1
    for (const name of names) this.#busy.delete(name)
    this.#startNext()
  }

  #next(): Task | undefined {
    // The sort is stable: equal tasks keep their order of arrival.
    const [task] = this.#waiting
      .filter((one) => !namesOf(one).some((name) => this.#busy.has(name)))
      .toSorted((one, other) => {
        const [address, member] = this.#turnsOf(one)
        const [otherAddress, otherMember] = this.#turnsOf(other)
        return address - otherAddress || member - otherMember
      })
    if (!task) return undefined
    this.#waiting.splice(this.#waiting.indexOf(task), 1)
    this.#turns += 1
    for (const name of namesOf(task)) this.#turnOf.set(name, this.#turns)
    return task
  }

  #turnsOf(task: Task): [number, number] {
    const [address, member] = namesOf(task)
    return [this.#turnOf.get(address) ?? 0, this.#turnOf.get(member) ?? 0]
  }
}

/** Tasks without a requester belong to the site. */
function namesOf({ requester }: Task): [string, string] {
  return requester ? [`address ${requester.address}`, `member ${requester.memberId}`] : ['site', 'site']
}
