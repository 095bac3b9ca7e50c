import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunningServer } from './server.ts'

/** Places that contain the values: tables (all columns as text, including decoded bytes), files and log lines. */
export async function occurrencesOf(
  server: RunningServer,
  values: readonly string[],
  lines: readonly string[] = [],
): Promise<string[]> {
  const found: string[] = []
  const note = (place: string, text: string) => {
    const lower = text.toLowerCase()
    for (const value of values) if (lower.includes(value.toLowerCase())) found.push(`${place}: ${value}`)
  }
  const { pool } = server.database
  const { rows: columns } = await pool.query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
     where table_schema = 'public'`,
  )
  for (const { table, column, type } of columns) {
    const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`
    const { rows } = await pool.query<{ value: string | null }>(`select ${text} as value from "${table}"`)
    for (const { value } of rows) note(`${table}.${column}`, value ?? '')
  }
  for (const name of await readdir(server.dataDir, { recursive: true })) {
    const path = join(server.dataDir, name)
    if ((await stat(path)).isFile()) note(name, (await readFile(path)).toString('latin1'))
  }
  for (const line of lines) note('log', line)
  return [...new Set(found)].toSorted()
}
