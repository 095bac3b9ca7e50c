/** A record of a CSV file, with the line on which it begins. */
export interface CsvRow {
  line: number
  cells: string[]
}

/** A file that is no CSV; the message says where. */
export class CsvUnreadable extends Error {}

/**
 * Records of a CSV file (RFC 4180): cells in quotes may hold commas, line breaks and doubled quotes.
 * @throws CsvUnreadable where a quote is not closed
 */
export function csvRows(text: string): CsvRow[] {
  const rows: CsvRow[] = []
  let line = 1
  let row: CsvRow = { line, cells: [] }
  let position = 0
  while (position < text.length) {
    const isQuoted = text[position] === '"'
    const end = isQuoted ? closingQuote(text, position, line) : nextBreak(text, position)
    const cell = isQuoted ? text.slice(position + 1, end).replaceAll('""', '"') : text.slice(position, end)
    // What stands between a closing quote and the next comma belongs to the cell.
    const after = isQuoted ? nextBreak(text, end + 1) : end
    row.cells.push(isQuoted ? cell + text.slice(end + 1, after) : cell)
    line += breaksIn(cell)
    position = after + 1
    if (text[after] === ',') {
      if (position >= text.length) row.cells.push('')
      continue
    }
    if (text[after] === '\r' && text[position] === '\n') position++
    line++
    rows.push(row)
    row = { line, cells: [] }
  }
  if (row.cells.length > 0) rows.push(row)
  return rows
}

function closingQuote(text: string, start: number, line: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  if (end === -1) throw new CsvUnreadable(`line ${line}: a quote is not closed`)
  return end
}

function nextBreak(text: string, from: number): number {
  let end = from
  while (end < text.length && text[end] !== ',' && text[end] !== '\n' && text[end] !== '\r') end++
  return end
}

const breaksIn = (cell: string) => cell.match(/\r\n|\r|\n/g)?.length ?? 0
