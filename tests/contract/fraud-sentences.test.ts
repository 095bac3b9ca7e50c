import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fraudSignalsIn } from '../../src/contract/safety/fraud-wording.ts'

/** By language: what frauds write, and what honest employers write beside it. */
type Sentences = Record<string, { fraudulent: string[]; harmless: string[] }>

/** Written without sight of the patterns; the patterns were tuned on the first only. */
const SETS = ['tuning', 'unseen'] as const
const LANGUAGES = ['ko', 'en', 'vi', 'zh', 'ne', 'id']
const MOST_MISSED = 0.05
const MOST_FALSE_ALARMS = 0.02

const isWarnedOf = (sentence: string) => fraudSignalsIn(sentence).length > 0

test.each(SETS)('Of the %s sentences hardly any fraud is missed, and hardly any honest one is warned of', (set) => {
  const path = join(import.meta.dirname, 'fixtures', 'fraud-sentences', `${set}.json`)
  const sentences = JSON.parse(readFileSync(path, 'utf8')) as Sentences
  expect(Object.keys(sentences)).toEqual(LANGUAGES)
  const fraudulent = Object.values(sentences).flatMap((own) => own.fraudulent)
  const harmless = Object.values(sentences).flatMap((own) => own.harmless)
  expect(fraudulent.length).toBeGreaterThanOrEqual(60)
  expect(harmless.length).toBeGreaterThanOrEqual(60)

  const missed = fraudulent.filter((sentence) => !isWarnedOf(sentence))
  const falseAlarms = harmless.filter(isWarnedOf)

  expect(missed.length / fraudulent.length, missed.join('\n')).toBeLessThanOrEqual(MOST_MISSED)
  expect(falseAlarms.length / harmless.length, falseAlarms.join('\n')).toBeLessThanOrEqual(MOST_FALSE_ALARMS)
})
