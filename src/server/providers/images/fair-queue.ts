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
 * Runs one task at a time, round-robin over addresses and, within an address, over members: a client that queues a
 * hundred tasks delays other clients by one task only.
 */
export class FairQueue {
  readonly #waiting: Task[] = []
  readonly #turnOf = new Map<string, number>()
  #turns = 0
  #isBusy = false

  run<T>(requester: Requester | null, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ requester, start: () => work().then(resolve, reject) })
      if (!this.#isBusy) void this.#runAll()
    })
  }

  async #runAll(): Promise<void> {
    this.#isBusy = true
    for (let task = this.#next(); task; task = this.#next()) await task.start()
    this.#turnOf.clear()
    this.#isBusy = false
  }

  #next(): Task | undefined {
    // The sort is stable: equal tasks keep their order of arrival.
    const [task] = this.#waiting.toSorted((one, other) => {
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
