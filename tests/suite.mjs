// Program of `npm test` (run.mjs): runs all checks and tests, and prints the counts of the runners' reports. `--changed` and
// `--only` run parts of it (options.mjs).
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../src/server/cli/build.mjs'
import { productEnv, run } from '../src/server/cli/install.mjs'
import { runChecks } from './checks.mjs'
import { readOptions, USAGE } from './options.mjs'
import { inWords, readPlaywright, readVitest, slowest } from './reports.mjs'
import { runSmokes } from './smoke/run-smokes.mjs'
import { TEST_FILES } from './soak/sizes.mjs'
import { ensureBrowsers } from './support/browser.mjs'

/** Random stories of the outbox: at least this many, and as many as fit into the time. `npm run soak` tries many more. */
const OUTBOX = { OUTBOX_STORIES: '5000', OUTBOX_SECONDS: '60' }

const options = readOptions(process.argv.slice(2))
if (!options) {
  console.error(USAGE)
  process.exit(2)
}

/** Also of what killed browsers and servers leave behind; removed when the run ends. */
const reports = tmpdir()
const env = productEnv({
  // Many tests start the product or its tools; the compile cache of one process serves later ones.
  NODE_COMPILE_CACHE: join(reports, 'compiled'),
})
const totals = { passed: 0, failed: 0, skipped: 0 }
/** Printed at the end, for readers of the last lines of a log. */
const summary = []
const failures = []

/** Installed while checks and tests without a browser run; resolves to the error where that failed. */
const browsers =
  options.smoke || options.journeys
    ? ensureBrowsers().then(
        () => null,
        (error) => error,
      )
    : null

if (options.checks) await checks()
// Together: each leaves the processor idle for a fifth of its time.
const [mayGoOn] = await Promise.all([buildAndSmoke(), options.vitest && vitest(options.vitest)])
if (mayGoOn && options.journeys) await journeys(options.journeys)

for (const line of summary) console.log(line)
for (const name of failures) console.log(`failed: ${name}`)
console.log(inWords(totals))
process.exit(totals.failed > 0 ? 1 : 0)

/** Test files that the smoke runs of `npm run soak` run, too. */
function leftToSmokes() {
  const isWhole = options.vitest?.length === 0 && options.smoke?.length === 0
  return isWhole ? Object.values(TEST_FILES).flatMap((file) => ['--exclude', file]) : []
}

async function checks() {
  const started = Date.now()
  const { passed, failed } = await runChecks()
  failures.push(...failed)
  add('checks', { passed, failed: failed.length }, started)
}

/** @returns whether journeys can begin */
async function buildAndSmoke() {
  if (!options.smoke && !options.journeys) return false
  const isReady = await isBuilt()
  if (isReady && options.smoke) await smoke(options.smoke)
  return isReady
}

async function vitest(filters) {
  const started = Date.now()
  const report = join(reports, 'vitest.json')
  const config = ['--config', 'tests/vitest.config.ts']
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', ...config, ...reporters, ...filters, ...leftToSmokes()]
  const code = await run('vitest', args, { env: { ...env, ...OUTBOX } })
  reported('vitest', code, () => readVitest(report), started)
}

async function isBuilt() {
  const started = Date.now()
  try {
    if (await browsers) throw await browsers
    await ensureBuilt()
    return true
  } catch (error) {
    console.error(error.message)
    failures.push(`build: ${error.message}`)
    add('build', { passed: 0, failed: 1 }, started)
    return false
  }
}

async function smoke(names) {
  const started = Date.now()
  const { passed, failed, timings } = await runSmokes(names, env)
  failures.push(...failed)
  add('smoke', { passed, failed: failed.length }, started)
  summary.push(...slowest(timings, 10))
}

async function journeys(filters) {
  const started = Date.now()
  const report = join(reports, 'playwright.json')
  const args = ['test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=list,json', ...filters]
  const code = await run('playwright', args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } })
  reported('journeys', code, () => readPlaywright(report), started)
}

/** A runner that exits without a report, or with an error that its report does not have, has failed. */
function reported(name, code, read, started) {
  try {
    const { counts, timings, notes, skipped, failures: failed } = read()
    const isUnnamed = counts.failed === 0 && code !== 0
    failures.push(...failed, ...(isUnnamed ? [`${name} ended with ${code}`] : []))
    add(name, { ...counts, failed: isUnnamed ? 1 : counts.failed }, started)
    summary.push(
      ...skipped.map((title) => `  skipped: ${title}`),
      ...notes.map((note) => `  ${note}`),
      ...slowest(timings, 10),
    )
  } catch (error) {
    failures.push(`${name} left no report: ${error.message}`)
    add(name, { passed: 0, failed: 1 }, started)
  }
}

function add(name, counts, started) {
  const line = `${name}: ${inWords(counts)} (${Math.round((Date.now() - started) / 1000)} s)`
  console.log(line)
  summary.push(line)
  for (const kind of Object.keys(totals)) totals[kind] += counts[kind] ?? 0
}
