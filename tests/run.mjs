// `npm test`: installs missing parts, runs all checks and tests, and prints the counts of the runners' reports.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../src/server/cli/build.mjs'
import { ensureInstalled, productEnv, run } from '../src/server/cli/install.mjs'
import { runChecks } from './checks.mjs'
import { runSmokes } from './smoke/run-smokes.mjs'
import { ensureBrowser, ensureHeadlessBrowser } from './support/browser.mjs'

/** Bytes, of which the tests use about a third at a time. */
const NEEDED = 6e9

const reports = mkdtempSync(join(folderOfTests(), 'ilteo-reports-'))
// PostgreSQL runs as another user than root.
chmodSync(reports, 0o711)
const totals = { passed: 0, failed: 0, skipped: 0 }
/** Names of what failed, printed at the end, as a log may be read from its last lines only. */
const failures = []

/**
 * In memory where there is enough of it: each journey copies a database and a browser's profile, and writing them to a disk
 * takes a fifth of the time.
 */
function folderOfTests() {
  const inMemory = '/dev/shm'
  if (!existsSync(inMemory)) return tmpdir()
  const { bavail, bsize } = statfsSync(inMemory)
  return Math.min(bavail * bsize, freemem()) > NEEDED ? inMemory : tmpdir()
}

function add(name, counts) {
  console.log(`${name}: ${inWords(counts)}`)
  for (const kind of Object.keys(totals)) totals[kind] += counts[kind] ?? 0
}

/** Skipped tests are listed, as they have not passed. */
function inWords({ passed, failed, skipped = 0 }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** A runner that exits without a report has failed, whatever it counted. */
function reported(name, code, read) {
  try {
    const counts = read()
    add(name, { ...counts, failed: counts.failed === 0 && code !== 0 ? 1 : counts.failed })
  } catch {
    add(name, { passed: 0, failed: 1 })
  }
}

function vitestCounts(path) {
  const report = JSON.parse(readFileSync(path, 'utf8'))
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const skipped = report.numPendingTests + report.numTodoTests
  for (const { fullName, status } of report.testResults.flatMap((file) => file.assertionResults))
    if (status === 'failed') failures.push(fullName)
    else if (status !== 'passed') console.log(`skipped: ${fullName}`)
  failures.push(...brokenFiles.map(({ name }) => name))
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length, skipped }
}

function playwrightCounts(path) {
  const { suites, stats, errors } = JSON.parse(readFileSync(path, 'utf8'))
  failures.push(...suites.flatMap(failedSpecs), ...errors.map(({ message }) => message))
  const failed = stats.unexpected + stats.flaky + errors.length
  return { passed: stats.expected, failed, skipped: stats.skipped }
}

const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(failedSpecs),
]

await ensureInstalled()
await ensureBrowser()
await ensureHeadlessBrowser()
const checks = await runChecks()
add('checks', { passed: checks.passed, failed: checks.failed.length })
failures.push(...checks.failed)

const env = productEnv({
  // Killed browsers and servers leave files behind, which are removed with this folder.
  TMPDIR: reports,
  OUTBOX_STORIES: '10000',
  // Many tests start the product or its tools; the compile cache of one process serves later ones.
  NODE_COMPILE_CACHE: join(reports, 'compiled'),
})
const vitestReport = join(reports, 'vitest.json')
const vitest = await run(
  'vitest',
  [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ],
  { env },
)
reported('vitest', vitest, () => vitestCounts(vitestReport))

try {
  await ensureBuilt()
  const smokes = await runSmokes()
  add('smoke', { passed: smokes.passed, failed: smokes.failed.length })
  failures.push(...smokes.failed)
  const playwrightReport = join(reports, 'playwright.json')
  const playwright = await run(
    'playwright',
    ['test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
    {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    },
  )
  reported('playwright', playwright, () => playwrightCounts(playwrightReport))
} catch (error) {
  console.error(error.message)
  add('build', { passed: 0, failed: 1 })
}

rmSync(reports, { recursive: true, force: true })
for (const name of failures) console.log(`failed: ${name}`)
console.log(inWords(totals))
process.exit(totals.failed > 0 ? 1 : 0)
