import type { FraudConcept } from './fraud-concepts.ts'
import { conceptsIn, type Concepts, type Place } from './fraud-concepts-in.ts'
import { comparedForm, passagesOf } from './fraud-plain-text.ts'
import { FRAUD_RULES, type FraudRule } from './fraud-rules.ts'
import { FRAUD_SIGNALS, type FraudSignal } from './fraud-signals.ts'
import { promisesTooMuch } from './promised-pay.ts'

/** Characters between a demand and the words that deny it. */
const DENIAL_REACH = 30

const placesOf = (group: readonly FraudConcept[], concepts: Concepts) =>
  group.flatMap((concept) => concepts.get(concept) ?? [])

const isNear = (one: Place, other: Place, reach: number) =>
  other.from - one.to <= reach && one.from - other.to <= reach

/** Whether the concepts of a rule meet near one place of its first one. */
function matches({ meet, unless, within }: FraudRule, concepts: Concepts): boolean {
  if (unless.some((concept) => concept !== 'NO_DEMAND' && concepts.has(concept))) return false
  const denials = unless.includes('NO_DEMAND') ? (concepts.get('NO_DEMAND') ?? []) : []
  const [first = [], ...others] = meet.map((group) => placesOf(group, concepts))
  return first.some(
    (place) =>
      !denials.some((denial) => isNear(place, denial, DENIAL_REACH)) &&
      others.every((places) => places.some((other) => isNear(place, other, within))),
  )
}

/** What one sentence, or several together, say. */
function read(words: string) {
  const form = comparedForm(words)
  const concepts = conceptsIn(form)
  const signals = new Set(FRAUD_RULES.filter((rule) => matches(rule, concepts)).map(({ signal }) => signal))
  const isWarning = concepts.has('WARNING')
  if (!isWarning && promisesTooMuch(form, concepts.has('EASY'))) signals.add('TOO_GOOD_PAY')
  return { words, signals, isWarning }
}

/** The sentences of a passage that can be a sign, then the whole of it. A warning is one of all its sentences. */
function readPassage(sentences: string[]) {
  const whole = read(sentences.join(' '))
  return sentences.length === 1 || whole.isWarning ? [whole] : [...sentences.map(read), whole]
}

const readText = (text: string) => passagesOf(text).flatMap(readPassage)

/** All signals in a text, the most serious first. */
export function fraudSignalsIn(text: string): FraudSignal[] {
  const parts = readText(text)
  return FRAUD_SIGNALS.filter((signal) => parts.some(({ signals }) => signals.has(signal)))
}

/** The sentence of a text that is a sign of a fraud, or the passage; null if none is. */
export const fraudWording = (text: string, signal: FraudSignal): string | null =>
  readText(text).find(({ signals }) => signals.has(signal))?.words ?? null

/** The most serious signal in a text; null without one. */
export const fraudSignalIn = (text: string): FraudSignal | null => fraudSignalsIn(text)[0] ?? null
