import { comparedForm } from '../../src/contract/safety/fraud-plain-text.ts'
import { FRAUD_SIGNALS } from '../../src/contract/safety/fraud-signals.ts'
import { visitFeatures } from '../../src/contract/safety/wording-features.ts'
import {
  encodeDistance,
  encodeWeight,
  lengthOf,
  MAX_STEPS,
  type WordingWeights,
} from '../../src/contract/safety/wording-model.ts'
import { fitLinearSvm, type LinearModel, type SparseRows } from './linear-svm.ts'
import type { Sentence } from './sentences.ts'

/** Sentences that a feature must stand in. */
const MIN_COUNT = 2
/** Features that are kept. */
const KEPT = 100_000
/** What any fraud differs by, beside what frauds of one kind do. */
const GENERAL_SHARE = 0.75
/** Scales the values of a row. */
const SCALE = 4

type Features = readonly [runs: ReadonlySet<number>, stems: ReadonlySet<number>]

function featuresIn(text: string): Features {
  const runs = new Set<number>()
  const stems = new Set<number>()
  visitFeatures(comparedForm(text), [(hash) => runs.add(hash), (hash) => stems.add(hash)])
  return [runs, stems]
}

interface Vocabulary {
  hashes: number[]
  columns: Map<number, number>
  rarity: Float64Array
}

function vocabularyOf(features: readonly Features[], isKept: (hash: number) => boolean): Vocabulary {
  const counts = new Map<number, number>()
  for (const kinds of features)
    for (const kind of kinds) for (const hash of kind) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  const hashes = [...counts.keys()]
    .filter((hash) => (counts.get(hash) as number) >= MIN_COUNT && isKept(hash))
    .toSorted((one, other) => one - other)
  return {
    hashes,
    columns: new Map(hashes.map((hash, column) => [hash, column])),
    rarity: Float64Array.from(
      hashes,
      (hash) => (Math.log((1 + features.length) / (1 + (counts.get(hash) as number))) + 1) / SCALE,
    ),
  }
}

/** The values of a feature fall with the number of known ones in its sentence, as they do in the model. */
function rowsOf(features: readonly Features[], { columns, rarity, hashes }: Vocabulary): SparseRows {
  const starts = [0]
  const found: number[] = []
  const values: number[] = []
  for (const kinds of features) {
    for (const kind of kinds) {
      const known = [...kind].flatMap((hash) => columns.get(hash) ?? [])
      for (const column of known) {
        found.push(column)
        values.push((rarity[column] as number) / lengthOf(known.length))
      }
    }
    starts.push(found.length)
  }
  return {
    starts: Int32Array.from(starts),
    columns: Int32Array.from(found),
    values: Float32Array.from(values),
    width: hashes.length,
  }
}

/** A model per signal: its frauds beside honest sentences, and a share of what tells any fraud from those. */
function fitSignals(rows: SparseRows, sentences: readonly Sentence[]): LinearModel[] {
  const all = [...sentences.keys()]
  const isFraud = (row: number) => sentences[row]?.isFraud === true
  const general = fitLinearSvm(rows, all, isFraud)
  return FRAUD_SIGNALS.map((signal) => {
    const isOfKind = (row: number) => sentences[row]?.kind === signal
    const own = fitLinearSvm(
      rows,
      all.filter((row) => !isFraud(row) || isOfKind(row)),
      isOfKind,
    )
    return {
      weights: own.weights.map((weight, at) => weight + GENERAL_SHARE * (general.weights[at] as number)),
      bias: own.bias + GENERAL_SHARE * general.bias,
    }
  })
}

/** The weights of features as they are multiplied by their rarity, in `[signal][feature]`. */
const effects = (models: readonly LinearModel[], { rarity }: Vocabulary) =>
  models.map(({ weights }) => weights.map((weight, column) => weight * (rarity[column] as number)))

/** The features that any signal depends on most. */
function mostWeighty({ hashes }: Vocabulary, weights: readonly Float64Array[]): Set<number> {
  const ranked = hashes
    .map((hash, column) => ({
      hash,
      weight: Math.max(...weights.map((own) => Math.abs(own[column] as number))),
    }))
    .toSorted((one, other) => other.weight - one.weight)
  return new Set(ranked.slice(0, KEPT).map(({ hash }) => hash))
}

/** The weight that few exceed; those are cut. */
function limitOf(weights: readonly Float64Array[]): number {
  const sorted = weights.flatMap((own) => [...own].map(Math.abs)).toSorted((one, other) => one - other)
  return sorted[Math.floor(0.9995 * sorted.length)] as number
}

export function fitWeights(sentences: readonly Sentence[]): WordingWeights {
  const features = sentences.map(({ text }) => featuresIn(text))
  const whole = vocabularyOf(features, () => true)
  const kept = mostWeighty(whole, effects(fitSignals(rowsOf(features, whole), sentences), whole))
  const vocabulary = vocabularyOf(features, (hash) => kept.has(hash))
  const models = fitSignals(rowsOf(features, vocabulary), sentences)
  const weights = effects(models, vocabulary)
  const step = limitOf(weights) / MAX_STEPS
  const steps = (weight: number) => Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(weight / step)))
  return {
    bias: models.map(({ bias }) => Number(bias.toFixed(4))),
    step: Number(step.toFixed(6)),
    hashes: vocabulary.hashes
      .map((hash, at) => encodeDistance(hash - (vocabulary.hashes[at - 1] ?? 0)))
      .join(''),
    weights: weights.map((own) => Array.from(own, (weight) => encodeWeight(steps(weight))).join('')).join(''),
  }
}
