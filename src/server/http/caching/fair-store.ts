import { LRUCache } from 'lru-cache'

/**
 * Values in groups that share an amount of memory. Once it is used up, the group that takes most of it loses what it has
 * not used for longest, so that no group evicts all of another's.
 */
export class FairStore<Value extends object> {
  readonly #groups = new Map<string, LRUCache<string, Value>>()
  readonly #maxBytes: number
  readonly #sizeOf: (value: Value, key: string) => number

  constructor(maxBytes: number, sizeOf: (value: Value, key: string) => number) {
    this.#maxBytes = maxBytes
    this.#sizeOf = sizeOf
  }

  get(group: string, key: string): Value | undefined {
    return this.#groups.get(group)?.get(key)
  }

  set(group: string, key: string, value: Value): void {
    this.#groupOf(group).set(key, value)
    while (this.bytes() > this.#maxBytes) this.#largest()?.pop()
  }

  bytes(): number {
    let sum = 0
    for (const { calculatedSize } of this.#groups.values()) sum += calculatedSize
    return sum
  }

  #groupOf(name: string): LRUCache<string, Value> {
    const known = this.#groups.get(name)
    if (known) return known
    const made = new LRUCache<string, Value>({ maxSize: this.#maxBytes, sizeCalculation: this.#sizeOf })
    this.#groups.set(name, made)
    return made
  }

  #largest(): LRUCache<string, Value> | undefined {
    return [...this.#groups.values()].toSorted((a, b) => b.calculatedSize - a.calculatedSize)[0]
  }
}
