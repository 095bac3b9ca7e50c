// Reads the reports of the runners: counts, names of what failed, notes and durations.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ name: string, milliseconds: number }} Timing
 * @typedef {{ counts: Counts, failures: string[], skipped: string[], notes: string[], timings: Timing[] }} Report
 */

/** @returns {Report} */
export function readVitest(path) {
  const { testResults, ...totals } = JSON.parse(readFileSync(path, 'utf8'))
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${basename(name)} › ${test.fullName}` })),
  )
  return {
    counts: {
      passed: totals.numPassedTests,
      failed: totals.numFailedTests + broken.length,
      skipped: totals.numPendingTests + totals.numTodoTests,
    },
    failures: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ name, failureMessages }) => withReason(name, failureMessages)),
      ...broken.map(({ name, message }) => withReason(name, [message])),
    ],
    skipped: tests.filter(({ status }) => status !== 'failed' && status !== 'passed').map(({ name }) => name),
    notes: tests.flatMap(({ meta }) => meta?.note ?? []),
    timings: tests.map(({ name, duration }) => ({ name, milliseconds: duration ?? 0 })),
  }
}

/** @returns {Report} */
export function readPlaywright(path) {
  const { suites, stats, errors } = JSON.parse(readFileSync(path, 'utf8'))
  const specs = suites.flatMap(specsOf)
  return {
    counts: {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    },
    failures: [
      ...specs.filter(({ ok }) => !ok).map(({ name, tests }) => withReason(name, errorsOf(tests))),
      ...errors.map(({ message }) => message),
    ],
    skipped: specs
      .filter(({ tests }) => tests.every(({ status }) => status === 'skipped'))
      .map(({ name }) => name),
    notes: [],
    timings: specs.map(({ name, tests }) => ({
      name,
      milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
  }
}

/** Mentions skipped tests, as they have not passed. */
export function inWords({ passed, failed, skipped = 0 }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** The slowest first, one a line. */
export function slowest(timings, count) {
  return timings
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`)
}

/** Lines of an error that are shown again at the end of the log, of which more may be lost. */
const LINES_OF_REASON = 8

function withReason(name, messages = []) {
  const lines = stripVTControlCharacters(messages.filter(Boolean).join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_OF_REASON)
  return [name, ...lines.map((line) => `    ${line}`)].join('\n')
}

/** Of Playwright: the message, and the line of the source where it happened. */
const errorsOf = (tests) =>
  tests
    .flatMap(({ results }) => results)
    .flatMap(({ errors }) => errors)
    .flatMap(({ location, message }) => [location ? `line ${location.line}` : '', message])

const specsOf = ({ specs = [], suites = [] }) => [
  ...specs.map((spec) => ({ ...spec, name: `${spec.file} › ${spec.title}` })),
  ...suites.flatMap(specsOf),
]
