import type { GoToSearch } from './go-to-search.ts'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { QUERY_LENGTH } from '../../../../contract/job/job.ts'
import { Hidden, PageColumn } from '../../../ui/page/page.tsx'
import { SearchField } from '../../../ui/field/search-field.tsx'
import { usePressed } from '../../../ui/button/use-pressed.ts'
import { useTitle } from '../../../ui/page/use-title.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterSheets } from './filter-sheets.tsx'
import { JobResults } from './job-results.tsx'
import { type JobSearch, narrowed } from './job-search.ts'
import classes from './job-search-screen.module.css'

/** Job search by region, sector, benefits and text; all filters are in the address. */
export function JobSearchScreen({ search }: { search: JobSearch }) {
  const { t } = useLingui()
  const { shown, isPending, go } = useGoToSearch(search)
  useTitle(t`Find jobs`)
  return (
    <PageColumn>
      <h1>
        <Hidden>{t`Find jobs`}</Hidden>
      </h1>
      <div className={classes.tools}>
        <SearchField
          label={t`Company, work or place`}
          value={search.query ?? ''}
          maxLength={QUERY_LENGTH}
          onSearch={(query) => go(narrowed(shown, { query }))}
        />
        <FilterChips search={shown} go={go} />
      </div>
      <ChosenFilters search={shown} go={go} />
      <JobResults search={search} shown={shown} isLeft={isPending} go={go} />
      <FilterSheets search={search} go={go} />
    </PageColumn>
  )
}

/** The latest requested search, which is marked before the list follows. */
function useGoToSearch(search: JobSearch) {
  const navigate = useNavigate()
  const { shown, isPending, press } = usePressed(search)
  const go = useCallback<GoToSearch>(
    (next, options) =>
      void press(next, () => navigate({ to: '/recruitInfo', search: next, resetScroll: false, ...options })),
    [navigate, press],
  )
  return { shown, isPending, go }
}
