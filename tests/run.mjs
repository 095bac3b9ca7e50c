// `npm test`: installs the packages if needed and runs the suite with the packaged Node. On a bare machine this file is run by
// an older one, so it imports only what that can load.
import { existsSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, productEnv, productNode, ROOT, run } from '../src/server/cli/install.mjs'
import { supervised } from './support/supervised.mjs'

/** Bytes, of which the tests use about a third at a time. */
const NEEDED = 6e9

const folder = await supervised('ilteo-tests-', folderOfTests())
await ensureInstalled()
const suite = [join(ROOT, 'tests', 'suite.mjs'), ...process.argv.slice(2)]
process.exit(await run(productNode(), suite, { env: productEnv({ TMPDIR: folder }) }))

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
