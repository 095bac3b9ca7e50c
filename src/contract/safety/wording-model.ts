import { FRAUD_SIGNALS, type FraudSignal } from './fraud-signals.ts'
import { featuresIn } from './wording-features.ts'

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

export interface Suspicion {
  signal: FraudSignal
  score: number
}

/** Returns a function that finds the fraud that a sentence in its compared form is most like. */
export function createWordingModel(file: WordingWeights): (form: string) => Suspicion {
  const hashes = decodeHashes(file.hashes)
  const rows = new Map(hashes.map((hash, row) => [hash, row]))
  const weights = Int8Array.from(
    { length: hashes.length * SIGNALS },
    (_, at) => file.weights.charCodeAt((at % SIGNALS) * hashes.length + Math.floor(at / SIGNALS)) - NO_STEPS,
  )

  /** Adds the weights of the features that are known; many weigh less each. */
  const add = (scores: Float64Array, features: ReadonlySet<number>) => {
    const sums = new Int32Array(SIGNALS)
    let known = 0
    for (const feature of features) {
      const row = rows.get(feature)
      if (row === undefined) continue
      known += 1
      for (let signal = 0; signal < SIGNALS; signal += 1)
        sums[signal] = (sums[signal] as number) + (weights[row * SIGNALS + signal] as number)
    }
    if (known > 0)
      for (const [signal, sum] of sums.entries())
        scores[signal] = (scores[signal] as number) + (sum * file.step) / Math.sqrt(known)
  }

  return (form) => {
    const scores = Float64Array.from(file.bias)
    for (const features of featuresIn(form)) add(scores, features)
    const score = Math.max(...scores)
    return { signal: FRAUD_SIGNALS[scores.indexOf(score)] as FraudSignal, score }
  }
}
