import { Box, Group, Stack, Table, Text } from '@mantine/core'
import '@mantine/core/styles/Table.layer.css'
import { Fragment, type ReactNode } from 'react'
import classes from './data-table.module.css'
import { Fact, Facts } from './facts.tsx'
import { usePhone } from '../../browser/use-phone.ts'

export interface Column<Row> {
  name: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /**
   * The column's role in a card: title, figure, amount or action; others are facts. A card begins with the title, with
   * the amount at its right. Dates stay on one line.
   */
  part?: 'title' | 'date' | 'figure' | 'amount' | 'action'
}

export interface DataTableProps<Row extends { id: string }> {
  /** Accessible name of the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Total row; requires a column whose `part` is `amount`. */
  sum?: { name: ReactNode; value: ReactNode }
}

/** A table on desktop, cards on phones. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  return usePhone() ? <Cards {...props} /> : <Rows {...props} />
}

function Rows<Row extends { id: string }>({ caption, columns, rows, sum }: DataTableProps<Row>) {
  return (
    <Table aria-label={caption} verticalSpacing="sm" className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          {columns.map(({ name, head, part }) => (
            <Table.Th key={name} scope="col" data-part={part}>
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id} data-row={row.id}>
            {columns.map(({ name, cell, part }) =>
              part === 'title' ? (
                <Table.Th key={name} scope="row">
                  {cell(row)}
                </Table.Th>
              ) : (
                <Table.Td key={name} data-part={part}>
                  {cell(row)}
                </Table.Td>
              ),
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
      {sum && (
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row" colSpan={columns.findIndex(({ part }) => part === 'amount')}>
              {sum.name}
            </Table.Th>
            <Table.Td data-part="amount">{sum.value}</Table.Td>
          </Table.Tr>
        </Table.Tfoot>
      )}
    </Table>
  )
}

function Cards<Row extends { id: string }>({ caption, columns, rows, sum }: DataTableProps<Row>) {
  return (
    <>
      <Stack component="ul" gap={1} aria-label={caption}>
        {rows.map((row) => (
          <Stack key={row.id} component="li" gap="xs" py="md" px="edge" bg="var(--surface)" data-row={row.id}>
            <Card row={row} columns={columns} />
          </Stack>
        ))}
      </Stack>
      {sum && (
        <Group justify="space-between" gap="var(--space-4) var(--space-12)" py="sm" px="edge">
          <Text size="sm" c="dimmed">
            {sum.name}
          </Text>
          <Text size="sm" fw={700} ms="auto">
            {sum.value}
          </Text>
        </Group>
      )}
    </>
  )
}

function Card<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const of = (...parts: Column<Row>['part'][]) => columns.filter(({ part }) => parts.includes(part))
  return (
    <>
      <Group justify="space-between" align="baseline" gap="var(--space-4) var(--space-12)" fw={700}>
        {of('title').map(({ name, cell }) => (
          <Box key={name} flex="1 1 9rem" miw={0}>
            {cell(row)}
          </Box>
        ))}
        {of('amount').map(({ name, cell }) => (
          <Box key={name} ms="auto" style={{ whiteSpace: 'nowrap' }}>
            {cell(row)}
          </Box>
        ))}
      </Group>
      <Facts figures fz="sm" verticalSpacing={1}>
        {[...of(undefined, 'date'), ...of('figure')].map(({ name, head, cell }) => {
          const value = cell(row)
          return value === null || value === undefined || value === false ? null : (
            <Fact key={name} name={head}>
              {value}
            </Fact>
          )
        })}
      </Facts>
      {of('action').map(({ name, cell }) => (
        <Fragment key={name}>{cell(row)}</Fragment>
      ))}
    </>
  )
}

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
