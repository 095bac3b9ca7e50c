import { msg } from '@lingui/core/macro'
import { caseSection } from './kit/case-section.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { live, queryFor } from '../../../api/query-for.ts'
import { categoryLabels } from '../../../i18n/labels.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { listUnmatchedJobs, type UnmatchedJob } from '../../../../contract/case/work.ts'
import { column } from '../desk/cells.tsx'
import { ListPage, useList } from '../desk/desk-list.tsx'
import type { SearchOf } from '../desk/desks.ts'
import { LookButton } from './kit/case-list.tsx'
import { useFocusAfterRow } from '../keyboard/use-row-keys.ts'
import { fresh, pageOf } from '../queries.ts'
import { JobWorkSheet } from '../work/lazy-job-work-sheet.ts'

/** Postings whose text names no occupation: readers of other languages see only their sector. */
function UnmatchedScreen({ search, title }: { search: SearchOf<'occupations'>; title: string }) {
  const { t } = useLingui()
  const { page } = search
  const result = useList(queryFor(listUnmatchedJobs, { query: pageOf(page) }, fresh), live)
  const [opened, setOpened] = useState<UnmatchedJob>()
  useFocusAfterRow(result.data?.data, opened?.id)
  return (
    <ListPage
      desk="occupations"
      title={title}
      result={result}
      caption={t`Postings without an occupation`}
      columns={columnsOf(setOpened)}
      page={page}
      empty={
        <EmptyState title={<Trans>Every posting has an occupation</Trans>}>
          <Trans>A posting whose text names none appears here by itself.</Trans>
        </EmptyState>
      }
    >
      {opened && (
        <JobWorkSheet
          desk="occupations"
          job={{ ...opened, occupations: [] }}
          sector={<Sector job={opened} />}
          onClose={() => setOpened(undefined)}
        />
      )}
    </ListPage>
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

const columnsOf = (onOpen: (job: UnmatchedJob) => void): readonly Column<UnmatchedJob>[] => [
  column.title('title', <Trans>Posting</Trans>, ({ id, title }) => (
    <Link to="/recruitment/detail/$id" params={{ id }} lang="ko">
      {title}
    </Link>
  )),
  column.korean('companyName', <Trans>Company</Trans>),
  column('sector', <Trans>Kind of work</Trans>, (job) => <Sector job={job} />),
  column.moment('createdDate', <Trans>Created</Trans>),
  column.action('act', <Trans>Look</Trans>, (job) => (
    <LookButton isWaiting name={job.title} onLook={() => onOpen(job)} />
  )),
]

export const section = caseSection('occupations', {
  name: msg({ message: 'Occupations', context: 'console' }),
  acts: {
    'announcement.setWork': msg`Said what a posting is for`,
    'announcement.undoWork': msg`Undid what was said of a posting’s occupations`,
  },
  List: UnmatchedScreen,
})
