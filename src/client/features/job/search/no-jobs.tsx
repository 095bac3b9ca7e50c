import { Plural, Trans } from '@lingui/react/macro'
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

/** Suggests removing the filter that gives the most results, with their number. */
export function NoJobs({ search, go }: NoJobsProps) {
  const format = useFormat()
  const langCode = useLanguage()
  const values = useRemovable(search)
  const counts = useQueries({
    queries: values.flatMap(({ without }) => {
      const { filter } = filterOf({ ...without, sort: undefined }, langCode)
      return filter ? [countFor(filter)] : []
    }),
  })
  const ways = values.map((value, index) => ({ ...value, count: counts[index]?.data?.totalCount ?? 0 }))
  const best = ways.toSorted((a, b) => b.count - a.count)[0]
  if (!best || best.count === 0)
    return (
      <EmptyState
        title={<Trans>No jobs match your search</Trans>}
        action={
          <Button variant="light" onClick={() => go(withoutFilters(search))}>
            <Trans>Show all jobs</Trans>
          </Button>
        }
      >
        <Trans>New jobs come in every day.</Trans>
      </EmptyState>
    )
  const { label } = best
  const shown = format.number(best.count)
  return (
    <EmptyState
      title={<Trans>No jobs match your search</Trans>}
      action={
        <Button variant="light" onClick={() => go(best.without)}>
          <Trans>Search without ‘{label}’</Trans>
        </Button>
      }
    >
      <Plural
        value={best.count}
        one={`There is ${shown} job without ‘${label}’.`}
        other={`There are ${shown} jobs without ‘${label}’.`}
      />
    </EmptyState>
  )
}

/** The filters, and of a query each part that was understood, so that the others stay. */
function useRemovable(search: JobSearch): FilterValue[] {
  const values = useFilterValues(search)
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
