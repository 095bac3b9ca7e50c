import { Box, Table, type TableProps } from '@mantine/core'
import '@mantine/core/styles/Table.layer.css'
import type { ReactNode } from 'react'

interface FactsProps extends TableProps {
  /** Amounts of money: at the end of the line. */
  figures?: boolean
}

/** A table of names and values, one fact a row. */
export function Facts({ figures, children, ...props }: FactsProps) {
  return (
    <Box style={{ containerType: 'inline-size' }}>
      <Table variant="vertical" withRowBorders={false} verticalSpacing="xs" mod={{ figures }} {...props}>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </Box>
  )
}

interface FactProps {
  name: ReactNode
  /** Language of the value, where it is not that of the page. */
  lang?: string | undefined
  children: ReactNode
}

export const Fact = ({ name, lang, children }: FactProps) => (
  <Table.Tr>
    <Table.Th scope="row">{name}</Table.Th>
    <Table.Td lang={lang}>{children}</Table.Td>
  </Table.Tr>
)

/** The number of a line such as "12 applicants". */
export const Figure = ({ children }: { children: ReactNode }) => (
  <Box component="b" fz="1.75rem" lh={1.3}>
    {children}
  </Box>
)
