import { comparedForm, passagesOf } from './fraud-plain-text.ts'
import { FRAUD_SIGNALS, type FraudSignal } from './fraud-signals.ts'
import { promisesTooMuch } from './promised-pay.ts'
import { createWordingModel } from './wording-model.ts'
import weights from './wording-weights.json' with { type: 'json' }

/** Scores from here are suspicious: chosen by sentences that the model was not trained on, see decision 0043. */
const SUSPICIOUS = -0.3
/** The same where pay is promised that such work does not earn. */
const SUSPICIOUS_WITH_PAY = -0.7
/** Scores of a second fraud in the same words. Lower ones come from what all frauds have in common. */
const CLEAR = 1

let model: ReturnType<typeof createWordingModel> | undefined
/** Decodes the weights at the first text, as that takes up to 0.1 s. */
const scoresOf = (form: string) => (model ??= createWordingModel(weights))(form)

interface Reading {
  words: string
  score: number
  signals: ReadonlySet<FraudSignal>
}

/** What one sentence, or several together, say. */
function read(words: string): Reading {
  const form = comparedForm(words)
  const scores = scoresOf(form)
  const score = Math.max(...Object.values(scores))
  const threshold = Math.max(SUSPICIOUS, Math.min(score, CLEAR))
  const signals = new Set(FRAUD_SIGNALS.filter((signal) => scores[signal] >= threshold))
  if (score >= SUSPICIOUS_WITH_PAY && promisesTooMuch(form)) signals.add('TOO_GOOD_PAY')
  return { words, score, signals }
}

/** The sentences of a passage, as honest ones around a demand hide it, then the whole of it. */
const readPassage = (sentences: readonly string[]): Reading[] =>
  (sentences.length === 1 ? sentences : [...sentences, sentences.join(' ')]).map(read)
const readText = (text: string) => passagesOf(text).flatMap(readPassage)

/** All signals in a text, the most serious first. */
export function fraudSignalsIn(text: string): FraudSignal[] {
  const parts = readText(text)
  return FRAUD_SIGNALS.filter((signal) => parts.some(({ signals }) => signals.has(signal)))
}

/** The sentence of a text that is most like this fraud, or else the passage; null if none is. */
export function fraudWording(text: string, signal: FraudSignal): string | null {
  const found = passagesOf(text)
    .map((sentences) => readPassage(sentences).filter(({ signals }) => signals.has(signal)))
    .find((parts) => parts.length > 0)
  const [passage] = found?.slice(-1) ?? []
  const sentences = found?.slice(0, -1).toSorted((one, other) => other.score - one.score) ?? []
  return (sentences[0] ?? passage)?.words ?? null
}

/** The most serious signal in a text; null without one. */
export const fraudSignalIn = (text: string): FraudSignal | null => fraudSignalsIn(text)[0] ?? null
