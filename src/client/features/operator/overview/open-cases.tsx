import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { OpenCase } from '../../../../contract/operator/queue.ts'
import { live } from '../../../api/query-for.ts'
import { useFormat } from '../../../i18n/format.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { ROW_LINK, useRowKeys } from '../keyboard/use-row-keys.ts'
import { openCases } from '../queries.ts'
import { DeskList } from '../desk/desk-list.tsx'
import { caseTarget, sectionOf } from './case-target.ts'

/** Everything that waits for an operator, oldest first. */
export function OpenCases({ page }: { page: number }) {
  const { t } = useLingui()
  const result = useQuery({ ...openCases(page), ...live, placeholderData: keepPreviousData })
  const columns = useColumns()
  useRowKeys('queue', result.data !== undefined)
  return (
    <Box component="section" pb={{ base: 'xl', sm: 'xxl' }} aria-labelledby="queue">
      <Title order={2} pb="xs" px={{ base: 'edge', sm: 0 }} id="queue">
        <Trans>Open cases, oldest first</Trans>
      </Title>
      <DeskList
        result={result}
        caption={t`Open cases, oldest first`}
        columns={columns}
        page={page}
        empty={
          <EmptyState title={<Trans>Nothing waits</Trans>}>
            <Trans>New cases appear here by themselves.</Trans>
          </EmptyState>
        }
      />
    </Box>
  )
}

function useColumns(): readonly Column<OpenCase>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  return [
    {
      name: 'kind',
      head: <Trans>Kind</Trans>,
      cell: ({ kind }) => i18n._(sectionOf(kind).name),
    },
    {
      name: 'name',
      part: 'title',
      head: <Trans>About</Trans>,
      cell: (row) => (
        <Link {...caseTarget(row)} lang="ko" {...ROW_LINK}>
          <bdi>{row.name || row.caseId}</bdi>
        </Link>
      ),
    },
    {
      name: 'since',
      part: 'date',
      head: <Trans>Waiting since</Trans>,
      cell: ({ since }) => format.moment(since),
    },
    { name: 'due', head: <Trans>Decide by</Trans>, cell: ({ dueOn }) => dueOn && format.date(dueOn) },
  ]
}
