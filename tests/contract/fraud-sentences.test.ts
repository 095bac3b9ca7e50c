import { expect, test } from 'vitest'
import { fraudSignalsIn } from '../../src/contract/safety/fraud-wording.ts'
import { readSentenceSet } from '../fraud-model/sentences.ts'

const LANGUAGES = ['ko', 'en', 'vi', 'zh', 'ne', 'id']

const isWarnedOf = (sentence: string) => fraudSignalsIn(sentence).length > 0

// The model learned from the first two: they say that it learned. Only the third says how it does on sentences by new
// authors, so nothing may be learned from it or chosen by it; its limits are what was measured, see decision 0043.
test.each([
  { set: 'tuning', mostMissed: 0.05, mostFalseAlarms: 0.02 },
  { set: 'second', mostMissed: 0.05, mostFalseAlarms: 0.02 },
  { set: 'unseen', mostMissed: 0.16, mostFalseAlarms: 0.08 },
])(
  'In the $set set, fraudulent sentences are warned of and honest ones are not, but for few errors',
  ({ set, mostMissed, mostFalseAlarms }) => {
    const sentences = readSentenceSet(set)
    expect(Object.keys(sentences)).toEqual(LANGUAGES)
    const fraudulent = Object.values(sentences).flatMap((own) => own.fraudulent)
    const harmless = Object.values(sentences).flatMap((own) => own.harmless)
    expect(fraudulent.length).toBeGreaterThanOrEqual(60)
    expect(harmless.length).toBeGreaterThanOrEqual(60)

    const missed = fraudulent.filter((sentence) => !isWarnedOf(sentence))
    const falseAlarms = harmless.filter(isWarnedOf)

    expect(missed.slice(Math.floor(mostMissed * fraudulent.length))).toEqual([])
    expect(falseAlarms.slice(Math.floor(mostFalseAlarms * harmless.length))).toEqual([])
  },
)
