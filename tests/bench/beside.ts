import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ROOT } from '../../src/server/cli/install.mjs'
import { openEmptyDatabase } from '../support/empty-database.ts'
import { startServer } from '../support/server-process.ts'
import { median, type Figure } from './figure.ts'
import { untilClosed } from './part.ts'

/** A server of another version of the product, with as many jobs. */
export interface OtherSite {
  url: string
  close(): Promise<void>
}

/**
 * Builds another version in a folder of its own and starts it there.
 * @param version a commit, or the folder of a checkout
 */
export async function openBeside(version: string, jobs: number): Promise<OtherSite> {
  const folder = await mkdtemp(join(tmpdir(), 'ilteo-bench-beside-'))
  const removed = untilClosed(() => rm(folder, { recursive: true, force: true }))
  const root = existsSync(join(version, 'package.json')) ? resolve(version) : await checkOut(version, folder)
  const database = await openEmptyDatabase(folder)
  const closed = untilClosed(() => database.close())
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, DEMO: 'on' }
  const inRoot = (...args: string[]) =>
    execFileSync('node', args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 2, 2] })
  // Its program itself would build what is built already.
  inRoot('--input-type=module', '--eval', "await (await import('./src/server/cli/build.mjs')).ensureBuilt()")
  inRoot('src/server/cli/seed.ts', '--jobs', String(jobs))
  const server = await startServer(env, undefined, join(root, 'src', 'server', 'main.ts'))
  const stopped = untilClosed(async () => void (await server.stop('SIGTERM')))
  return {
    url: server.url,
    async close() {
      await stopped()
      await closed()
      await removed()
    },
  }
}

async function checkOut(commit: string, folder: string): Promise<string> {
  const root = join(folder, 'product')
  await mkdir(root)
  const options = { cwd: ROOT, maxBuffer: 1_000_000_000 }
  execFileSync('tar', ['-x', '-C', root], { input: execFileSync('git', ['archive', commit], options) })
  return root
}

/** The medians of all rounds, each beside that of the other version. */
export function besides(own: readonly Figure[][], others: readonly Figure[][]): Figure[] {
  const other = new Map(medians(others).map((figure) => [figure.what, figure]))
  return medians(own).map((figure) => ({ ...figure, beside: other.get(figure.what)?.value ?? Number.NaN }))
}

function medians(all: readonly Figure[][]): Figure[] {
  const [first = []] = all
  return first.map((figure) => {
    const same = all.flatMap((figures) => figures.filter(({ what }) => what === figure.what))
    const failed = same.find(({ failure }) => failure !== undefined)
    return failed ?? { ...figure, value: median(same.map(({ value }) => value)) }
  })
}
