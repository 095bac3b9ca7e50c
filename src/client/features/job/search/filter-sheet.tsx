import { Plural, Trans } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import classes from './filter-sheet.module.css'
import { type FilterSheetProps, filterOf, type JobSearch } from './job-search.ts'
import { useFactsToFilterBy } from '../may-take/facts-to-filter-by.ts'
import { countFor } from '../queries.ts'

interface FilterSheetFrameProps extends FilterSheetProps {
  title: ReactNode
  /** The search with the current choice applied. */
  draft: JobSearch
  onClear: () => void
  /** The current choice, shown above the buttons. */
  chosen?: ReactNode
  fit?: boolean
  wide?: boolean
  children: ReactNode
}

/** A filter sheet whose button shows the number of matching jobs. */
export function FilterSheet({
  title,
  search,
  draft,
  leave,
  onClear,
  chosen,
  fit,
  wide,
  children,
}: FilterSheetFrameProps) {
  const { count, isAsked } = useCount(draft)
  const format = useFormat()
  const shown = count === undefined ? '' : format.number(count)
  return (
    <Sheet
      open
      fit={fit}
      wide={wide}
      title={title}
      onClose={() => leave(search)}
      footer={
        <Stack gap="sm">
          {chosen}
          <div className={classes.buttons}>
            <Button variant="default" onClick={onClear}>
              <Trans comment="Button: remove what was chosen">Clear</Trans>
            </Button>
            <span className={classes.show} aria-live="polite" aria-busy={isAsked}>
              <Button fullWidth onClick={() => leave(draft)}>
                {count === undefined ? (
                  <Trans>Show jobs</Trans>
                ) : (
                  <Plural value={count} one={`Show ${shown} job`} other={`Show ${shown} jobs`} />
                )}
              </Button>
            </span>
          </div>
        </Stack>
      }
    >
      {children}
    </Sheet>
  )
}

/** Number of jobs that match the choice; unknown while loading, because the former number would be wrong. */
function useCount(draft: JobSearch): { count: number | undefined; isAsked: boolean } {
  const langCode = useLanguage()
  const { filter } = filterOf({ ...draft, sort: undefined }, langCode)
  const empty = filterOf({}, langCode).filter
  const wanted = filter ?? empty
  if (!wanted) throw new Error('an empty search always fits')
  // How many jobs the reader may take is known for a page only.
  const isCounted = useFactsToFilterBy(draft) === null
  const result = useQuery({
    ...countFor(wanted),
    placeholderData: undefined,
    enabled: filter !== undefined && isCounted,
  })
  const count = filter && isCounted ? result.data?.totalCount : undefined
  return { count, isAsked: count === undefined && result.isFetching }
}
