import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { favoriteJob } from '../../../../contract/job/job.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { FavoriteToggle } from '../../../entities/job/favorite-toggle.tsx'
import { dataTimeOf, live } from '../../../api/query-for.ts'
import { useOutbox } from '../../../offline/outbox/use-outbox.ts'
import { InnerPage } from '../../../ui/page/inner-header.tsx'
import { JobCard } from '../../../entities/job/job-card.tsx'
import { OutboxMark } from '../../../entities/outbox/outbox-mark.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { favoritesPage } from '../../../entities/application/my-job-queries.ts'
import { FindJobs } from '../find-jobs.tsx'
import { missingFrom } from './unsent-jobs.ts'
import { MyJobList, UnsentJobCard } from './my-job-list.tsx'
import { useStoredDetails } from './use-stored-details.ts'
import { ButtonLink } from '../../../ui/link.tsx'

/**
 * Favorites, latest first.
 * @param page one-based
 */
export function FavoritesScreen({ page }: { page: number }) {
  const { t } = useLingui()
  const outbox = useOutbox()
  const result = useQuery({
    ...favoritesPage(page, useLanguage()),
    ...live,
    placeholderData: keepPreviousData,
  })
  const listed = result.data?.data.map((job) => job.id) ?? []
  const missing =
    page === 1
      ? missingFrom(listed, outbox, { operation: favoriteJob.name, dataTime: dataTimeOf(result) })
      : []
  useStoredDetails(result.data)
  return (
    <InnerPage title={t`Saved jobs`} up="/home">
      <MyJobList
        page={page}
        result={result}
        before={missing.map((job) => (
          <UnsentJobCard key={job.jobId} job={job}>
            <OutboxMark view="saved" />
          </UnsentJobCard>
        ))}
        rows={(result.data?.data ?? []).map((job) => (
          <JobCard
            key={job.id}
            job={job}
            form="local"
            headingLevel="h2"
            bookmark={<FavoriteToggle job={job} dataTime={dataTimeOf(result)} />}
          />
        ))}
        empty={<NoFavorites />}
        error={<Trans>Your saved jobs could not be loaded</Trans>}
        pagerLabel={t`Pages of saved jobs`}
      />
    </InnerPage>
  )
}

function NoFavorites() {
  return (
    <EmptyState title={<Trans>You have no saved jobs yet</Trans>} action={<FindJobs />}>
      <Trans>Press the bookmark on a job to keep it here. You can read it without internet.</Trans>
    </EmptyState>
  )
}

/** What a visitor sees where members have their favorites: what saving is for, and how to begin. */
export function VisitorFavorites() {
  const { t } = useLingui()
  return (
    <InnerPage title={t`Saved jobs`} up="/home">
      <EmptyState
        title={<Trans>Sign in to save jobs</Trans>}
        action={
          <>
            <ButtonLink to="/signIn" search={{ redirect: '/mypage/favorites' }}>
              <Trans>Sign in</Trans>
            </ButtonLink>
            <FindJobs />
          </>
        }
      >
        <Trans>Press the bookmark on a job to keep it here. You can read it without internet.</Trans>
      </EmptyState>
    </InnerPage>
  )
}
