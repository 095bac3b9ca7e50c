import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'

type Column = string | RawBuilder<unknown>

/** Where each field of an item comes from: a column, an expression, or the fields of an object inside it. */
export type Columns<Item> = {
  [Field in keyof Item]-?: Column | (Item[Field] extends object ? Columns<Item[Field]> : never)
}

/** How items are selected, and read from the rows that are found. */
export interface Shape<Item> {
  columns: RawBuilder<unknown>
  itemOf: (row: object) => Item
}

/** Items in the shape of the contract; times become instants. */
export function shapeOf<Item>(columns: Columns<Item>): Shape<Item> {
  const leaves = leavesOf(columns)
  const selected = leaves.map(
    ([path, column]) => sql`${typeof column === 'string' ? sql.ref(column) : column} as ${sql.id(path)}`,
  )
  return { columns: sql`${sql.join(selected)}`, itemOf: (row) => readFrom(row, columns) as Item }
}

/** Rows as they are selected. */
export const rowsOf = <Row>(columns: RawBuilder<Row>): Shape<Row> => ({
  columns,
  itemOf: (row) => row as Row,
})

type AnyColumns = Record<string, unknown>

const isColumn = (value: unknown): value is Column =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && 'toOperationNode' in value)

const leavesOf = (columns: AnyColumns, inside = ''): [path: string, Column][] =>
  Object.entries(columns).flatMap(([name, column]) =>
    isColumn(column) ? [[inside + name, column]] : leavesOf(column as AnyColumns, `${inside}${name}.`),
  )

function readFrom(row: object, columns: AnyColumns, inside = ''): unknown {
  const fields = Object.entries(columns).map(([name, column]) => {
    if (!isColumn(column)) return [name, readFrom(row, column as AnyColumns, `${inside}${name}.`)]
    const value: unknown = Reflect.get(row, inside + name)
    return [name, value instanceof Date ? value.toISOString() : value]
  })
  return Object.fromEntries(fields)
}

/** @param source what follows the columns of a select */
export async function findItems<Item>(
  db: Db,
  shape: Shape<Item>,
  source: RawBuilder<unknown>,
): Promise<Item[]> {
  const { rows } = await sql<object>`select ${shape.columns} ${source}`.execute(db)
  return rows.map((row) => shape.itemOf(row))
}

/** The only one, or none. */
export async function findItem<Item>(
  db: Db,
  shape: Shape<Item>,
  source: RawBuilder<unknown>,
): Promise<Item | undefined> {
  const [item] = await findItems(db, shape, source)
  return item
}
