import { Trans } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { countFor } from '../queries.ts'
import { filterOf, type GoToSearch, type JobSearch, narrowed, withoutFilters } from './job-search.ts'
import { type FilterValue, useFilterValues } from './use-filter-values.ts'
import { useQueryParts, withoutWords } from './use-query-parts.ts'
import { useFormat } from '../../../i18n/format.ts'

interface NoJobsProps {
  search: JobSearch
  go: GoToSearch
}

/** Most conditions that are offered to leave out. */
const MOST = 5

/**
 * Names the conditions, and offers to leave out each whose absence gives jobs, with their number; without numbers where
 * they cannot be asked for.
 */
export function NoJobs({ search, go }: NoJobsProps) {
  const values = useRemovable(search)
  const { ways, isAsking } = useWays(values)
  const named = values.map(({ label }) => label).join(' · ')
  return (
    <EmptyState
      title={<Trans>No jobs match your search</Trans>}
      action={
        ways.length > 0 ? (
          ways.slice(0, MOST).map((way) => <Way key={way.key} way={way} go={go} />)
        ) : (
          <Button variant="light" disabled={isAsking} onClick={() => go(withoutFilters(search))}>
            <Trans>Show all jobs</Trans>
          </Button>
        )
      }
    >
      <p>{named}</p>
      {ways.length === 0 && !isAsking && <Trans>New jobs come in every day.</Trans>}
    </EmptyState>
  )
}

interface Way extends FilterValue {
  /** Jobs that it leads to; undefined if that could not be asked. */
  count: number | undefined
}

/** The conditions whose absence gives jobs, most jobs first; none before that is known of all. */
function useWays(values: readonly FilterValue[]): { ways: Way[]; isAsking: boolean } {
  const langCode = useLanguage()
  const asked = values.flatMap((value) => {
    const { filter } = filterOf({ ...value.without, sort: undefined, near: undefined }, langCode)
    return filter ? [{ value, query: countFor(filter) }] : []
  })
  const counts = useQueries({ queries: asked.map(({ query }) => query) })
  const isAsking = counts.some(({ isLoading }) => isLoading)
  const ways = asked
    .map(({ value }, index) => ({ ...value, count: counts[index]?.data?.totalCount }))
    .filter(({ count }) => count !== 0)
    .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
  return { ways: isAsking ? [] : ways, isAsking }
}

function Way({ way: { label, without, count }, go }: { way: Way; go: GoToSearch }) {
  const format = useFormat()
  return (
    <Button variant="light" onClick={() => go(without)}>
      <Trans>Search without ‘{label}’</Trans>
      {count === undefined ? '' : ` (${format.number(count)})`}
    </Button>
  )
}

/** The filters, of them the places as one, and of a query each part that was understood, so that the others stay. */
function useRemovable(search: JobSearch): FilterValue[] {
  const values = withOnePlace(useFilterValues(search), search)
  const { parts, rest } = useQueryParts(search.query) ?? { parts: [], rest: '' }
  const named = parts.map(({ name, without }) => ({ label: name, without }))
  const text = rest === '' ? [] : [{ label: rest, without: withoutWords(search.query ?? '', rest) }]
  const removable = [...named, ...text]
  if (removable.length < 2) return values
  return [
    ...values.filter(({ key }) => key !== 'query'),
    ...removable.map(({ label, without }) => ({
      key: `query:${label}`,
      label,
      without: narrowed(search, { query: without || undefined }),
    })),
  ]
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
