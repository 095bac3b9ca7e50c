import { Table, Text } from '@mantine/core'
import '@mantine/core/styles/Table.layer.css'
import type { ReactNode } from 'react'

/** The head of a column of a list with one line a row. */
export const RowHead = ({ children, w }: { children: ReactNode; w?: string }) => (
  <Table.Th scope="col" fw={400} {...(w !== undefined && { w })}>
    {children}
  </Table.Th>
)

interface RowCellProps {
  children: ReactNode
  c?: string
  lang?: string | undefined
}

/** One line, whatever it holds; the whole text shows under the pointer. */
export const RowCell = ({ children, c, lang }: RowCellProps) => (
  <Table.Td title={typeof children === 'string' ? children : undefined}>
    <Text component="div" inherit truncate {...(c !== undefined && { c })} lang={lang}>
      {children}
    </Text>
  </Table.Td>
)
