import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button/button.tsx'
import type { Column } from '../../../ui/card/data-table.tsx'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'

/** The last column of a queue whose cases open in a sheet. */
export const lookColumn = <Row extends { status: string }>(onLook: (row: Row) => void): Column<Row> => ({
  name: 'act',
  part: 'action',
  head: <Trans>Look</Trans>,
  cell: (row) => (
    <Button size="sm" variant="outline" onClick={() => onLook(row)} {...ROW_LINK}>
      {row.status === 'WAITING' ? <Trans>Decide</Trans> : <Trans>Look</Trans>}
    </Button>
  ),
})
