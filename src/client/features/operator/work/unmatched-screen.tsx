import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { UnmatchedJob } from '../../../../contract/operator/work.ts'
import { useFormat } from '../../../i18n/format.ts'
import { categoryLabels } from '../../../i18n/labels.ts'
import { live } from '../../../api/query-for.ts'
import { Optional } from '../../../ui/field/optional.tsx'
import { RowButton } from '../desk/row-button.tsx'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import type { SearchOf } from '../desk/desks.ts'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { useFocusAfterRow, useRowKeys } from '../keyboard/use-row-keys.ts'
import { unmatchedJobsPage } from '../queries.ts'
import { JobWorkSheet } from './lazy-job-work-sheet.ts'

/** Postings whose text names no occupation: readers of other languages see only their sector. */
export function UnmatchedScreen({ search: { page = 1 } }: { search: SearchOf<'occupations'> }) {
  const { t } = useLingui()
  const result = useQuery({ ...unmatchedJobsPage(page), ...live, placeholderData: keepPreviousData })
  const [opened, setOpened] = useState<UnmatchedJob>()
  const columns = useColumns(setOpened)
  useRowKeys('occupations', result.data !== undefined)
  useFocusAfterRow(result.data?.data, opened?.id)
  return (
    <DeskPage title={t({ message: 'Occupations', context: 'console' })} actions={<ListKeys />}>
      <DeskList
        result={result}
        caption={t`Postings without an occupation`}
        columns={columns}
        page={page}
        empty={
          <EmptyState title={<Trans>Every posting has an occupation</Trans>}>
            <Trans>A posting whose text names none appears here by itself.</Trans>
          </EmptyState>
        }
      />
      <Optional>
        {opened && (
          <JobWorkSheet
            desk="occupations"
            job={{ ...opened, occupations: [] }}
            sector={<Sector job={opened} />}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Optional>
    </DeskPage>
  )
}

function Sector({ job: { jobCategories, categoryEtc } }: { job: UnmatchedJob }) {
  const { i18n } = useLingui()
  const names = jobCategories.map((each) => i18n._(categoryLabels[each]))
  if (!categoryEtc) return names.join(', ') || '–'
  return (
    <>
      {names.map((name) => `${name}, `)}
      <bdi lang="ko">{categoryEtc}</bdi>
    </>
  )
}

function useColumns(onOpen: (job: UnmatchedJob) => void): readonly Column<UnmatchedJob>[] {
  const { t } = useLingui()
  const format = useFormat()
  return [
    {
      name: 'title',
      part: 'title',
      head: <Trans>Posting</Trans>,
      cell: ({ id, title }) => (
        <Link to="/recruitment/detail/$id" params={{ id }} lang="ko">
          {title}
        </Link>
      ),
    },
    {
      name: 'company',
      head: <Trans>Company</Trans>,
      cell: ({ companyName }) => <span lang="ko">{companyName}</span>,
    },
    {
      name: 'sector',
      head: <Trans>Kind of work</Trans>,
      cell: (job) => <Sector job={job} />,
    },
    {
      name: 'created',
      head: <Trans>Created</Trans>,
      cell: ({ createdDate }) => format.moment(createdDate),
    },
    {
      name: 'act',
      part: 'action',
      head: <Trans>Look</Trans>,
      cell: (job) => (
        <RowButton label={t`Decide: ${job.title}`} onClick={() => onOpen(job)}>
          <Trans>Decide</Trans>
        </RowButton>
      ),
    },
  ]
}
