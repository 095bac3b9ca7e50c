import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { productEnv, ROOT } from '../../src/server/cli/install.mjs'
import { freePort } from '../support/server-process.ts'
import { GROUPS } from './list.mjs'

const DATABASES = ['site', 'restored', 'moved']
/** Guards only against hanging. */
const LIMIT = 1_800_000
/** For a command that was told to end. */
const END_LIMIT = 60_000
const PIPE_LIMIT = 10_000
/** Servers do not prepare for searches, and tests copy the database that an earlier run has migrated. */
const QUICK = { WARM_UP: 'off', REUSE_TEMPLATE: 'on' }
const LINES_OF_FAILURE = 40
/** Of its output, at the end of the whole log. */
const LINES_OF_SUMMARY = 3

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

/**
 * Runs the commands of the list, two at a time, on one PostgreSQL; the web app is built.
 * @param {string[]} names which ones to run, by the beginning of their names; if empty, all
 * @param {NodeJS.ProcessEnv} env environment of the commands
 * @returns {Promise<{ passed: number, failed: string[], timings: { name: string, milliseconds: number }[] }>}
 */
export async function runSmokes(names, env) {
  const folder = mkdtempSync(join(env.TMPDIR ?? tmpdir(), 'ilteo-smokes-'))
  chmodSync(folder, 0o711)
  const postgres = await startPostgres(env)
  const waiting = groupsFor(names)
  const failed = []
  const timings = []
  let passed = 0
  const work = async () => {
    for (let group = waiting.shift(); group; group = waiting.shift())
      for (const smoke of group) {
        const started = Date.now()
        const problem = await problemOf(smoke, { ...postgres.addresses, folder }, env)
        const milliseconds = Date.now() - started
        timings.push({ name: smoke.name, milliseconds })
        const seconds = (milliseconds / 1000).toFixed(1)
        console.log(`${problem === null ? 'ok    ' : 'FAILED'} ${smoke.name} (${seconds} s)`)
        if (problem === null) passed += 1
        else {
          failed.push(`${smoke.name}: ${problem.reason}`)
          console.log(problem.output)
        }
      }
  }
  try {
    await Promise.all([work(), work()])
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { passed, failed, timings }
}

/** The chosen commands and those that they need. */
function groupsFor(names) {
  const isChosen = ({ name }) => names.length === 0 || names.some((each) => name.startsWith(each))
  return GROUPS.map((group) => {
    const last = group.findLastIndex(isChosen)
    return group.filter((smoke, index) => isChosen(smoke) || (smoke.isNeeded && index < last))
  }).filter((group) => group.length > 0)
}

async function startPostgres(env) {
  const child = spawn('node', [join(ROOT, 'tests/smoke/postgres.ts'), ...DATABASES], {
    cwd: ROOT,
    env: productEnv(env),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const line = await Promise.race([
    createInterface(child.stdout)[Symbol.asyncIterator]().next(),
    ended.then(() => ({ done: true })),
  ])
  if (line.done) throw new Error('the database of the smoke runs did not start')
  const [shared, ...own] = line.value.split(' ')
  const addresses = { shared, ...Object.fromEntries(DATABASES.map((name, index) => [name, own[index]])) }
  return {
    addresses,
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}

/**
 * Runs a command.
 * @returns {Promise<{ output: string, reason: string } | null>} what is wrong, or null
 */
async function problemOf(smoke, settings, given) {
  const port = await freePort()
  const filled = (text) => text.replaceAll(/\{(\w+)\}/g, (_, name) => ({ ...settings, port })[name])
  const env = Object.fromEntries(
    Object.entries(smoke.env ?? {}).map(([name, value]) => [name, filled(value)]),
  )
  // The shell is replaced by the command, so that signals reach it.
  const child = spawn(
    'sh',
    ['-c', `exec ${scripts[smoke.script].replace(/^exec /, '')} "$@"`, 'sh', ...smoke.args.map(filled)],
    {
      cwd: ROOT,
      env: productEnv({ ...given, ...QUICK, TEST_DATABASE_URL: settings.shared, NO_COLOR: '1', ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', async (code, signal) => {
      // Its last output arrives a little later; a process that it left behind may keep the pipe open for ever.
      await Promise.race([once(child, 'close'), delay(PIPE_LIMIT, null, { ref: false })])
      resolve(signal ?? code)
    })
  })
  const shown = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        if (smoke.shows.every((expected) => expected.test(output))) resolve()
      })
  })
  const guard = setTimeout(() => child.kill('SIGKILL'), LIMIT)
  const problems = []
  if (smoke.use) {
    await Promise.race([shown, ended])
    await smoke.use(output, port).catch((error) => problems.push(error.message))
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), END_LIMIT).unref()
  }
  const code = await ended
  clearTimeout(guard)
  if (!(smoke.codes ?? [0]).includes(code)) problems.push(`ended with ${code}`)
  const missing = smoke.shows.filter((expected) => !expected.test(output))
  if (missing.length > 0) problems.push(`did not print ${missing.join(' ')}`)
  if (problems.length === 0) return null
  const lines = output.trimEnd().split('\n').slice(-LINES_OF_FAILURE)
  return {
    output: lines.join('\n'),
    reason: [...problems, ...lines.slice(-LINES_OF_SUMMARY)].join('; '),
  }
}
