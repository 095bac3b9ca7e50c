import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productNode, SERVER_ENV, SERVER_FLAGS } from '../../src/server/cli/install.mjs'
import { openEmptyDatabase } from '../support/empty-database.ts'
import { type Cluster, isReady, MAIN, until } from './cluster.ts'
import { program } from './program.ts'

/** In milliseconds; the machine may be busy. */
const START_TIMEOUT = 600_000

/**
 * One database and one server in place of a cluster, for smoke runs: they start in seconds and need no system packages.
 * Only the server can be killed.
 */
export async function startStandIn(port: number, env: Record<string, string> = {}): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'ilteo-stand-in-'))
  const database = await openEmptyDatabase(join(folder, 'database'))
  const url = `http://127.0.0.1:${port}`
  const app = program({
    name: 'app0',
    command: productNode(),
    args: [...SERVER_FLAGS, MAIN],
    env: {
      ...SERVER_ENV,
      LOG_LEVEL: 'warn',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database.url,
      PORT: String(port),
      ...env,
    },
    log: join(folder, 'app0.log'),
  })
  const stopAll = async () => {
    await app.stop('SIGKILL')
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
  let stopping: Promise<void> | null = null
  const stop = () => (stopping ??= stopAll())
  const isHealthy = () => isReady(url)
  app.start()
  try {
    await until('the server', isHealthy, START_TIMEOUT)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    appUrls: [url],
    databaseUrl: database.url,
    etcd: [],
    databases: [],
    proxies: [],
    apps: [app],
    folder,
    isHealthy,
    primary: async () => 0,
    stop,
  }
}
