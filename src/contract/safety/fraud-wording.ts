import { comparedForm, passagesOf } from './fraud-plain-text.ts'
import { FRAUD_SIGNALS, type FraudSignal } from './fraud-signals.ts'
import { promisesTooMuch } from './promised-pay.ts'
import { createWordingModel } from './wording-model.ts'
import weights from './wording-weights.json' with { type: 'json' }

/** Chosen by the sets that the model was not trained on, see decision 0043. */
const SUSPICIOUS = -0.1
/** A sentence says less by itself than beside the ones around it. */
const SUSPICIOUS_ALONE = SUSPICIOUS + 0.4
/** Pay that such work does not earn makes wording suspicious that is close to it. */
const SUSPICIOUS_WITH_PAY = SUSPICIOUS - 0.4

let model: ReturnType<typeof createWordingModel> | undefined
/** Decoding the weights takes a moment, so it waits for the first text. */
const findSuspicion = (form: string) => (model ??= createWordingModel(weights))(form)

interface Reading {
  words: string
  score: number
  signals: ReadonlySet<FraudSignal>
}

/** What one sentence, or several together, say. */
function read(words: string, threshold: number): Reading {
  const form = comparedForm(words)
  const { signal, score } = findSuspicion(form)
  const signals = new Set<FraudSignal>(score >= threshold ? [signal] : [])
  if (score >= SUSPICIOUS_WITH_PAY && promisesTooMuch(form)) signals.add('TOO_GOOD_PAY')
  return { words, score, signals }
}

/** A passage, and its sentences by themselves. */
const readPassage = (sentences: readonly string[]): Reading[] => [
  ...(sentences.length > 1 ? sentences.map((sentence) => read(sentence, SUSPICIOUS_ALONE)) : []),
  read(sentences.join(' '), SUSPICIOUS),
]
const readText = (text: string) => passagesOf(text).flatMap(readPassage)

/** All signals in a text, the most serious first. */
export function fraudSignalsIn(text: string): FraudSignal[] {
  const parts = readText(text)
  return FRAUD_SIGNALS.filter((signal) => parts.some(({ signals }) => signals.has(signal)))
}

/** The sentence of a text that is most like a fraud, or the passage; null if none is. */
export function fraudWording(text: string, signal: FraudSignal): string | null {
  const [passage] = passagesOf(text).filter((sentences) =>
    readPassage(sentences).some(({ signals }) => signals.has(signal)),
  )
  if (passage === undefined) return null
  const [sentence] = passage
    .map((words) => read(words, SUSPICIOUS))
    .filter(({ signals }) => signals.has(signal))
    .toSorted((one, other) => other.score - one.score)
  return sentence?.words ?? passage.join(' ')
}

/** The most serious signal in a text; null without one. */
export const fraudSignalIn = (text: string): FraudSignal | null => fraudSignalsIn(text)[0] ?? null
