import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { DataTable, type DataTableProps } from '../../../ui/card/data-table.tsx'

/** White behind a table or its empty state, from 563 px a card. */
export const DeskSurface = ({ children }: { children: ReactNode }) => (
  <Box
    bg={{ sm: 'var(--surface)' }}
    bdrs={{ sm: 'lg' }}
    style={{ '--table-edge': 'var(--mantine-spacing-lg)', overflow: 'clip' }}
  >
    {children}
  </Box>
)

/** A table on a card. */
export function DeskTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  return (
    <DeskSurface>
      <DataTable {...props} />
    </DeskSurface>
  )
}
