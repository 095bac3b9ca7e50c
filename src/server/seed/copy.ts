import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Insertable } from 'kysely'
import type { Database } from '../db/schema.ts'

type Cell = string | number | boolean | Date | Buffer | readonly (string | number)[] | null | undefined

/** Loads rows by COPY, with the columns of the first row. */
export async function copyRows<T extends keyof Database>(
  client: pg.ClientBase,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const target = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(lines(rows, columns), { objectMode: false }), target)
}

const LINES_PER_CHUNK = 500

function* lines(rows: readonly object[], columns: string[]): Generator<string> {
  for (let start = 0; start < rows.length; start += LINES_PER_CHUNK) {
    yield rows
      .slice(start, start + LINES_PER_CHUNK)
      .map((row) => {
        const cells: Record<string, Cell> = { ...row }
        return `${columns.map((column) => textOf(cells[column])).join('\t')}\n`
      })
      .join('')
  }
}

/** The text format of COPY (PostgreSQL, COPY, file formats). */
function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '\\N'
  if (typeof cell === 'string') return escaped(cell)
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  if (cell instanceof Date) return cell.toISOString()
  if (Buffer.isBuffer(cell)) return `\\\\x${cell.toString('hex')}`
  // Elements are numbers and plain codes, which need no quotes.
  return `{${cell.join(',')}}`
}

const SPECIAL = /[\\\n\r\t]/g
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function escaped(text: string): string {
  return text.replaceAll(SPECIAL, (character) => ESCAPES[character] ?? character)
}
