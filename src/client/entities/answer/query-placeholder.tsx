import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Snapshot } from '../../api/query-for.ts'
import { LoadingBlocks } from '../../ui/page/states.tsx'
import { ListError } from './list-error.tsx'
import { StaleNote } from './stale-note.tsx'

interface QueryPlaceholderProps {
  result: Pick<UseQueryResult, 'error' | 'refetch'>
  /** Says what could not be loaded. */
  title: ReactNode
  /** Rows of the skeleton. */
  rows: number
  /** Whether the page is kept on the device once it was opened. */
  isStored?: boolean
  /** One-based; later pages link to the first, which may be cached on this phone. */
  page?: number
  /** Heading level of the error in the screen. */
  as?: 'h2' | 'h3'
}

/** Takes the place of data that a query does not have yet: a skeleton, or the error with a retry. */
export function QueryPlaceholder({ result, rows, ...rest }: QueryPlaceholderProps) {
  if (!result.error) return <LoadingBlocks rows={rows} form="text" />
  return <ListError error={result.error} onRetry={() => void result.refetch()} {...rest} />
}

interface QueryDataProps<Data> extends Omit<QueryPlaceholderProps, 'result'> {
  result: UseQueryResult<Snapshot<Data>>
  children: (data: Data) => ReactNode
}

/** What is drawn of a query's data, below a note if they are stale; until there are any, what takes their place. */
export function QueryData<Data>({ result, children, ...rest }: QueryDataProps<Data>) {
  if (!result.data) return <QueryPlaceholder result={result} {...rest} />
  return (
    <>
      <StaleNote result={result} />
      {children(result.data.data)}
    </>
  )
}
