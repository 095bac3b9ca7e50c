/**
 * Learns what fraudulent wording looks like and writes the weights that the product ships. The same sentences give the
 * same file. With `--cross`, each training set is judged by what was learned from the other, whose authors are others:
 * prints the share of frauds that are missed and of honest sentences that are warned of, by threshold.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { comparedForm } from '../../src/contract/safety/fraud-plain-text.ts'
import { createWordingModel } from '../../src/contract/safety/wording-model.ts'
import { fitWeights } from './fit-weights.ts'
import { readTested, readTraining, type Sentence } from './sentences.ts'

const FILE = join(import.meta.dirname, '../../src/contract/safety/wording-weights.json')
const THRESHOLDS = [-0.6, -0.5, -0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.4, 0.6]

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`

function judge(learned: readonly Sentence[], judged: readonly Sentence[]): void {
  const model = createWordingModel(fitWeights(learned))
  const scoresOf = (isFraud: boolean) =>
    judged
      .filter((sentence) => sentence.isFraud === isFraud)
      .map(({ text }) => Math.max(...Object.values(model(comparedForm(text)))))
  const frauds = scoresOf(true)
  const honest = scoresOf(false)
  for (const threshold of THRESHOLDS) {
    const missed = frauds.filter((score) => score < threshold).length
    const falseAlarms = honest.filter((score) => score >= threshold).length
    console.log(
      `${threshold.toFixed(1).padStart(5)}  missed ${percent(missed, frauds.length)}  false alarms ${percent(falseAlarms, honest.length)}`,
    )
  }
}

const first = readTraining('first')
const second = readTraining('second')
const others = [...readTraining('ordinary'), ...readTested()]

if (process.argv.includes('--cross')) {
  console.log('The second set, learned from the first:')
  judge([...first, ...others], second)
  console.log('The first set, learned from the second:')
  judge([...second, ...others], first)
} else {
  writeFileSync(FILE, `${JSON.stringify(fitWeights([...first, ...second, ...others]))}\n`)
}
