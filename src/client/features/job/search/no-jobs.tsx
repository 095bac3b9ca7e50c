import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { tierLabels } from '../../../i18n/labels.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { countFor } from '../queries.ts'
import {
  filterOf,
  type JobSearch,
  type ListName,
  tierOf,
  withoutFilters,
  type GoToSearch,
} from './job-search.ts'
import { useFilterValues } from './use-filter-values.ts'

interface NoJobsProps {
  search: JobSearch
  go: GoToSearch
  list: ListName
}

/** Links to the other list if it has results, else to the search with one filter less. */
export function NoJobs({ search, go, list }: NoJobsProps) {
  const { i18n } = useLingui()
  const langCode = useLanguage()
  const beside: ListName = list === 'life' ? 'local' : 'life'
  const { filter } = filterOf({ ...search, page: undefined, lifePage: undefined }, beside, langCode)
  const [found] = useQueries({ queries: [filter].flatMap((asked) => (asked ? [countFor(asked)] : [])) })
  const count = found?.data?.totalCount ?? 0
  if (found?.isPending) return null
  if (count === 0) return <FewerFilters search={search} go={go} list={list} />
  const tier = i18n._(tierLabels[tierOf(beside)])
  return (
    <EmptyState
      title={<Trans>Nothing in this list fits the search</Trans>}
      action={
        <Button
          variant="light"
          onClick={() => go({ ...search, list: beside === 'local' ? undefined : beside })}
        >
          <Trans>Show {tier} jobs</Trans>
        </Button>
      }
    >
      <Plural value={count} one={`# job fits under ‘${tier}’.`} other={`# jobs fit under ‘${tier}’.`} />
    </EmptyState>
  )
}

/** Suggests removing the filter that gives the most results, with their number. */
function FewerFilters({ search, go, list }: NoJobsProps) {
  const langCode = useLanguage()
  const values = useFilterValues(search)
  const counts = useQueries({
    queries: values.flatMap(({ without }) => {
      const { filter } = filterOf(without, list, langCode)
      return filter ? [countFor(filter)] : []
    }),
  })
  const ways = values.map((value, index) => ({ ...value, count: counts[index]?.data?.totalCount ?? 0 }))
  const best = ways.toSorted((a, b) => b.count - a.count)[0]
  if (!best || best.count === 0)
    return (
      <EmptyState
        title={<Trans>No job fits this search</Trans>}
        action={
          <Button variant="light" onClick={() => go(withoutFilters(search))}>
            <Trans>Show all jobs</Trans>
          </Button>
        }
      >
        <Trans>New jobs come in every day.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      title={<Trans>No job fits this search</Trans>}
      action={
        <Button variant="light" onClick={() => go(best.without)}>
          <Trans>Search without {best.label}</Trans>
        </Button>
      }
    >
      <Plural
        value={best.count}
        one={`There is # job without ‘${best.label}’.`}
        other={`There are # jobs without ‘${best.label}’.`}
      />
    </EmptyState>
  )
}

/** Link to the job search for empty screens. */
export function FindJobs() {
  return (
    <LinkButton to="/recruitInfo" variant="light">
      <Trans>Find jobs</Trans>
    </LinkButton>
  )
}
