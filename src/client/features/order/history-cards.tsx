import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { Column } from './history-list.tsx'
import type { HistoryShapeProps } from './history-table.tsx'
import classes from './history-list.module.css'

export function HistoryCards<Row extends { id: string }>({
  label,
  columns,
  rows,
  total,
}: HistoryShapeProps<Row>) {
  return (
    <>
      <ul className={classes.cards} aria-label={label}>
        {rows.map((row) => (
          <li key={row.id}>
            <Card row={row} columns={columns} />
          </li>
        ))}
      </ul>
      <p className={classes.sum}>
        <Trans>On this page</Trans> <span className={classes.total}>{total}</span>
      </p>
    </>
  )
}

function Card<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }): ReactNode {
  const cellOf = (part: Column<Row>['part']) => columns.find((column) => column.part === part)?.cell(row)
  return (
    <>
      <div className={classes.first}>
        <div>{cellOf('title')}</div>
        <div>{cellOf('amount')}</div>
      </div>
      <dl className={classes.facts}>
        {columns
          .filter(({ part }) => part === undefined)
          .map(({ name, head, cell }) => (
            <Fragment key={name}>
              <dt>{head}</dt>
              <dd>{cell(row)}</dd>
            </Fragment>
          ))}
      </dl>
      {cellOf('action')}
    </>
  )
}
