import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Column } from './history-list.tsx'
import classes from './history-list.module.css'

export interface HistoryShapeProps<Row extends { id: string }> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** What the rows come to. */
  total: ReactNode
}

export function HistoryTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  total,
}: HistoryShapeProps<Row>) {
  const amount = columns.findIndex(({ part }) => part === 'amount')
  return (
    <table className={classes.table} aria-label={label}>
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
      <tfoot>
        <tr>
          <th scope="row" colSpan={amount}>
            <Trans>On this page</Trans>
          </th>
          <td data-part="amount">{total}</td>
        </tr>
      </tfoot>
    </table>
  )
}
