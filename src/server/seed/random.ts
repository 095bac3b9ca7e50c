/** A deterministic random number generator. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** An integer, both bounds included. */
  int(minimum: number, maximum: number): number
  chance(probability: number): boolean
  pick<T>(values: readonly T[]): T
  /** A number of distinct values, in the order of the list. */
  some<T>(values: readonly T[], count: number): T[]
  /** A UUIDv7 of the given time. */
  uuid(at: Date): string
}

/** @param seed different seeds yield independent sequences */
export function createRandom(seed: string): Random {
  const next = sfc32(seed)
  const int = (minimum: number, maximum: number) => minimum + Math.floor(next() * (maximum - minimum + 1))
  const pick = <T>(values: readonly T[]): T => {
    const value = values[int(0, values.length - 1)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    some(values, count) {
      const places = new Set<number>()
      while (places.size < Math.min(count, values.length)) places.add(int(0, values.length - 1))
      return values.filter((_, place) => places.has(place))
    },
    uuid(at) {
      const hex = (bits: number) =>
        Math.floor(next() * 2 ** bits)
          .toString(16)
          .padStart(bits / 4, '0')
      const time = at.getTime().toString(16).padStart(12, '0')
      const variant = '89ab'[int(0, 3)]
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(12)}-${variant}${hex(12)}-${hex(24)}${hex(24)}`
    },
  }
}

/** Picks by weight with a binary search over cumulative weights. */
export function weighted<T>(entries: readonly (readonly [T, number])[]): (random: Random) => T {
  const ends: number[] = []
  let sum = 0
  for (const [, weight] of entries) ends.push((sum += weight))
  return (random) => {
    const target = random.next() * sum
    let low = 0
    let high = ends.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? sum) > target) high = middle
      else low = middle + 1
    }
    const entry = entries[low]
    if (!entry) throw new Error('nothing to pick from')
    return entry[0]
  }
}

/** Chris Doty-Humphrey's small fast counter (PractRand), seeded by a 32-bit string hash. */
function sfc32(seed: string): () => number {
  let [a, b, c, d] = [hash(seed, 1), hash(seed, 2), hash(seed, 3), 1]
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let warm = 0; warm < 12; warm++) next()
  return next
}

function hash(text: string, salt: number): number {
  let value = 2_166_136_261 ^ salt
  for (let place = 0; place < text.length; place++)
    value = Math.imul(value ^ text.charCodeAt(place), 16_777_619)
  return value | 0
}
