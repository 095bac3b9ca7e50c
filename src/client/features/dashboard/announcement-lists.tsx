import { Trans, useLingui } from '@lingui/react/macro'
import { Flex } from '@mantine/core'
import { type UseQueryResult, keepPreviousData, useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import type { EmployerJob } from '../../../contract/job/announcement.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { isPageGone } from '../../entities/answer/list-error.tsx'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { type Snapshot, dataTimeOf, live } from '../../api/query-for.ts'
import { waitingAnnouncements } from '../../entities/announcement/announcement-queries.ts'
import { UnsentPostings, useUnsentPostings } from '../../entities/announcement/unsent-postings.tsx'
import { RightGate } from '../../entities/member/company-right.tsx'
import { ActionLink } from '../../ui/link.tsx'
import { Pager } from '../../ui/page/pager.tsx'
import { Hidden } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import { AnnouncementCard } from './announcement-card.tsx'
import type { AnnouncementSearch } from './announcement-search.ts'
import { announcementsPage } from './queries.ts'

export interface AnnouncementsProps {
  search: AnnouncementSearch
  /** Renders the applicants of an announcement; the page is one-based. */
  Applicants: ComponentType<{ job: { id: string; title: string }; page: number }>
}

type List = UseQueryResult<Snapshot<EmployerJob[]>>

/** Announcements waiting for review or payment, then the public ones. */
export function OpenAnnouncements(props: AnnouncementsProps) {
  const langCode = useLanguage()
  const page = props.search.page ?? 1
  const open = useQuery({
    ...announcementsPage('IN_PROGRESS', page, langCode),
    ...live,
    placeholderData: keepPreviousData,
  })
  const due = useQuery({ ...waitingAnnouncements('PAYMENT_DUE', langCode), ...live })
  const inReview = useQuery({ ...waitingAnnouncements('IN_REVIEW', langCode), ...live })
  const before = page === 1 ? [due, inReview] : []
  const hasUnsent = useUnsentPostings().length > 0
  return (
    <>
      {page === 1 && <UnsentPostings />}
      <AnnouncementList {...props} result={open} before={before} empty={hasUnsent ? null : <NoneOpen />} />
    </>
  )
}

export function ClosedAnnouncements(props: AnnouncementsProps) {
  const result = useQuery({
    ...announcementsPage('CLOSED', props.search.page ?? 1, useLanguage()),
    ...live,
    placeholderData: keepPreviousData,
  })
  return <AnnouncementList {...props} result={result} before={[]} empty={<NoneClosed />} />
}

interface AnnouncementListProps extends AnnouncementsProps {
  result: List
  /** Lists shown above the first page. */
  before: readonly List[]
  empty: ReactNode
}

function AnnouncementList({ result, before, empty, ...props }: AnnouncementListProps) {
  const { t } = useLingui()
  const page = props.search.page ?? 1
  // The last page has become empty.
  if (result.data && isPageGone(result.error) && page > 1)
    return <Navigate to="." search={page > 2 ? { page: page - 1 } : {}} replace />
  const failure = { title: <Trans>Your postings could not be loaded</Trans>, rows: 4 }
  if (!result.data) return <QueryPlaceholder result={result} {...failure} />
  const shown = [...before, result]
  const isEmpty = shown.every((list) => list.data?.data.length === 0)
  const failed = before.find((list) => list.isLoadingError)
  return (
    <>
      <StaleNote result={result} />
      {failed && <QueryPlaceholder result={failed} {...failure} />}
      {isEmpty ? empty : <Cards lists={shown} {...props} />}
      <Pager page={page} totalPages={result.data.totalPages ?? 1} label={t`Pages of postings`} />
    </>
  )
}

function Cards({ lists, search, Applicants }: AnnouncementsProps & { lists: readonly List[] }) {
  return (
    <Flex
      component="section"
      direction="column"
      gap={{ base: 'xs', sm: 'md' }}
      mt={{ base: 'xs', sm: 'md' }}
      aria-labelledby="postings"
    >
      <Hidden>
        <h2 id="postings">
          <Trans>Postings</Trans>
        </h2>
      </Hidden>
      {lists.flatMap((list) =>
        (list.data?.data ?? []).map((job) => (
          <AnnouncementCard
            key={job.id}
            job={job}
            dataTime={dataTimeOf(list)}
            isOpen={search.posting === job.id}
            applicants={<Applicants job={job} page={search.applicants ?? 1} />}
          />
        )),
      )}
    </Flex>
  )
}

function NoneOpen() {
  return (
    <EmptyState
      title={<Trans>You have no posting in progress</Trans>}
      action={
        <RightGate quiet>
          <ActionLink to="/writeAnnouncement" label={<Trans>Post a job</Trans>} />
        </RightGate>
      }
    >
      <Trans>You can post a free Life job once every seven days. Applicants will appear here.</Trans>
    </EmptyState>
  )
}

function NoneClosed() {
  return (
    <EmptyState
      title={<Trans>You have no closed postings</Trans>}
      action={
        <ActionLink to="/employmentPage/hiringAnnouncement" label={<Trans>Postings in progress</Trans>} />
      }
    >
      <Trans>Postings move here when you close them or when they end.</Trans>
    </EmptyState>
  )
}
