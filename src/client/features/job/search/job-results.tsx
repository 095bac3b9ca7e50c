import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, memo, Suspense } from 'react'
import { JOB_SORTS } from '../../../../contract/base/enums.ts'
import { useFormat } from '../../../i18n/format.ts'
import { sortLabels, tierLabels } from '../../../i18n/labels.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { FavoriteToggle } from '../../../entities/job/favorite-toggle.tsx'
import { dataTimeOf } from '../../../api/query-for.ts'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { JobCard, JobList } from '../../../entities/job/job-card.tsx'
import { Pager } from '../../../ui/page/pager.tsx'
import { Select } from '../../../ui/field/select-field.tsx'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { countFor, jobsFor } from '../queries.ts'
import classes from './job-results.module.css'
import { filterOf, type JobSearch, type ListName, listOf, tierOf, type GoToSearch } from './job-search.ts'

// Loaded lazily: rarely needed.
const NoJobs = lazy(() => import('./no-jobs.tsx').then((module) => ({ default: module.NoJobs })))
const SearchError = lazy(() =>
  import('./search-error.tsx').then((module) => ({ default: module.SearchError })),
)

interface ResultsProps {
  search: JobSearch
  go: GoToSearch
}

interface JobResultsProps extends ResultsProps {
  /** The latest requested search; the list is still that of `search` while `isLeft`. */
  shown: JobSearch
  isLeft: boolean
}

/** Local and Life jobs, each with its own pages. */
export function JobResults({ search, shown, isLeft, go }: JobResultsProps) {
  const list = listOf(search)
  const tabs: ListName[] = list === 'local' || list === 'life' ? ['local', 'life'] : ['local', 'life', list]
  return (
    <>
      <div className={classes.head}>
        {tabs.map((name) => (
          <ListTab
            key={name}
            name={name}
            search={search}
            active={listOf(shown) === name}
            onPress={() => go({ ...shown, list: name === 'local' ? undefined : name })}
          />
        ))}
        <Sorting search={shown} go={go} />
      </div>
      <div aria-busy={isLeft || undefined}>
        <Suspense>
          <List key={list} search={search} go={go} list={list} />
        </Suspense>
      </div>
    </>
  )
}

const titles = {
  local: msg`Local jobs`,
  life: msg`Life jobs`,
  grand: msg`Grand jobs`,
  premium: msg`Premium jobs`,
}

interface ListTabProps {
  name: ListName
  search: JobSearch
  active: boolean
  onPress: () => void
}

function ListTab({ name, search, active, onPress }: ListTabProps) {
  const { i18n } = useLingui()
  return (
    <button type="button" className={classes.tab} aria-pressed={active} onClick={onPress}>
      <h2>{active ? i18n._(titles[name]) : i18n._(tierLabels[tierOf(name)])}</h2>{' '}
      <TabCount name={name} search={search} />
    </button>
  )
}

const TabCount = memo(function TabCount({ name, search }: Pick<ListTabProps, 'name' | 'search'>) {
  const format = useFormat()
  const langCode = useLanguage()
  const { filter } = filterOf({ ...search, page: undefined, lifePage: undefined }, name, langCode)
  const isOpen = listOf(search) === name
  const own = useQuery({
    ...jobsFor(filter ?? fallback(name, langCode)),
    enabled: filter !== undefined && isOpen,
  })
  const other = useQuery({
    ...countFor(filter ?? fallback(name, langCode)),
    enabled: filter !== undefined && !isOpen,
  })
  const fits = filterOf(search, name, langCode).filter !== undefined
  const count = fits ? (isOpen ? own.data : other.data)?.totalCount : undefined
  return <span className={classes.count}>{count === undefined ? '' : format.number(count)}</span>
})

function Sorting({ search, go }: ResultsProps) {
  const { t, i18n } = useLingui()
  return (
    <span className={classes.sort}>
      <Select
        label={t`Order`}
        value={search.sort ?? 'newest'}
        onChange={({ currentTarget: { value } }) =>
          go({
            ...search,
            sort: value === 'newest' ? undefined : value,
            page: undefined,
            lifePage: undefined,
          })
        }
      >
        {JOB_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {i18n._(sortLabels[sort])}
          </option>
        ))}
      </Select>
    </span>
  )
}

const List = memo(function List({ search, go, list }: ResultsProps & { list: ListName }) {
  const langCode = useLanguage()
  const read = filterOf(search, list, langCode)
  if (read.error !== undefined) return <SearchError search={search} go={go} />
  return <JobPage search={search} go={go} list={list} filter={read.filter} />
})

function JobPage({
  search,
  go,
  list,
  filter,
}: ResultsProps & { list: ListName; filter: Parameters<typeof jobsFor>[0] }) {
  const { t } = useLingui()
  const result = useQuery({ ...jobsFor(filter), placeholderData: keepPreviousData })
  if (result.isPending) return <LoadingBlocks rows={6} />
  if (!result.data)
    return <SearchError search={search} go={go} error={result.error} onRetry={() => void result.refetch()} />
  const { data: jobs, totalPages = 1 } = result.data
  if (jobs.length === 0) return <NoJobs search={search} go={go} list={list} />
  return (
    <div className={classes.list} aria-busy={result.isPlaceholderData}>
      <StaleNote result={result} />
      <JobList form="local">
        {jobs.map((job) => (
          <JobCard
            key={job.id}
            job={job}
            form="local"
            bookmark={<FavoriteToggle job={job} dataTime={dataTimeOf(result)} />}
          />
        ))}
      </JobList>
      <Pager
        page={filter.pageNumber + 1}
        totalPages={totalPages}
        param={list === 'life' ? 'lifePage' : 'page'}
        label={list === 'life' ? t`Pages of life jobs` : t`Pages of local jobs`}
      />
    </div>
  )
}

/** Options for a disabled query, which needs some. */
function fallback(list: ListName, langCode: string) {
  const { filter } = filterOf({}, list, langCode)
  if (!filter) throw new Error('an empty search always fits')
  return filter
}
