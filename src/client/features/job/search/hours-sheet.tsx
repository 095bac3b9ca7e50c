import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { HOURS_LIMITS, type MaxHours } from '../../../../contract/base/enums.ts'
import { maxHoursOf } from '../../../../contract/work-right/hours-limit.ts'
import { useOwnFacts } from '../../../entities/work-right/own-facts.ts'
import { Chip } from '../../../ui/choice/chip.tsx'
import { ChipRow, FieldGroup } from '../../../ui/field/field-group.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { type FilterSheetProps, narrowed } from './job-search.ts'
import { useHoursText } from './use-hours-text.ts'
import { QUERY_LENGTH } from '../../../../contract/job/job.ts'

const ofWeek = HOURS_LIMITS.filter((limit) => limit.startsWith('WEEK_'))
const ofWeekdays = HOURS_LIMITS.filter((limit) => !limit.startsWith('WEEK_'))

/** At most so many hours of work, for students and others whose status limits them. */
export function HoursSheet({ search, leave }: FilterSheetProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(search.maxHours)
  const [query, setQuery] = useState(search.query)
  const weekends = t({
    message: 'Weekends only',
    comment:
      'Filter of jobs. It is typed into the search: the text must be one that the search reads as this',
  })
  const hasWeekends = toggledWords(query, weekends).isThere
  const hoursText = useHoursText()
  const facts = useOwnFacts()
  const own = facts ? maxHoursOf(facts) : undefined
  const chips = (limits: readonly MaxHours[]) => (
    <ChipRow>
      {limits.map((limit) => (
        <Chip
          key={limit}
          active={chosen === limit}
          onClick={() => setChosen(chosen === limit ? undefined : limit)}
        >
          {hoursText(limit)}
        </Chip>
      ))}
    </ChipRow>
  )
  return (
    <FilterSheet
      fit
      title={<Trans>Working hours</Trans>}
      search={search}
      draft={narrowed(search, { maxHours: chosen, query })}
      leave={leave}
      onClear={() => {
        setChosen(undefined)
        if (hasWeekends) setQuery(toggledWords(query, weekends).next)
      }}
    >
      <Stack gap="md" pt="xs" pb="xl" px={{ base: 'edge', sm: 'xl' }}>
        {own && <FieldGroup label={<Trans>What your status allows</Trans>}>{chips([own])}</FieldGroup>}
        <FieldGroup label={<Trans>Days of the week</Trans>}>
          <ChipRow>
            <Chip active={hasWeekends} onClick={() => setQuery(toggledWords(query, weekends).next)}>
              {weekends}
            </Chip>
          </ChipRow>
        </FieldGroup>
        <FieldGroup label={<Trans>All days of the week</Trans>}>
          {chips(ofWeek.filter((limit) => limit !== own))}
        </FieldGroup>
        <FieldGroup label={<Trans>The weekend does not count</Trans>}>
          {chips(ofWeekdays.filter((limit) => limit !== own))}
        </FieldGroup>
        <Text size="sm" c="dimmed">
          <Trans>Jobs that do not state their hours are left out. Breaks count as work.</Trans>
        </Text>
      </Stack>
    </FilterSheet>
  )
}

/**
 * Whether a typed search has these words, and the search with or without them. Where both are longer than a search may
 * be, the words replace what was typed.
 */
export function toggledWords(query: string | undefined, words: string) {
  const parts = (query ?? '').split(words)
  const isThere = parts.length > 1
  const rest = parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
  const both = `${rest} ${words}`.trim()
  return { isThere, next: isThere ? rest || undefined : both.length > QUERY_LENGTH ? words : both }
}
