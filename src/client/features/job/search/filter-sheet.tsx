import { Plural, Trans } from '@lingui/react/macro'
import { Box, Button, Flex, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { lazyPart, Optional } from '../../../ui/field/optional.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
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
          {/* Its buttons ask for the width of their longest word, so that the row wraps instead. */}
          <Flex gap="xs" wrap="wrap" style={{ overflowWrap: 'break-word' }}>
            <Button variant="default" flex="1 0 auto" onClick={onClear}>
              <Trans comment="Button: remove what was chosen">Clear</Trans>
            </Button>
            <ShowJobs draft={draft} onShow={() => leave(draft)} />
          </Flex>
        </Stack>
      }
    >
      {children}
    </Sheet>
  )
}

const OwnCount = lazyPart(async () => (await import('../may-take/own-count.tsx')).OwnCount)

/** Says how many jobs the choice leads to, of all or of those that the reader may take. */
function ShowJobs({ draft, onShow }: { draft: JobSearch; onShow: () => void }) {
  const facts = useFactsToFilterBy(draft)
  const { filter, count, isAsked } = useCount(draft)
  const format = useFormat()
  const button = (known: number | undefined, shown: string, isBusy = known === undefined) => (
    <Box flex="999 1 min-content" aria-live="polite" aria-busy={isBusy}>
      <Button fullWidth onClick={onShow}>
        {known === undefined ? (
          <Trans>Show jobs</Trans>
        ) : (
          <Plural value={known} one={`Show ${shown} job`} other={`Show ${shown} jobs`} />
        )}
      </Button>
    </Box>
  )
  if (!facts || !filter) return button(count, count === undefined ? '' : format.number(count), isAsked)
  return (
    <Optional fallback={button(undefined, '', false)}>
      <OwnCount key={JSON.stringify([filter, facts])} filter={filter} facts={facts}>
        {button}
      </OwnCount>
    </Optional>
  )
}

/** Number of jobs that match the choice; unknown while loading, because the former number would be wrong. */
function useCount(draft: JobSearch) {
  const langCode = useLanguage()
  const { filter } = filterOf({ ...draft, sort: undefined }, langCode)
  const empty = filterOf({}, langCode).filter
  const wanted = filter ?? empty
  if (!wanted) throw new Error('an empty search always fits')
  // Those that the reader may take are counted on the device.
  const isCounted = useFactsToFilterBy(draft) === null
  const result = useQuery({
    ...countFor(wanted),
    placeholderData: undefined,
    enabled: filter !== undefined && isCounted,
  })
  const count = filter && isCounted ? result.data?.totalCount : undefined
  return { filter, count, isAsked: count === undefined && result.isFetching }
}
