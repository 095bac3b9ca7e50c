import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { categoryLabels } from '../../../i18n/labels.ts'
import { EmptyState } from '../../../ui/page/states.tsx'
import { listUnmatchedJobs, type UnmatchedJob } from '../../../../contract/case/work.ts'
import { column } from '../desk/cells.tsx'
import { JobWorkSheet } from '../work/lazy-job-work-sheet.ts'
import { caseList } from './kit/case-list.tsx'
import { caseSection } from './kit/case-section.ts'

/** Postings whose text names no occupation: readers of other languages see only their sector. */
const UnmatchedScreen = caseList<UnmatchedJob>({
  desk: 'occupations',
  caption: msg`Postings without an occupation`,
  list: listUnmatchedJobs,
  columns: [
    column.title('title', <Trans>Posting</Trans>, ({ id, title }) => (
      <Link to="/recruitment/detail/$id" params={{ id }} lang="ko">
        {title}
      </Link>
    )),
    column.korean('companyName', <Trans>Company</Trans>),
    column('sector', <Trans>Kind of work</Trans>, (job) => <Sector job={job} />),
    column.moment('createdDate', <Trans>Created</Trans>),
  ],
  nameOf: ({ title }) => title,
  Sheet: ({ row: job, decided, onClose }) => (
    <JobWorkSheet
      decided={decided}
      job={{ ...job, occupations: [] }}
      sector={<Sector job={job} />}
      onClose={onClose}
    />
  ),
  nothingWaits: (
    <EmptyState title={<Trans>Every posting has an occupation</Trans>}>
      <Trans>A posting whose text names none appears here by itself.</Trans>
    </EmptyState>
  ),
})

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

export const section = caseSection('occupations', {
  name: msg({ message: 'Occupations', context: 'console' }),
  acts: {
    'announcement.setWork': msg`Said what a posting is for`,
    'announcement.undoWork': msg`Undid what was said of a posting’s occupations`,
  },
  List: UnmatchedScreen,
})
