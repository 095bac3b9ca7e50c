import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { applicantsPage } from '../../entities/applicant/applicants-query.ts'
import { ReadingNote } from '../../entities/applicant/applicant-note.tsx'
import { NoStatusNote } from '../../entities/applicant/applicant-right.tsx'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { isPageGone } from '../../entities/answer/list-error.tsx'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { dataTimeOf, live } from '../../api/query-for.ts'
import { Pager } from '../../ui/page/pager.tsx'
import { ApplicantTable } from './applicant-table.tsx'

interface ApplicantPanelProps {
  job: { id: string; title: string }
  /** One-based. */
  page: number
}

/** The applicants, latest first, five per page. */
export function ApplicantPanel({ job: posting, page }: ApplicantPanelProps) {
  const { t } = useLingui()
  const result = useQuery({ ...applicantsPage(posting.id, page), ...live, placeholderData: keepPreviousData })
  if (result.data && isPageGone(result.error) && page > 1)
    return <Navigate to="." search={(before: object) => ({ ...before, applicants: undefined })} replace />
  if (!result.data)
    return (
      <QueryPlaceholder result={result} title={<Trans>The applicants could not be loaded</Trans>} rows={2} />
    )
  if (result.data.data.length === 0)
    return (
      <Text mt="md" pt="md" inherit c="dimmed" style={{ borderTop: '1px solid var(--hairline)' }}>
        <Trans>Nobody has applied yet. New applicants will appear here.</Trans>
      </Text>
    )
  return (
    <Box mt="md" style={{ '--edge': '0px', borderTop: '1px solid var(--hairline)' }}>
      <StaleNote result={result} />
      <ReadingNote applicants={result.data.data} />
      <NoStatusNote applicants={result.data.data} />
      <ApplicantTable job={posting} page={page} applicants={result.data.data} dataTime={dataTimeOf(result)} />
      <Pager
        page={page}
        totalPages={result.data.totalPages ?? 1}
        label={t`Pages of applicants`}
        param="applicants"
        keepsPlace
      />
      <Text size="sm" pt="sm">
        <Link to="/employmentPage/applicants" search={{ job: posting.id }}>
          <Trans>Filter, print or download these applicants</Trans>
        </Link>
      </Text>
    </Box>
  )
}
