import { FRAUD_SIGNALS, type FraudSignal } from './fraud-signals.ts'
import { visitFeatures } from './wording-features.ts'

/** What `tests/fraud-model/train.ts` learned. */
export interface WordingWeights {
  /** By signal. */
  bias: readonly number[]
  /** The value of one step of a weight. */
  step: number
  /** Hashes of the known features in ascending order, as the encoded distances between them. */
  hashes: string
  /** A character per weight: those of all features for the first signal, then for the next. */
  weights: string
}

/** Steps of a weight on either side of none. */
export const MAX_STEPS = 7
/** Printable characters without the quote and the backslash: the file is JSON, and compresses better than base64. */
const NO_STEPS = 'm'.charCodeAt(0)
const LAST_DIGIT = ']'.charCodeAt(0)
const OTHER_DIGIT = '<'.charCodeAt(0)
const DIGITS = 31

/** @param steps from `-MAX_STEPS` to `MAX_STEPS` */
export const encodeWeight = (steps: number): string => String.fromCharCode(NO_STEPS + steps)

/** Digits of base 31, the lowest first; the last one has characters of its own. */
export const encodeDistance = (distance: number): string =>
  distance < DIGITS
    ? String.fromCharCode(LAST_DIGIT + distance)
    : String.fromCharCode(OTHER_DIGIT + (distance % DIGITS)) + encodeDistance(Math.floor(distance / DIGITS))

function decodeHashes(text: string): number[] {
  const hashes: number[] = []
  let hash = 0
  let unit = 1
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const isLast = code >= LAST_DIGIT
    hash += (code - (isLast ? LAST_DIGIT : OTHER_DIGIT)) * unit
    unit *= DIGITS
    if (isLast) {
      hashes.push(hash)
      unit = 1
    }
  }
  return hashes
}

const SIGNALS = FRAUD_SIGNALS.length

/** What the known features of a sentence are divided by. Few of them say little. */
export const lengthOf = (known: number): number => Math.sqrt(known + 20)

/** Numbers of a slot: the hash, the last sum it was added to, and two of four weights each. */
const SLOT = 4
const WEIGHTS_FROM = 8
const BYTES = 16
const FREE = -1

/**
 * The known features by their hashes, with open addressing. What belongs to one stands together: a lookup waits for
 * memory once.
 */
function createTable(file: WordingWeights) {
  const hashes = decodeHashes(file.hashes)
  const size = 2 ** Math.ceil(Math.log2(hashes.length * 2))
  const slots = new Int32Array(size * SLOT).fill(FREE)
  const bytes = new Int8Array(slots.buffer)
  /** The slot of a hash, or the free one where it belongs. */
  const find = (hash: number) => {
    let slot = hash & (size - 1)
    while (slots[slot * SLOT] !== hash && slots[slot * SLOT] !== FREE) slot = (slot + 1) & (size - 1)
    return slot
  }
  for (const [row, hash] of hashes.entries()) {
    const slot = find(hash)
    slots[slot * SLOT] = hash
    for (let signal = 0; signal < SIGNALS; signal += 1)
      bytes[slot * BYTES + WEIGHTS_FROM + signal] =
        file.weights.charCodeAt(signal * hashes.length + row) - NO_STEPS
  }
  return { slots, bytes, find }
}

/** How much a sentence is like each fraud, from about -1 for nothing at all. */
export type FraudScores = Readonly<Record<FraudSignal, number>>

/** Returns a function that judges a sentence in its compared form. */
export function createWordingModel(file: WordingWeights): (form: string) => FraudScores {
  const { slots, bytes, find } = createTable(file)
  let lastSum = 0

  const createSum = () => {
    const sums = new Int32Array(SIGNALS)
    const id = (lastSum = (lastSum + 1) & 0x3fffffff)
    let known = 0
    /** Adds the weights of a feature, once. */
    const add = (hash: number) => {
      const slot = find(hash)
      const isKnown = slots[slot * SLOT] === hash
      if (!isKnown || slots[slot * SLOT + 1] === id) return
      slots[slot * SLOT + 1] = id
      known += 1
      const from = slot * BYTES + WEIGHTS_FROM
      for (let signal = 0; signal < SIGNALS; signal += 1)
        sums[signal] = (sums[signal] as number) + (bytes[from + signal] as number)
    }
    return { add, valueOf: (signal: number) => ((sums[signal] as number) * file.step) / lengthOf(known) }
  }

  return (form) => {
    const runs = createSum()
    const stems = createSum()
    visitFeatures(form, [runs.add, stems.add])
    const scores = FRAUD_SIGNALS.map((signal, at) => [
      signal,
      (file.bias[at] as number) + runs.valueOf(at) + stems.valueOf(at),
    ])
    return Object.fromEntries(scores) as FraudScores
  }
}
