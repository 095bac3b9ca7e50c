import { Fragment, type ReactNode } from 'react'
import { usePhone } from '../../ui/use-phone.ts'
import classes from './desk-table.module.css'

export interface Column<Row> {
  name: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** What a row is called, what stands at its right in figures, and what can be done; all else are facts. */
  part?: 'title' | 'figure' | 'action'
}

interface DeskTableProps<Row extends { id: string }> {
  /** What the rows are. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

/** A table on desktop, a list of cards on phones. */
export function DeskTable<Row extends { id: string }>(props: DeskTableProps<Row>) {
  return usePhone() ? <Cards {...props} /> : <Table {...props} />
}

function Table<Row extends { id: string }>({ caption, columns, rows }: DeskTableProps<Row>) {
  return (
    <div className={classes.surface}>
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, head, part }) => (
              <th key={name} scope="col" data-part={part}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ name, cell, part }) =>
                part === 'title' ? (
                  <th key={name} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name} data-part={part}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cards<Row extends { id: string }>({ caption, columns, rows }: DeskTableProps<Row>) {
  const of = (part: Column<Row>['part']) => columns.filter((column) => column.part === part)
  return (
    <ul className={classes.cards} aria-label={caption}>
      {rows.map((row) => (
        <li key={row.id}>
          {of('title').map(({ name, cell }) => (
            <div key={name} className={classes.title}>
              {cell(row)}
            </div>
          ))}
          <dl className={classes.facts}>
            {[...of(undefined), ...of('figure')].map(({ name, head, cell }) => (
              <Fragment key={name}>
                <dt>{head}</dt>
                <dd>{cell(row)}</dd>
              </Fragment>
            ))}
          </dl>
          {of('action').map(({ name, cell }) => (
            <Fragment key={name}>{cell(row)}</Fragment>
          ))}
        </li>
      ))}
    </ul>
  )
}
