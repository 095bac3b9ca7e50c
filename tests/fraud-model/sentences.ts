import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FRAUD_SIGNALS, type FraudSignal } from '../../src/contract/safety/fraud-signals.ts'

const FOLDER = join(import.meta.dirname, '../contract/fixtures/fraud-sentences')

/** A sentence to learn from. The kind of a fraud is unknown in the sets that were written for the tests. */
export interface Sentence {
  text: string
  isFraud: boolean
  kind: FraudSignal | null
}

/** Fraudulent and honest sentences by language. */
type SentenceSet = Record<string, { fraudulent: string[]; harmless: string[] }>
/** A sentence with its expected signal. */
type SentenceCase = [text: string, signal: FraudSignal | null]

const jsonIn = (file: string): unknown => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))

export const readSentenceSet = (name: string): SentenceSet => jsonIn(`${name}.json`) as SentenceSet
export const readSentenceCases = (): SentenceCase[] => jsonIn('cases.json') as SentenceCase[]

/**
 * A set that was written for training: lines of kind and text. The first two are by different authors; the ordinary one
 * has headings, lines of postings and texts of the app.
 */
export function readTraining(set: 'first' | 'second' | 'ordinary'): Sentence[] {
  const folder = join('training', set)
  return readdirSync(join(FOLDER, folder))
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(FOLDER, folder, file), 'utf8')
        .trim()
        .split('\n'),
    )
    .map((line) => {
      const [kind, text] = JSON.parse(line) as [FraudSignal | null, string]
      if (kind !== null && !FRAUD_SIGNALS.includes(kind)) throw new Error(`no such kind: ${kind}`)
      return { text, isFraud: kind !== null, kind }
    })
}

/** The sentences that other tests expect something of. */
export function readTested(): Sentence[] {
  const sets = ['tuning', 'second'].flatMap((name) => Object.values(readSentenceSet(name)))
  return [
    ...sets.flatMap(({ fraudulent, harmless }) => [
      ...fraudulent.map((text) => ({ text, isFraud: true, kind: null })),
      ...harmless.map((text) => ({ text, isFraud: false, kind: null })),
    ]),
    ...readSentenceCases().map(([text, kind]) => ({ text, isFraud: kind !== null, kind })),
  ]
}
