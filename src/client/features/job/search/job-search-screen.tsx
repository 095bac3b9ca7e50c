import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Flex, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { memo, useCallback } from 'react'
import { QUERY_LENGTH } from '../../../../contract/job/job.ts'
import type { SuggestingSearch } from '../../../../contract/job/suggestion.ts'
import { Hidden, PageColumn, useTitle } from '../../../ui/page/page.tsx'
import { landingTexts, membersTexts, rightsTexts } from '../../../i18n/activate-language.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { SearchField } from '../../../ui/field/search-field.tsx'
import { useSession } from '../../../api/session.ts'
import { JobSuggestions } from '../../../entities/job-suggestion/lazy.ts'
import { lazyPart, Optional, optionalPart } from '../../../ui/field/optional.tsx'
import { usePressed } from '../../../ui/button/use-pressed.ts'
import { RemovableChip } from '../../../ui/choice/chip.tsx'
import { useFactsToFilterBy } from '../may-take/facts-to-filter-by.ts'
import { type GoToSearch, type JobSearch, filterOf, narrowed, withoutFilters } from './job-search.ts'
import { FilterChips } from './filter-chips.tsx'
import { JobResults } from './job-results.tsx'
import { useFilterValues } from './use-filter-values.ts'

// Loaded where a filter is chosen.
const UnderstoodQuery = lazyPart(async () => (await import('./understood-query.tsx')).UnderstoodQuery)
const SaveSearch = optionalPart(() => import('../saved/save-search.tsx'), 'SaveSearch', membersTexts)

/** Job search by region, sector, benefits and text; all filters are in the address. */
export function JobSearchScreen({ search }: { search: JobSearch }) {
  const { t } = useLingui()
  const { shown, isPending, go } = useGoToSearch(search)
  useTitle(t`Find jobs`)
  const suggesting = useSuggestingSearch(shown)
  return (
    <PageColumn>
      <h1>
        <Hidden>{t`Find jobs`}</Hidden>
      </h1>
      <Stack
        gap="sm"
        mt={{ sm: 'xxl' }}
        pt={{ base: 'xxs', sm: 'md' }}
        pb={{ base: 'sm', sm: 'md' }}
        px={{ base: 'edge', sm: 'md' }}
        bg="var(--surface)"
        bdrs={{ sm: 'lg' }}
      >
        <SearchField
          label={t`Company, work or place`}
          value={search.query ?? ''}
          maxLength={QUERY_LENGTH}
          onSearch={(query) => go(narrowed(shown, { query }))}
          renderSuggestions={(field) => (
            <JobSuggestions
              field={field}
              label={t`Company, work or place`}
              search={suggesting}
              onChoose={(filter) => go(narrowed(shown, { ...filter, query: undefined }))}
            />
          )}
        />
        <FilterChips search={shown} go={go} />
      </Stack>
      <ChosenFilters search={shown} go={go} />
      <JobResults search={search} shown={shown} isLeft={isPending} go={go} />
      <FilterSheets search={search} go={go} />
    </PageColumn>
  )
}

/** What a suggestion is added to; null where only jobs are shown that the reader may take, which are not counted. */
function useSuggestingSearch(search: JobSearch): SuggestingSearch | null {
  const langCode = useLanguage()
  const isCounted = useFactsToFilterBy(search) === null
  const { filter } = filterOf(narrowed({ ...search, sort: undefined }, { query: undefined }), langCode)
  if (!filter || !isCounted) return null
  const { sort: _, langCode: __, pageNumber: ___, pageSize: ____, ...suggesting } = filter
  return suggesting
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

/** The active filters, each removable. */
function ChosenFilters({ search, go }: { search: JobSearch; go: GoToSearch }) {
  const { t } = useLingui()
  const values = useFilterValues(search)
  const isWorker = useSession()?.role === 'EMPLOYEE'
  if (values.length === 0) return null
  return (
    <Flex
      rowGap="sm"
      columnGap="xs"
      align="center"
      wrap="wrap"
      pt={{ base: 'sm', sm: 'md' }}
      px={{ base: 'edge', sm: 0 }}
      role="group"
      aria-label={t`Chosen filters`}
    >
      {values.map(({ key, label, without }) => {
        const chip = (
          <RemovableChip key={key} onRemove={() => go(without)}>
            {label}
          </RemovableChip>
        )
        if (key !== 'query') return chip
        return (
          <Optional key={key} fallback={chip}>
            <UnderstoodQuery search={search} query={label} go={go} />
          </Optional>
        )
      })}
      {isWorker && <SaveSearch search={search} name={values.map(({ label }) => label).join(', ')} />}
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        px={0}
        ms={{ base: 'auto', sm: 0 }}
        onClick={() => go(withoutFilters(search))}
      >
        <Trans>Clear all</Trans>
      </Button>
    </Flex>
  )
}

/** The sheets have their texts with those of members. */
const RegionSheet = optionalPart(() => import('./region-sheet.tsx'), 'RegionSheet', membersTexts)
const WorkSheet = optionalPart(() => import('./choice-sheets.tsx'), 'WorkSheet', membersTexts)
const BenefitSheet = optionalPart(() => import('./choice-sheets.tsx'), 'BenefitSheet', membersTexts)
const HoursSheet = optionalPart(() => import('./hours-sheet.tsx'), 'HoursSheet', membersTexts)
const PaySheet = optionalPart(() => import('./pay-sheet.tsx'), 'PaySheet', membersTexts)
const PlaceFilterSheet = optionalPart(
  () => import('./place-filter-sheet.tsx'),
  'PlaceFilterSheet',
  membersTexts,
)

const StatusSheet = optionalPart(
  () => import('../may-take/status-sheet.tsx'),
  'StatusSheet',
  rightsTexts,
  landingTexts,
)

const sheets = {
  place: PlaceFilterSheet,
  status: StatusSheet,
  region: RegionSheet,
  work: WorkSheet,
  benefit: BenefitSheet,
  pay: PaySheet,
  hours: HoursSheet,
}

/** The filter sheet named in the address; their code is loaded with the first one. */
const FilterSheets = memo(function FilterSheets({ search, go }: { search: JobSearch; go: GoToSearch }) {
  const name = Object.keys(sheets).find((each): each is keyof typeof sheets => each === search.open)
  if (!name) return null
  const OpenSheet = sheets[name]
  return <OpenSheet search={search} leave={(next) => go({ ...next, open: undefined }, { replace: true })} />
})
