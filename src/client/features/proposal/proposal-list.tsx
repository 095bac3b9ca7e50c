import { Trans, useLingui } from '@lingui/react/macro'
import { Flex } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Proposal } from '../../../contract/candidate/proposal.ts'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { isPageGone } from '../../entities/answer/list-error.tsx'
import type { Snapshot } from '../../api/query-for.ts'
import { Pager } from '../../ui/page/pager.tsx'

interface ProposalListProps {
  /** One-based. */
  page: number
  result: UseQueryResult<Snapshot<Proposal[]>>
  /** Unsent rows. */
  before?: readonly ReactNode[]
  /** Rows of the server. */
  rows: readonly ReactNode[]
  empty: ReactNode
}

/** A page of proposals with its loading, empty and error states. */
export function ProposalList({ page, result, before = [], rows, empty }: ProposalListProps) {
  const { t } = useLingui()
  if (result.data && isPageGone(result.error) && page > 1) return <Navigate to="." search={{}} replace />
  if (!result.data && before.length === 0)
    return (
      <QueryPlaceholder
        result={result}
        title={<Trans>Your job offers could not be loaded</Trans>}
        rows={4}
        page={page}
      />
    )
  if (rows.length + before.length === 0) return empty
  return (
    <>
      {result.data && <StaleNote result={result} />}
      <Flex direction="column" gap={{ base: 'xs', sm: 'md' }} mt={{ sm: 'xs' }}>
        {before}
        {rows}
      </Flex>
      <Pager page={page} totalPages={result.data?.totalPages ?? 1} label={t`Pages of proposals`} />
    </>
  )
}
