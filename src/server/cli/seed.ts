import { parseArgs } from 'node:util'
import { migrate } from '../db/migrate.ts'
import { inTransaction } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { readEnv } from '../config/env.ts'
import { setDemonstration } from '../features/member/demonstration.ts'
import { createFiles } from '../providers/files/create-files.ts'
import { emptyTables, isUnseeded } from '../seed/reset.ts'
import { seedDemo } from '../seed/seed-demo.ts'

const USAGE = 'npm run seed -- [--jobs 3000] [--seed ilteo] [--reset]'

let last = 0

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      jobs: { type: 'string', default: '3000' },
      seed: { type: 'string', default: 'ilteo' },
      reset: { type: 'boolean', default: false },
    },
  })
  const jobs = Number(values.jobs)
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > 10_000_000)
    throw new Error(`--jobs must be 1 to 10000000\n${USAGE}`)
  const env = readEnv()
  const database = await openDatabase(env)
  try {
    await migrate(database.pool)
    if (values.reset) await emptyTables(database.pool)
    else if (!(await isUnseeded(database.db)))
      throw new Error('the database is not empty; --reset empties it first')
    const start = performance.now()
    const files = createFiles(env.dataDir, env.files)
    await seedDemo(database, { files, now: new Date(), jobs, seed: values.seed, progress: reportNow })
    await inTransaction(database.db, (tx) => setDemonstration(tx, env.demo))
    console.log(`seeded ${jobs} jobs in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  } finally {
    await database.close()
  }
}

/** At most one line per second. */
function reportNow(step: string): void {
  if (performance.now() - last < 1_000) return
  last = performance.now()
  console.log(step)
}
