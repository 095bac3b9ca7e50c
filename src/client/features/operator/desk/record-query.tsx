import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiProblem } from '../../../api/problem.ts'
import { ErrorState, LoadingBlocks } from '../../../ui/page/states.tsx'

interface RecordQueryProps<Answer> {
  result: UseQueryResult<Answer>
  /** Shown if the server says that there is no such thing. */
  gone: ReactNode
  /** Title of the failure, and what to say besides. */
  failed: ReactNode
  failedNote?: ReactNode
  /** Level of the failure's heading. */
  as?: 'h2' | 'h3'
  rows?: number
  children: (answer: Answer) => ReactNode
}

/** One thing of the console: its answer, that it is gone, that it could not be loaded, or that it is on its way. */
export function RecordQuery<Answer>(props: RecordQueryProps<Answer>) {
  const { result, gone, failed, failedNote, as = 'h2', rows = 4, children } = props
  if (result.data !== undefined) return children(result.data)
  if (isGone(result.error)) return gone
  if (!result.error) return <LoadingBlocks rows={rows} form="text" />
  return (
    <ErrorState as={as} title={failed} onRetry={() => void result.refetch()}>
      {failedNote}
    </ErrorState>
  )
}

/** Whether the server answered that there is no such thing, rather than not at all. */
const isGone = (error: Error | null): boolean =>
  error instanceof ApiProblem && [400, 404, 410].includes(error.status)
