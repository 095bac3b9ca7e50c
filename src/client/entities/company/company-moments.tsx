import { Trans } from '@lingui/react/macro'
import { Box, Group, Text, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Snapshot } from '../../api/query-for.ts'
import { useFormat } from '../../i18n/format.ts'
import { QueryData } from '../answer/query-placeholder.tsx'

const line = { borderTop: '1px solid var(--hairline)' }

export interface CompanyMoment {
  key: string
  /** Of the company, in Korean. */
  name: string
  details: ReactNode
  /** ISO 8601. */
  date: string
}

interface CompanyMomentsProps<Row> {
  title: ReactNode
  result: UseQueryResult<Snapshot<Row[]>>
  momentOf: (row: Row) => CompanyMoment
  /** Shown in place of an empty list. */
  empty: ReactNode
}

/** Lists what companies did or were told about the member, and when. */
export function CompanyMoments<Row>({ title, result, momentOf, empty }: CompanyMomentsProps<Row>) {
  return (
    <Box mt={16} pt={16} style={line}>
      <Title order={3} mb="xs" fz="inherit" lh="inherit">
        {title}
      </Title>
      <QueryData result={result} title={<Trans>The list could not be loaded</Trans>} rows={2} as="h3">
        {(rows) => <List moments={rows.map(momentOf)} empty={empty} />}
      </QueryData>
    </Box>
  )
}

function List({ moments, empty }: { moments: readonly CompanyMoment[]; empty: ReactNode }) {
  const format = useFormat()
  if (moments.length === 0)
    return (
      <Text inherit c="dimmed">
        {empty}
      </Text>
    )
  return (
    <ul>
      {moments.map(({ key, name, details, date }, index) => (
        <Group
          component="li"
          key={key}
          justify="space-between"
          align="flex-start"
          gap="var(--space-4) var(--space-16)"
          py="xs"
          style={index > 0 ? line : undefined}
        >
          <Text component="div" inherit c="dimmed">
            <Text inherit fw={700} c="dark" lang="ko">
              {name}
            </Text>
            {details}
          </Text>
          <Text component="time" inherit c="dimmed" dateTime={date}>
            {format.moment(date)}
          </Text>
        </Group>
      ))}
    </ul>
  )
}
