import cluster from 'node:cluster'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createApp, createLog } from './app.ts'
import { createServices } from './create-services.ts'
import { connect, type Connected, inTransaction } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase, openDatabaseOfWorker } from './db/open-database.ts'
import { watchReplica } from './db/replica.ts'
import { withStartLock } from './db/start-lock.ts'
import { readEnv, type Env } from './config/env.ts'
import { setDemonstration } from './features/member/demonstration.ts'
import { noteSecretKey } from './features/secret-key/service.ts'
import { warmQueryWords } from './features/search/query-words.ts'
import { startReporting, startWork } from './jobs/background.ts'
import { logDestination } from './log-destination.ts'
import { startSweeping } from './jobs/sweep.ts'
import { restrictDataDir } from './config/private-data-dir.ts'
import { isUnseeded } from './seed/reset.ts'
import type { Services } from './services.ts'
import { startWorkers, tellListening } from './workers.ts'
import { unsafeSettings } from './config/unsafe-settings.ts'

/** Below the ten seconds after which containers kill a process. */
const MAX_STOP_TIME = 9_500

/**
 * Ends the process on a signal once `stop` is done, or after a timeout, with success. Timing out is safe: background
 * work is leased and repeated, and the embedded database stops by itself without losing data.
 */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      void endAfter(stop)
    })
  }
}

async function endAfter(stop: () => Promise<void>): Promise<never> {
  const isLate = delay(MAX_STOP_TIME).then(() => console.log('stopping without what still runs'))
  try {
    await Promise.race([stop(), isLate])
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  process.exit(0)
}

const WEB_ROOT = join(import.meta.dirname, '..', '..', 'dist')

try {
  const env = readEnv()
  await (cluster.isWorker ? serveAsWorker(env) : serve(env))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
  if (cluster.isWorker) process.exit()
}

async function serve(env: Env): Promise<void> {
  const unsafe = unsafeSettings(env)
  for (const line of unsafe) console.warn(`unsafe: ${line}`)
  if (unsafe.length > 0)
    console.warn('docs/exposing.md explains what to set before others can reach the site')
  const database = await openDatabase(env)
  try {
    await restrictDataDir(env.dataDir)
    await migrate(database.pool)
    let listensOn: string | null = null
    const services = await withStartLock(database.pool, () => prepare(env, database, () => listensOn))
    // Work starts after listening, so that a process that cannot listen exits.
    const answering =
      env.processes > 1 ? await startWorkers(env.processes) : await answerHere(env, database, services)
    listensOn = answering.url
    const log = createLog(env.logLevel, services)
    const working = startWork({ db: database.db, services, log })
    const sweeping = startSweeping(database.db, services.files, log)
    stopOnSignal(async () => {
      await Promise.all([answering.stop(), working.stop(), sweeping.stop()])
      await services.health.leave(database.db).catch(() => undefined)
      await database.close()
    })
    console.log(`listening on ${listensOn}`)
    if (env.warmsUp && env.processes === 1) await warmQueryWords()
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Answers requests only: the process that started this one keeps the database and works in the background. */
async function serveAsWorker(env: Env): Promise<void> {
  const database = await openDatabaseOfWorker(env)
  let listensOn: string | null = null
  const services = await createServices(env, database, {
    listensOn: () => listensOn,
    report: console.log,
  })
  const answering = await answerHere(env, database, services)
  listensOn = answering.url
  const reporting = startReporting({ db: database.db, services, log: createLog(env.logLevel, services) })
  stopOnSignal(async () => {
    await Promise.all([answering.stop(), reporting.stop()])
    await services.health.leave(database.db).catch(() => undefined)
    await database.close()
  })
  tellListening(listensOn)
  if (env.warmsUp) await warmQueryWords()
}

async function answerHere(
  env: Env,
  database: Connected,
  services: Services,
): Promise<{ url: string; stop(): Promise<void> }> {
  const replica = env.databaseReadUrl ? await watchReplica(connect(env.databaseReadUrl), database) : null
  try {
    if (replica) services.health.useReplica(replica)
    const app = await createApp({
      ...database,
      replica,
      services,
      now: () => new Date(),
      webRoot: env.servesWebApp ? WEB_ROOT : null,
      pageTimeout: env.pageTimeout,
      trustProxy: env.trustProxy,
      metricsToken: env.metricsToken,
      sharedCache: env.sharedCache,
      logger: { level: env.logLevel, stream: logDestination() },
    })
    const url = await app.listen({ port: env.port, host: env.host })
    return {
      url,
      async stop() {
        await app.close()
        await replica?.close()
      },
    }
  } catch (error) {
    await replica?.close()
    throw error
  }
}

/** Creates keys and first content; among processes that start together on an empty database, one does. */
async function prepare(env: Env, database: Connected, listensOn: () => string | null): Promise<Services> {
  const services = await createServices(env, database, { listensOn, report: console.log })
  const warning = await inTransaction(database.db, (tx) => noteSecretKey(tx, services.secret, new Date()))
  if (warning !== null) console.warn(`unsafe: ${warning}`)
  if (env.demo && (await isUnseeded(database.db))) {
    console.log('loading the demonstration content')
    // Loaded only when needed, because it is the largest module.
    const { seedDemo } = await import('./seed/seed-demo.ts')
    await seedDemo(database, { files: services.files, now: new Date() })
  }
  await inTransaction(database.db, (tx) => setDemonstration(tx, env.demo))
  return services
}
