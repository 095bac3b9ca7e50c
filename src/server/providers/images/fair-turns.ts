/** Whom a piece of work is done for. */
export interface Requester {
  address: string
  memberId: string
}

interface Job {
  requester: Requester | null
  run: () => Promise<unknown>
}

/**
 * Runs one piece of work at a time. The next one is of the address whose last turn is the longest ago, and within an
 * address of such a member: whoever sends a hundred at once waits for themselves, and others for one of them.
 */
export class FairTurns {
  readonly #waiting: Job[] = []
  readonly #turnOf = new Map<string, number>()
  #turns = 0
  #isBusy = false

  take<T>(requester: Requester | null, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ requester, run: () => work().then(resolve, reject) })
      if (!this.#isBusy) void this.#runAll()
    })
  }

  async #runAll(): Promise<void> {
    this.#isBusy = true
    for (let job = this.#next(); job; job = this.#next()) await job.run()
    this.#turnOf.clear()
    this.#isBusy = false
  }

  #next(): Job | undefined {
    // Stable: those who are equal have their turns as they came.
    const [job] = this.#waiting.toSorted((one, other) => {
      const [address, member] = this.#turnsOf(one)
      const [otherAddress, otherMember] = this.#turnsOf(other)
      return address - otherAddress || member - otherMember
    })
    if (!job) return undefined
    this.#waiting.splice(this.#waiting.indexOf(job), 1)
    this.#turns += 1
    for (const name of namesOf(job)) this.#turnOf.set(name, this.#turns)
    return job
  }

  #turnsOf(job: Job): [number, number] {
    const [address, member] = namesOf(job)
    return [this.#turnOf.get(address) ?? 0, this.#turnOf.get(member) ?? 0]
  }
}

/** Work for nobody in particular is the site's own. */
function namesOf({ requester }: Job): [string, string] {
  return requester ? [`address ${requester.address}`, `member ${requester.memberId}`] : ['site', 'site']
}
