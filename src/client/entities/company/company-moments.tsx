import { Trans } from '@lingui/react/macro'
import { Box, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Snapshot } from '../../api/query-for.ts'
import { useFormat } from '../../i18n/format.ts'
import { QueryPlaceholder } from '../answer/query-placeholder.tsx'
import { StaleNote } from '../answer/stale-note.tsx'
import classes from './company-moments.module.css'

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
    <Box mt={16} pt={16} style={{ borderTop: '1px solid var(--hairline)' }} className={classes.moments}>
      <h3>{title}</h3>
      {result.data ? (
        <>
          <StaleNote result={result} />
          <List moments={result.data.data.map(momentOf)} empty={empty} />
        </>
      ) : (
        <QueryPlaceholder
          result={result}
          title={<Trans>The list could not be loaded</Trans>}
          rows={2}
          as="h3"
        />
      )}
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
    <ul className={classes.list}>
      {moments.map(({ key, name, details, date }) => (
        <li key={key}>
          <span>
            <b lang="ko">{name}</b>
            {details}
          </span>
          <time dateTime={date}>{format.moment(date)}</time>
        </li>
      ))}
    </ul>
  )
}
