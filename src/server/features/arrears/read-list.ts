import { createHash } from 'node:crypto'
import { normalForm } from '../../../contract/base/normal-form.ts'
import { ARREARS_BYTES, type ArrearsFault, type ArrearsRowFault } from '../../../contract/case/arrears.ts'
import { visibleLine } from '../../../contract/base/visible-text.ts'
import { decodeTextStrictly, TextUndecodable } from '../../providers/text/decode-text.ts'
import { type CsvRow, csvRows, CsvUnreadable } from './csv-rows.ts'

const MAX_ROWS = 50_000
const MAX_CELL_LENGTH = 300
/** Lines of titles that spreadsheets have above the names of the columns. */
const TITLE_ROWS = 20
const MAX_AMOUNT = 1e15

export interface ListedEmployer {
  key: Buffer
  businessName: string
  personName: string
  personKey: string
  address: string
  amount: number | null
}

interface RefusedRow {
  fault: ArrearsRowFault
  /** For the terminal. */
  reason: string
}

export interface ArrearsList {
  employers: ListedEmployer[]
  /** Rows that say the same as an earlier one. */
  duplicates: number
  refused: ({ line: number } & RefusedRow)[]
}

/** A file that is not the list; the message says why at the terminal. */
export class ListUnreadable extends Error {
  readonly fault: ArrearsFault

  constructor(fault: ArrearsFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

type Column = 'business' | 'person' | 'address' | 'amount'

/** Names of the columns as the ministry and its offices write them, without blanks, signs and what is in brackets. */
const COLUMNS: Record<Column, readonly RegExp[]> = {
  business: [/^(사업장|사업체|업체|회사|기업|법인)(명|명칭)$/u, /^상호명?$/u, /^(사업장|업체)$/u],
  person: [/^(체불)?사업주(성?명)?$/u, /^(성명|이름)$/u, /^대표자?(성?명)?$/u],
  // The address alone is the person's where the workplace has one of its own.
  address: [
    /^(사업장|사업체|업체|회사|법인|본사)?소재지(주소)?$/u,
    /^(사업장|사업체|업체|회사|법인)주소지?$/u,
    /^주소지?$/u,
  ],
  amount: [/체불(총?액|금액)$/u],
}
const KOREAN: Record<Column, string> = {
  business: '사업장명',
  person: '성명',
  address: '소재지',
  amount: '체불액',
}

const columnName = (cell: string) =>
  normalForm(cell, 'NFKC')
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Reads the published list: UTF-8, UTF-16 or EUC-KR (CP949), titles above the columns, cells that were merged.
 * @throws ListUnreadable
 */
export function readArrearsList(content: Uint8Array): ArrearsList {
  if (content.length > ARREARS_BYTES)
    throw new ListUnreadable('TOO_LARGE', `has more than ${ARREARS_BYTES} bytes`)
  const rows = rowsOf(textOf(content)).filter(({ cells }) => cells.some((cell) => visibleLine(cell) !== ''))
  const headIndex = rows.slice(0, TITLE_ROWS).findIndex(({ cells }) => 'business' in columnsIn(cells))
  const head = rows[headIndex]
  if (!head) throw new ListUnreadable('NO_BUSINESS', `has no column for the business (${KOREAN.business})`)
  const columns = columnsIn(head.cells)
  if (columns.person === undefined && columns.address === undefined)
    throw new ListUnreadable(
      'NO_PERSON',
      `has neither a column for the person (${KOREAN.person}) nor for the address (${KOREAN.address}): a name alone names nobody`,
    )
  if (rows.length - headIndex - 1 > MAX_ROWS)
    throw new ListUnreadable('TOO_MANY_ROWS', `has more than ${MAX_ROWS} rows`)
  return readRows(rows.slice(headIndex + 1), columns, head.cells.length)
}

function textOf(content: Uint8Array): string {
  try {
    return decodeTextStrictly(content)
  } catch (error) {
    if (error instanceof TextUndecodable) throw new ListUnreadable('NO_TEXT', error.message, { cause: error })
    throw error
  }
}

function rowsOf(text: string): CsvRow[] {
  try {
    return csvRows(text)
  } catch (error) {
    if (error instanceof CsvUnreadable)
      throw new ListUnreadable('OPEN_QUOTE', error.message, { cause: error })
    throw error
  }
}

type Columns = Partial<Record<Column, number>>

/** Where the columns are; of several that fit, the one that is named best. */
function columnsIn(cells: readonly string[]): Columns {
  const names = cells.map((cell) => columnName(cell.slice(0, MAX_CELL_LENGTH)))
  const found: Columns = {}
  for (const column of ['business', 'person', 'address', 'amount'] as const) {
    const index = COLUMNS[column].map((pattern) => names.findIndex((name) => pattern.test(name)))
    const first = index.find((each) => each !== -1)
    if (first !== undefined) found[column] = first
  }
  return found
}

type Values = Record<Column, string>

function readRows(rows: readonly CsvRow[], columns: Columns, width: number): ArrearsList {
  const list: ArrearsList = { employers: [], duplicates: 0, refused: [] }
  const known = new Set<string>()
  let former: Values | null = null
  for (const row of rows) {
    if (isTotal(row, columns)) continue
    const read = employerIn(row, { columns, width, former })
    former = 'fault' in read ? null : read.values
    if ('fault' in read) list.refused.push({ line: row.line, ...read })
    else if (known.has(read.employer.key.toString('hex'))) list.duplicates++
    else {
      known.add(read.employer.key.toString('hex'))
      list.employers.push(read.employer)
    }
  }
  return list
}

/** A row below the list with a count or a sum: `합계`, `총 15개소`. It names no employer. */
const TOTAL = /^(합|총|소|누)?계$|^총?합계?$|^총\d+(건|명|개소|개사|개업체|개사업장)?$|^(전체|total|sum)$/iu

function isTotal({ cells }: CsvRow, columns: Columns): boolean {
  const first = cells.find((cell) => visibleLine(cell) !== '') ?? ''
  const own = (column: Column) => columnName(cells[columns[column] ?? -1] ?? '')
  return TOTAL.test(columnName(first)) || (TOTAL.test(own('business')) && own('address') === '')
}

interface Around {
  columns: Columns
  width: number
  former: Values | null
}

/** @returns why the row is refused */
function employerIn(
  { cells }: CsvRow,
  { columns, width, former }: Around,
): { employer: ListedEmployer; values: Values } | RefusedRow {
  if (cells.length > width && cells.slice(width).some((cell) => cell.trim() !== ''))
    return { fault: 'TOO_MANY_CELLS', reason: `has ${cells.length} cells for ${width} columns` }
  const own = (column: Column) => {
    const index = columns[column]
    return index === undefined ? '' : visibleLine(cells[index] ?? '')
  }
  const typed: Values = {
    business: own('business'),
    person: own('person'),
    address: own('address'),
    amount: own('amount'),
  }
  const long = Object.values(typed).some((text) => text.length > MAX_CELL_LENGTH)
  if (long) return { fault: 'CELL_TOO_LONG', reason: `a cell has more than ${MAX_CELL_LENGTH} characters` }
  const values = unmerged(typed, columns, former)
  if (values.business === '') return { fault: 'BUSINESS_MISSING', reason: `${KOREAN.business} is missing` }
  if (values.person === '' && values.address === '')
    return { fault: 'PERSON_MISSING', reason: `${KOREAN.person} and ${KOREAN.address} are missing` }
  const amount = amountOf(values.amount)
  if (amount === undefined) return { fault: 'NO_AMOUNT', reason: `${KOREAN.amount} is not an amount of won` }
  return { employer: employerOf(values, amount), values }
}

/**
 * Fills the cells that a spreadsheet had merged with those above. A row with a business and a person of its own begins
 * anew: what it lacks is unknown, as the former row's address would name somebody else.
 */
function unmerged(typed: Values, columns: Columns, former: Values | null): Values {
  const isMerged = (column: Column) => columns[column] !== undefined && typed[column] === ''
  if (former === null || !(isMerged('business') || isMerged('person'))) return typed
  return {
    business: typed.business || former.business,
    person: typed.person || former.person,
    address: typed.address || former.address,
    amount: typed.amount || former.amount,
  }
}

/** Won; null where none is stated, undefined for other text. */
function amountOf(text: string): number | null | undefined {
  const digits = normalForm(text, 'NFKC').replaceAll(/[\s,]|원$/gu, '')
  if (digits === '' || digits === '-') return null
  const amount = /^\d{1,16}$/.test(digits) ? Number(digits) : Number.NaN
  return amount < MAX_AMOUNT ? amount : undefined
}

function employerOf(values: Values, amount: number | null): ListedEmployer {
  const { business, person, address } = values
  const parts = [nameKey(business), personKeyOf(person), compact(address)]
  return {
    key: createHash('sha256').update(JSON.stringify(parts)).digest(),
    businessName: business,
    personName: person,
    personKey: personKeyOf(person),
    address,
    amount,
  }
}

const compact = (text: string) =>
  normalForm(text, 'NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
const nameKey = (text: string) =>
  compact(normalForm(text, 'NFKC').replaceAll(/\(주\)|주식회사|\(유\)|유한회사/gu, ''))

/** A person's name as it is compared: without blanks, and without "and two others". */
export const personKeyOf = (text: string): string => compact(text.replaceAll(/외\s*\d+\s*(명|인)/gu, ''))
