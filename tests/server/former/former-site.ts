import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import pg from 'pg'
import { aDatabase, type TestDatabase } from '../../support/database.ts'

const FIXTURES = join(import.meta.dirname, 'fixtures')
const SUFFIX = '.sql.br'

/** When the fixtures were made. Later their postings are over, so that tests set the server's clock to it. */
export const MADE_AT = new Date('2026-11-22T20:36:00Z')

/** Small sites that are kept, by the newest migration of the versions that made and last updated each. */
export async function formerSites(): Promise<string[]> {
  const names = await readdir(FIXTURES)
  return names
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length))
    .toSorted()
}

export async function readFixture(name: string): Promise<string> {
  const content = await promisify(brotliDecompress)(await readFile(join(FIXTURES, name)))
  return content.toString()
}

/** The database of a site that a former version made, as `pg_dump` wrote it. */
export async function formerSite(schema: string): Promise<TestDatabase> {
  const database = await aDatabase('template0')
  const client = new pg.Client(database.connection)
  await client.connect()
  try {
    await client.query(await readFixture(schema + SUFFIX))
  } finally {
    await client.end()
  }
  return database
}
