import { join } from 'node:path'
import { createApp } from './app.ts'
import { connect, type Connected } from './db/database.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './db/embedded/cluster.ts'
import { migrate } from './db/migrate.ts'
import { readEnv, type Env } from './env.ts'
import { createSignInLimits } from './features/member/sign-in-limits.ts'
import { startSweeping } from './jobs/sweep.ts'
import { createLocalFiles } from './providers/files/local-files.ts'
import { isUnseeded, seedDemo } from './seed/seed-demo.ts'

const WEB_ROOT = join(import.meta.dirname, '..', '..', 'dist')
/** Requests in flight get this long after SIGTERM. */
const DRAIN = 10_000

try {
  await serve(readEnv())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function serve(env: Env): Promise<void> {
  const embedded = env.databaseUrl ? null : await startEmbeddedPostgres(env.dataDir)
  const database = connect(env.databaseUrl ?? embedded?.connection ?? '')
  try {
    await migrate(database.pool)
    const services = {
      files: createLocalFiles(join(env.dataDir, 'files')),
      signInLimits: createSignInLimits(database.pool),
    }
    if (env.demo && (await isUnseeded(database.db))) {
      console.log('loading the demonstration content')
      await seedDemo(database, { files: services.files, now: new Date() })
    }
    const app = await createApp({
      ...database,
      services,
      now: () => new Date(),
      webRoot: WEB_ROOT,
      trustProxy: env.trustProxy,
      mapTileUrl: env.mapTileUrl,
      logger: { level: env.logLevel },
    })
    const sweeping = startSweeping(database.db, app.log)
    stopOnSignal(async () => {
      await sweeping.stop()
      await app.close()
      await stopDatabase(database, embedded)
    })
    const address = await app.listen({ port: env.port, host: env.host })
    console.log(`listening on ${address}`)
  } catch (error) {
    await stopDatabase(database, embedded)
    throw error
  }
}

async function stopDatabase(database: Connected, embedded: EmbeddedPostgres | null): Promise<void> {
  await database.close()
  await embedded?.stop()
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      setTimeout(() => process.exit(1), DRAIN).unref()
      void stop().then(() => process.exit(0))
    })
  }
}
