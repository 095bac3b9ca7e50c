// Runs on any installed Node before packages are installed: plain JavaScript without dependencies.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const ROOT = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..', '..', '..')
const BIN = join(ROOT, 'node_modules', '.bin')

/** The Node binary that runs the product: the packaged one, else the machine's. */
export function productNode() {
  const packaged = join(BIN, process.platform === 'win32' ? 'node.cmd' : 'node')
  return existsSync(packaged) ? packaged : process.execPath
}

/**
 * V8 grows the heap up to its limit before collecting thoroughly. These limits suit small machines; at rest a quarter
 * of them is used. V8 may also learn from the start, where much stays, to make what each request needs among the old
 * objects at once: then half of the young ones outlive their request too, and kept answers take twice the processor time.
 */
export const SERVER_FLAGS = [
  '--max-semi-space-size=8',
  '--max-old-space-size=192',
  '--no-allocation-site-pretenuring',
]

/** By default glibc keeps memory that was freed in one arena per thread, and each core has eight of them. */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2' }

/** Environment in which `node` and the packages' programs are found first. */
export function productEnv(extra = {}) {
  return { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`, ...extra }
}

/**
 * Installs the packages of the lock file if they are missing or outdated.
 * @param {{ production?: boolean }} options production: without the packages that only the build and tests need
 */
export async function ensureInstalled({ production = false } = {}) {
  if (isInstalled(production)) return
  console.log('installing the packages')
  // Always explicit: with NODE_ENV=production, npm would omit what the build needs.
  const which = production ? '--omit=dev' : '--include=dev'
  const code = await run('npm', ['ci', which, '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) throw new Error('npm ci failed; its messages are above')
}

function isInstalled(production) {
  const installed = join(ROOT, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  return hasPackages(packagesIn(join(ROOT, 'package-lock.json')), packagesIn(installed), production)
}

const packagesIn = (lock) => JSON.parse(readFileSync(lock, 'utf8')).packages

/**
 * Whether one lock file contains all packages of another in the same versions. Packages npm may omit are ignored: those
 * for other systems and, in production, those that only the build and tests need.
 */
export function hasPackages(wanted, found, production) {
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      (production && (entry.dev || entry.devOptional)) ||
      found[path]?.version === entry.version,
  )
}

/** Runs a program of the packages or the system and resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: productEnv(), ...options })
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}
