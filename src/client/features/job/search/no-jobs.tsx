import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import type { Region } from '../../../../contract/place/region.ts'
import { useSession } from '../../../api/session.ts'
import { districtName } from '../../../entities/region/region-names.ts'
import { allRegions } from '../../../entities/region/regions-query.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { countFor } from '../queries.ts'
import { SaveSearch } from '../saved/save-search.tsx'
import { filterOf, type GoToSearch, type JobSearch, narrowed, partsOf, withoutFilters } from './job-search.ts'
import { type FilterValue, useFilterValues } from './use-filter-values.ts'
import { WiderArea } from './wider-area.tsx'
import { nearOf } from './use-origin-region.ts'
import { type QueryPart, useQueryParts, withoutWords } from './use-query-parts.ts'

interface NoJobsProps {
  search: JobSearch
  go: GoToSearch
  /** The search that is not for jobs which the reader may take, where only these are missing. */
  toAll?: JobSearch
}

/** Most conditions that are offered to leave out. */
const MOST = 5

/**
 * Names the conditions, and offers to leave out each whose absence gives jobs, with their number; without numbers where
 * they cannot be asked for. The search without its only place is offered first, sorted by the distance from there.
 */
export function NoJobs({ search, go, toAll }: NoJobsProps) {
  const { conditions, isReading } = useConditions(search)
  const { ways, isAsking } = useWays(conditions, isReading)
  const named = conditions.map(({ label }) => label).join(BETWEEN_FACTS)
  const { t } = useLingui()
  const everybody = toAll && { key: 'mayTake', label: t`Jobs I may take`, without: toAll, count: undefined }
  const offered: Way[] = [...(everybody ? [everybody] : []), ...ways].slice(0, MOST)
  return (
    <EmptyState
      title={<Trans>No jobs match your search</Trans>}
      action={
        <>
          {offered.map((way) => (
            <Way key={way.key} way={way} go={go} />
          ))}
          {offered.length === 0 && (
            <Button variant="light" disabled={isAsking} onClick={() => go(withoutFilters(search))}>
              <Trans>Show all jobs</Trans>
            </Button>
          )}
          {search.regionIds !== undefined && search.mayTake !== 'true' && (
            <WiderArea search={search} found={0} go={go} />
          )}
          {named !== '' && <Alert search={search} name={named} />}
        </>
      }
    >
      <p>{named}</p>
      {offered.length === 0 && !isAsking && <Trans>New jobs come in every day.</Trans>}
    </EmptyState>
  )
}

/** Tells the member of jobs that will fit; visitors sign in first, and come back to the search. */
function Alert({ search, name }: { search: JobSearch; name: string }) {
  const session = useSession()
  const here = useLocation({ select: ({ href }) => href })
  const text = <Trans>Tell me of new jobs</Trans>
  if (!session)
    return (
      <ButtonLink to="/signIn" search={{ redirect: here }} variant="light">
        {text}
      </ButtonLink>
    )
  if (session.role !== 'EMPLOYEE') return null
  return (
    <SaveSearch search={search} name={name}>
      {text}
    </SaveSearch>
  )
}

interface Condition extends FilterValue {
  /** Set on the place of a search that names no other. */
  region?: Region | undefined
}

interface Way extends Condition {
  /** Jobs that it leads to; undefined if that could not be asked. */
  count: number | undefined
}

/** The conditions whose absence gives jobs: the only place, then most jobs first; none before that is known of all. */
function useWays(conditions: readonly Condition[], isReading: boolean): { ways: Way[]; isAsking: boolean } {
  const langCode = useLanguage()
  const asked = conditions.flatMap((condition) => {
    const { filter } = filterOf({ ...condition.without, sort: undefined, near: undefined }, langCode)
    return filter ? [{ condition, query: countFor(filter) }] : []
  })
  const counts = useQueries({ queries: asked.map(({ query }) => query) })
  const isAsking = isReading || counts.some(({ isLoading }) => isLoading)
  const ways = asked
    .map(({ condition }, index) => ({ ...condition, count: counts[index]?.data?.totalCount }))
    .filter(({ count }) => count !== 0)
    .toSorted((one, other) => rankOf(other) - rankOf(one))
    // How many of these the reader may take is not known.
    .map((way) => (way.without.mayTake === 'true' ? { ...way, count: undefined } : way))
  return { ways: isAsking ? [] : ways, isAsking }
}

const rankOf = ({ region, count = 0 }: Way) => (region ? Infinity : count)

function Way({ way: { label, without, region, count }, go }: { way: Way; go: GoToSearch }) {
  const format = useFormat()
  if (region && count !== undefined) return <Nearest {...{ search: without, region, total: count, go }} />
  return (
    <Button variant="light" onClick={() => go(without)}>
      <Trans>Search without ‘{label}’</Trans>
      {count === undefined ? '' : ` (${format.number(count)})`}
    </Button>
  )
}

interface NearestProps extends NoJobsProps {
  region: Region
  total: number
}

function Nearest({ search, region, total, go }: NearestProps) {
  const shown = useFormat().number(total)
  const name = districtName(region, useLanguage())
  return (
    <Button variant="light" onClick={() => go({ ...search, sort: 'distance', near: nearOf(region) })}>
      <Plural
        value={total}
        one={`${shown} job, nearest to ${name}`}
        other={`${shown} jobs, nearest to ${name} first`}
      />
    </Button>
  )
}

/** A part of the query, and the query without it. */
type QueryCondition = Pick<Condition, 'label' | 'region'> & { without: string }

/** The filters, of them the places as one, and of a query each part that was understood, so that the others stay. */
function useConditions(search: JobSearch): { conditions: Condition[]; isReading: boolean } {
  const values = withOnePlace(useFilterValues(search), search)
  const { parts, rest } = useQueryParts(search.query) ?? { parts: [], rest: '' }
  const { region, isLoading } = useOnlyRegion(search, parts)
  const text = rest === '' ? [] : [{ label: rest, without: withoutWords(search.query ?? '', rest) }]
  const typed: QueryCondition[] = [
    ...parts.map(({ kind, name, without }) => ({
      label: name,
      without,
      region: kind === 'PLACE' ? region : undefined,
    })),
    ...text,
  ]
  const conditions = values.flatMap((value): Condition[] => {
    if (isPlace(value)) return [{ ...value, region }]
    if (value.key !== 'query') return [value]
    if (typed.length < 2) return [{ ...value, region: typed[0]?.region }]
    return typed.map((part) => ({
      ...part,
      key: `query:${part.label}`,
      without: narrowed(search, { query: part.without || undefined }),
    }))
  })
  return { conditions, isReading: isLoading }
}

/** The region of a search for jobs in one place, whether chosen or typed. */
function useOnlyRegion(search: JobSearch, parts: readonly QueryPart[]) {
  const typed = parts.filter(({ kind }) => kind === 'PLACE').map(({ regionId }) => String(regionId))
  const [id, ...others] = [...partsOf(search.regionIds), ...typed]
  const isOne = id !== undefined && others.length === 0
  const { data, isLoading } = useQuery({ ...allRegions(), enabled: isOne })
  const region = isOne ? data?.data.find((each) => String(each.id) === id) : undefined
  return { region, isLoading }
}

const isPlace = ({ key }: FilterValue) => key.startsWith('regionIds')

/** One of several places is seldom what leaves nothing. */
function withOnePlace(values: readonly FilterValue[], search: JobSearch): FilterValue[] {
  const places = values.filter(isPlace)
  if (places.length < 2) return [...values]
  const label = places.map((place) => place.label).join(', ')
  return [
    { key: 'regionIds', label, without: narrowed(search, { regionIds: undefined }) },
    ...values.filter((value) => !isPlace(value)),
  ]
}
