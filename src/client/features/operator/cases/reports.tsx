import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { caseList } from './kit/case-list.tsx'
import { caseSection } from './kit/case-section.ts'
import { messageReport } from './report/message-report.tsx'
import { offerReport } from './report/offer-report.tsx'
import { postingReport } from './report/posting-report.tsx'
import { reportPage } from './report/report-page.tsx'
import type { SearchOf } from '../desk/desks.ts'
import { FilterLinks, labelled } from '../desk/filter-links.tsx'
import { useOverview } from '../queries.ts'

type Search = SearchOf<'reports'>

const kinds: Record<NonNullable<Search['about']>, MessageDescriptor> = {
  POSTINGS: msg({ message: 'Postings', context: 'console' }),
  OFFERS: msg({ message: 'Job offers', context: 'console' }),
  MESSAGES: msg`Messages`,
}

const lists = {
  POSTINGS: caseList(postingReport.cases),
  OFFERS: caseList(offerReport.cases),
  MESSAGES: caseList(messageReport.cases),
}

function ReportsScreen({ search, title }: { search: Search; title: string }) {
  const { t } = useLingui()
  const { about = 'POSTINGS' } = search
  const counts = useOverview().data?.data
  const open = (count: number | undefined) => Boolean(count) && <b>{count}</b>
  const marks = {
    POSTINGS: open(counts?.openReports),
    OFFERS: open(counts?.openProposalReports),
    MESSAGES: open(counts?.openMessageReports),
  }
  const tools = (
    <FilterLinks label={t`Reports about`} param="about" value={about} options={labelled(kinds, marks)} />
  )
  // Called, not rendered: another kind would otherwise be another component, and its filters lose the focus.
  return lists[about]({ search, title, tools })
}

const pages = {
  POSTINGS: reportPage(postingReport),
  OFFERS: reportPage(offerReport),
  MESSAGES: reportPage(messageReport),
}

function ReportScreen(props: { id: string; search: Search }) {
  const Page = pages[props.search.about ?? 'POSTINGS']
  return <Page {...props} />
}

export const section = caseSection('reports', {
  name: msg`Reports`,
  kinds: {
    REPORT: postingReport.title,
    OFFER_REPORT: offerReport.title,
    MESSAGE_REPORT: messageReport.title,
  },
  acts: {
    'report.settle': msg`Resolved a report`,
    'report.undo': msg`Undid a decision on a report`,
    'report.reopen': msg`Opened a dismissed report again`,
    'report.settleProposal': msg`Resolved a report about a job offer`,
    'report.undoProposal': msg`Undid a decision on a report about a job offer`,
    'report.reopenProposal': msg`Opened a dismissed report about a job offer again`,
    'report.showMessages': msg`Viewed a reported message`,
    'report.settleMessage': msg`Resolved a report about a message`,
    'report.undoMessage': msg`Undid a decision on a report about a message`,
    'report.reopenMessage': msg`Opened a report about a message again`,
  },
  List: ReportsScreen,
  One: ReportScreen,
})
