import { Trans, useLingui } from '@lingui/react/macro'
import { RemovableChip } from '../../../ui/choice/chip.tsx'
import classes from './chosen-filters.module.css'
import { type JobSearch, withoutFilters } from './job-search.ts'
import type { GoToSearch } from './go-to-search.ts'
import { useFilterValues } from './use-filter-values.ts'

/** The active filters, each removable. */
export function ChosenFilters({ search, go }: { search: JobSearch; go: GoToSearch }) {
  const { t } = useLingui()
  const values = useFilterValues(search)
  if (values.length === 0) return null
  return (
    <div className={classes.row} role="group" aria-label={t`Chosen filters`}>
      {values.map(({ key, label, without }) => (
        <RemovableChip key={key} onRemove={() => go(without)}>
          {label}
        </RemovableChip>
      ))}
      <button type="button" className={classes.clear} onClick={() => go(withoutFilters(search))}>
        <Trans>Clear all</Trans>
      </button>
    </div>
  )
}
