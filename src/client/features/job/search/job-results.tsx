import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, NativeSelect, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { memo, Suspense } from 'react'
import { JOB_SORTS, type ProductType } from '../../../../contract/base/enums.ts'
import type { JobCard as Card, JobFilter } from '../../../../contract/job/job.ts'
import type { WorkRightPerson } from '../../../../contract/work-right/person.ts'
import { useFormat } from '../../../i18n/format.ts'
import { membersTexts, rightsTexts } from '../../../i18n/activate-language.ts'
import { sortLabels } from '../../../i18n/labels.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { FavoriteToggle } from '../../../entities/job/favorite-toggle.tsx'
import { dataTimeOf } from '../../../api/query-for.ts'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { JobCard, JobList } from '../../../entities/job/job-card.tsx'
import { DistanceOrigin } from '../../../entities/place/distance-text.ts'
import { useMyPlace } from '../../../entities/place/my-place.ts'
import { lazyPart, optionalPart } from '../../../ui/field/optional.tsx'
import { PinIcon } from '../../../ui/icon/icons.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { Pager } from '../../../ui/page/pager.tsx'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { useFactsToFilterBy } from '../may-take/facts-to-filter-by.ts'
import { jobsFor } from '../queries.ts'
import { filterOf, type JobSearch, PLACE_MISSING, tierOf, type GoToSearch } from './job-search.ts'
import { useJobFilter } from './use-filter-values.ts'
import { useOriginRegion } from './use-origin-region.ts'

// Loaded lazily: rarely needed.
const NoJobs = lazyPart(async () => (await import('./no-jobs.tsx')).NoJobs, membersTexts)
const PlaceNote = optionalPart(() => import('./place-note.tsx'), 'PlaceNote', membersTexts)
const PlaceNeeded = lazyPart(async () => (await import('./place-note.tsx')).PlaceNeeded, membersTexts)
const JobsIMayTake = lazyPart(
  async () => (await import('../may-take/jobs-i-may-take.tsx')).JobsIMayTake,
  rightsTexts,
  membersTexts,
)
const WiderArea = optionalPart(() => import('./wider-area.tsx'), 'WiderArea', membersTexts)
const SearchError = lazyPart(async () => (await import('./search-error.tsx')).SearchError)

interface ResultsProps {
  search: JobSearch
  go: GoToSearch
}

interface JobResultsProps extends ResultsProps {
  /** The latest requested search; the list is still that of `search` while `isLeft`. */
  shown: JobSearch
  isLeft: boolean
}

/** All jobs that fit, of every tier or of the one that is chosen. */
export function JobResults({ search, shown, isLeft, go }: JobResultsProps) {
  const origin = useOriginRegion(search)
  return (
    <>
      <Flex
        columnGap={{ base: 10, sm: 'md' }}
        align="center"
        wrap="wrap"
        pt={{ base: 'md', sm: 'xxl' }}
        pb={{ base: 'xxs', sm: 'xs' }}
        px={{ base: 'edge', sm: 0 }}
      >
        <ListTitle search={search} shown={shown} />
        <MapLink search={shown} />
        <Sorting search={shown} go={go} />
      </Flex>
      {shown.sort === 'distance' && <PlaceNote search={shown} go={go} />}
      <div {...busy(isLeft)}>
        <Suspense>
          <DistanceOrigin value={origin ?? null}>
            <List search={search} go={go} />
          </DistanceOrigin>
        </Suspense>
      </div>
    </>
  )
}

/** Still the former list: no sign of it before 300 ms. */
const busy = (isBusy: boolean) =>
  isBusy ? { 'aria-busy': true, style: { opacity: 0.6, transition: 'opacity 120ms 300ms' } } : {}

const titles: Record<ProductType, MessageDescriptor> = {
  LOCAL: msg`Local jobs`,
  LIFE: msg`Life jobs`,
  GRAND: msg({ message: 'Grand jobs', comment: 'Jobs of the type Grand' }),
  PREMIUM: msg`Premium jobs`,
}

function ListTitle({ search, shown }: { search: JobSearch; shown: JobSearch }) {
  const { t, i18n } = useLingui()
  const tier = tierOf(shown.tier)
  return (
    <Title order={2} py="xs">
      {tier ? i18n._(titles[tier]) : t`Jobs`} <Count search={search} />
    </Title>
  )
}

const Count = memo(function Count({ search }: { search: JobSearch }) {
  const format = useFormat()
  const { filter } = useJobFilter(search)
  const fallback = filterOf({}, useLanguage()).filter
  const wanted = filter ?? fallback
  if (!wanted) throw new Error('an empty search always fits')
  const result = useQuery({ ...jobsFor(wanted), enabled: filter !== undefined })
  const isFiltered = useFactsToFilterBy(search) !== null
  const count = filter && !isFiltered ? result.data?.totalCount : undefined
  return (
    <Text span inherit c="primary">
      {count === undefined ? '' : format.number(count)}
    </Text>
  )
})

function MapLink({ search }: { search: JobSearch }) {
  return (
    <ButtonLink
      variant="subtle"
      size="sm"
      px={0}
      leftSection={<PinIcon size={18} />}
      to="/recruitInfo/map"
      search={{ ...search, sort: undefined, near: undefined, page: undefined, open: undefined }}
    >
      <Trans>Map</Trans>
    </ButtonLink>
  )
}

function Sorting({ search, go }: ResultsProps) {
  const { t, i18n } = useLingui()
  const place = useMyPlace()
  return (
    // What is chosen takes its own width, and a second row where a long language leaves less than this.
    <Flex justify="flex-end" flex={{ base: '1 1 6rem', sm: 'none' }} miw={0} ms="auto">
      <NativeSelect
        variant="unstyled"
        aria-label={t`Sort by`}
        value={search.sort ?? 'newest'}
        onChange={({ currentTarget: { value } }) =>
          go({
            ...search,
            sort: value === 'newest' ? undefined : value,
            near: undefined,
            page: undefined,
            open: value === 'distance' && !place ? 'place' : undefined,
          })
        }
        data={JOB_SORTS.map((sort) => ({ value: sort, label: i18n._(sortLabels[sort]) }))}
      />
    </Flex>
  )
}

const List = memo(function List({ search, go }: ResultsProps) {
  const read = useJobFilter(search)
  const facts = useFactsToFilterBy(search)
  if (read.error === PLACE_MISSING && search.near === undefined)
    return <PlaceNeeded search={search} go={go} />
  if (read.error !== undefined) return <SearchError search={search} go={go} />
  const props = { search, go, filter: read.filter }
  return facts ? <OwnJobs {...props} facts={facts} /> : <JobPage {...props} />
})

interface PageProps extends ResultsProps {
  filter: JobFilter
}

const cardsFor = (wanted: JobFilter['keywordType']) => (jobs: readonly Card[], dataTime: number) => (
  <JobList form="local">
    {jobs.map((job) => (
      <Row key={job.id} job={job} wanted={wanted} dataTime={dataTime} />
    ))}
  </JobList>
)

/** The former rows stay while another page is read: they are not rendered again. */
const Row = memo(function Row({ job, wanted, dataTime }: RowProps) {
  const bookmark = <FavoriteToggle job={job} dataTime={dataTime} />
  return <JobCard job={job} form="local" wanted={wanted} bookmark={bookmark} />
})

interface RowProps {
  job: Card
  wanted: JobFilter['keywordType']
  /** Of the answer that has the job. */
  dataTime: number
}

/** Begins anew with another search or status. */
function OwnJobs({ facts, ...props }: PageProps & { facts: WorkRightPerson }) {
  const { pageNumber: _, ...wanted } = props.filter
  return (
    <Box px={{ base: 'edge', sm: 0 }}>
      <Suspense fallback={<LoadingBlocks rows={6} />}>
        <JobsIMayTake
          key={JSON.stringify([wanted, facts])}
          {...props}
          facts={facts}
          cards={cardsFor(wanted.keywordType)}
        />
      </Suspense>
    </Box>
  )
}

/** Results after which the jobs around are offered. */
const FEW = 5

function JobPage({ search, go, filter }: PageProps) {
  const { t } = useLingui()
  const result = useQuery({ ...jobsFor(filter), placeholderData: keepPreviousData })
  if (result.isPending) return <LoadingBlocks rows={6} />
  if (!result.data)
    return <SearchError search={search} go={go} error={result.error} onRetry={() => void result.refetch()} />
  const { data: jobs, totalPages = 1 } = result.data
  if (jobs.length === 0) return <NoJobs search={search} go={go} />
  return (
    <Box px={{ base: 'edge', sm: 0 }} {...busy(result.isPlaceholderData)}>
      <StaleNote result={result} />
      {cardsFor(filter.keywordType)(jobs, dataTimeOf(result))}
      {search.regionIds !== undefined && totalPages === 1 && jobs.length <= FEW && (
        <WiderArea search={search} found={jobs.length} go={go} />
      )}
      <Pager page={filter.pageNumber + 1} totalPages={totalPages} param="page" label={t`Pages of jobs`} />
    </Box>
  )
}
