import { DataTable, type DataTableProps } from '../../../ui/card/data-table.tsx'
import classes from './desk-table.module.css'

/** A table on a card. */
export function DeskTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  return (
    <div className={classes.surface}>
      <DataTable {...props} />
    </div>
  )
}
