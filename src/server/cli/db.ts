import type { Connected } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { openSharedDatabase } from '../db/open-database.ts'
import { readEnv } from '../config/env.ts'

const USAGE = `npm run db -- migrate        applies the migrations that are missing
npm run db -- "select 1"     runs a statement and prints its rows`

const statement = process.argv.slice(2).join(' ')
if (statement === '') {
  console.log(USAGE)
} else {
  const database = await openSharedDatabase(readEnv())
  try {
    await run(database, statement)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await database.close()
  }
}

async function run(database: Connected, text: string): Promise<void> {
  if (text === 'migrate') {
    const applied = await migrate(database.pool)
    console.log(applied.length > 0 ? applied.join('\n') : 'nothing to do')
    return
  }
  const result = await database.pool.query(text)
  console.table(result.rows)
}
