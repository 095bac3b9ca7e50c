import { useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Paper, Text } from '@mantine/core'
import { type RefObject, useEffect, useEffectEvent, useId, useState, useMemo } from 'react'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import { type SuggestingSearch, countSuggested } from '../../../contract/job/suggestion.ts'
import { useFormat } from '../../i18n/format.ts'
import { BriefcaseIcon, CheckIcon, type Icon, PinIcon } from '../../ui/icon/icons.tsx'
import {
  type Suggested,
  type SuggestedFilter,
  suggest,
  suggestionIndex,
  type Suggestible,
} from './suggest.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../api/query-for.ts'
import { JOB_KEYWORDS } from '../../../contract/base/enums.ts'
import { keywordLabels } from '../../i18n/labels.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useOccupations } from '../phrase/use-occupations.ts'
import { allRegions } from '../region/regions-query.ts'
import { regionOf, widestFirst } from '../region/suggestible-region.ts'
import { occupationByCode } from '../../../reference/occupations.ts'

interface JobSuggestionsProps {
  /** The search field, whose role is combobox. */
  field: RefObject<HTMLInputElement | null>
  label: string
  /** What the search has besides; null if its jobs cannot be counted. */
  search?: SuggestingSearch | null
  onChoose: (filter: Partial<Record<SuggestedFilter, string>>) => void
}

const NONE = -1

const icons: Record<SuggestedFilter, Icon> = {
  occupation: BriefcaseIcon,
  regionIds: PinIcon,
  keywordType: CheckIcon,
}

/** The list below a search field: occupations, regions and benefits that the typed text may mean. */
export function JobSuggestions({ field, label, search, onChoose }: JobSuggestionsProps) {
  const id = useId()
  // What was typed while this was loading counts; the text of the address does not.
  const [typed, setTyped] = useState(() => textToSuggest(field.current))
  const [active, setActive] = useState(NONE)
  const found = useSuggestions(typed)
  const countOf = useSuggestionCounts(found, search)
  const isOpen = found.length > 0
  const close = () => {
    setTyped('')
    setActive(NONE)
  }
  const choose = ({ filters }: Suggested) => {
    empty(field.current)
    close()
    onChoose(filters)
  }
  const optionId = (at: number) => `${id}-${at}`
  useField(field, {
    onInput: (text) => {
      setTyped(text)
      setActive(NONE)
    },
    onClose: close,
    onKey: (key) => {
      const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
      if (!isOpen) {
        if (step !== 0) setTyped(field.current?.value ?? '')
        return step !== 0
      }
      const chosen = found[active]
      if (step !== 0)
        setActive(active === NONE && step < 0 ? found.length - 1 : wrapped(active + step, found))
      else if (key === 'Enter' && chosen) choose(chosen)
      else if (key === 'Enter' || key === 'Escape') close()
      return step !== 0 || key === 'Escape' || (key === 'Enter' && chosen !== undefined)
    },
  })
  useEffect(() => {
    const set = (name: string, value: string | undefined) =>
      value === undefined ? field.current?.removeAttribute(name) : field.current?.setAttribute(name, value)
    set('aria-expanded', String(isOpen))
    set('aria-controls', isOpen ? id : undefined)
    set('aria-activedescendant', isOpen && active !== NONE ? `${id}-${active}` : undefined)
  }, [field, id, isOpen, active])
  if (!isOpen) return null
  return (
    <Paper
      id={id}
      role="listbox"
      aria-label={label}
      pos="absolute"
      inset="calc(100% + var(--space-4)) 0 auto"
      py="xxs"
      bd="1px solid var(--hairline)"
      style={{ zIndex: 20, boxShadow: 'var(--float)' }}
    >
      {found.map((suggestion, at) => {
        const KindIcon = icons[suggestion.filter]
        return (
          // The keyboard stays in the field, which names the active option.
          <Button
            tabIndex={-1}
            key={Object.values(suggestion.filters).join(' ')}
            id={optionId(at)}
            role="option"
            aria-selected={at === active}
            fullWidth
            px="md"
            radius={0}
            fw={400}
            color="dark"
            variant={at === active ? 'light' : 'subtle'}
            leftSection={<KindIcon size={20} />}
            styles={{ label: { flex: 1 } }}
            style={at === active ? { outline: '2px solid var(--focus)', outlineOffset: -2 } : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              choose(suggestion)
              // Puts the keyboard of a phone away, which would cover the jobs.
              field.current?.blur()
            }}
          >
            <Facts suggestion={suggestion} count={search === null ? null : countOf(suggestion)} />
          </Button>
        )
      })}
    </Paper>
  )
}

interface FactsProps {
  suggestion: Suggested
  /** Undefined while it is not known, null where jobs are not counted. */
  count: number | undefined | null
}

function Facts({ suggestion: { filter, names }, count }: FactsProps) {
  const kinds = useKinds()
  const format = useFormat()
  return (
    <Group component="span" gap="sm" wrap="nowrap">
      <Box component="span" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        {names.join(BETWEEN_FACTS)}
      </Box>
      {names.length === 1 && (
        <Text span size="sm" c="dimmed">
          {kinds[filter]}
        </Text>
      )}
      {count !== null && (
        <Text span size="sm" c="dimmed" miw="3.5em" ta="end" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {count === undefined ? '' : format.number(count)}
        </Text>
      )}
    </Group>
  )
}

function useKinds(): Record<SuggestedFilter, string> {
  const { t } = useLingui()
  return { occupation: t`Occupation`, regionIds: t`Region`, keywordType: t`Benefits` }
}

const empty = (field: HTMLInputElement | null) => {
  if (field) field.value = ''
}

const wrapped = (at: number, list: readonly unknown[]) => (at + list.length) % list.length

const textToSuggest = (field: HTMLInputElement | null) =>
  field && field.value !== field.defaultValue ? field.value : ''

interface FieldActs {
  onInput: (text: string) => void
  onClose: () => void
  /** Whether the key was for the list, and not for the field. */
  onKey: (key: string) => boolean
}

function useField(field: RefObject<HTMLInputElement | null>, acts: FieldActs) {
  const onInput = useEffectEvent(() => acts.onInput(field.current?.value ?? ''))
  const onBlur = useEffectEvent(() => acts.onClose())
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Keys that compose a letter are not for the list.
    if (!event.isComposing && acts.onKey(event.key)) event.preventDefault()
  })
  useEffect(() => {
    const input = field.current
    const left = new AbortController()
    const { signal } = left
    input?.addEventListener('input', () => onInput(), { signal })
    input?.addEventListener('blur', () => onBlur(), { signal })
    input?.form?.addEventListener('submit', () => onBlur(), { signal })
    input?.addEventListener('keydown', (event) => onKey(event), { signal })
    // A letter typed between the first rendering and now was heard by nobody.
    if (textToSuggest(input) !== '') onInput()
    return () => left.abort()
  }, [field])
}

/** Milliseconds without a letter after which the jobs are counted. */
const REST = 400

const ALL: SuggestingSearch = { jobCategories: [], regionIds: [] }

/**
 * The number of jobs that each suggestion leads to; undefined while it is not known, without a network too.
 * @param search what the suggestions are added to: all jobs by default; null if the jobs cannot be counted
 */
function useSuggestionCounts(
  found: readonly Suggested[],
  search: SuggestingSearch | null = ALL,
): (suggestion: Suggested) => number | undefined {
  const [settled] = useDebouncedValue(found.map(codeOf).join(','), REST)
  const suggestions = settled.split(',')
  const { data } = useQuery({
    ...queryFor(countSuggested, { query: { ...(search ?? ALL), suggestions } }, { shared: true }),
    enabled: search !== null && settled !== '',
  })
  return (suggestion) => data?.data[suggestions.indexOf(codeOf(suggestion))]
}

const codeOf = ({ filters: { occupation, regionIds, keywordType } }: Suggested) =>
  [occupation, regionIds, keywordType].join('.')

/** Occupations, regions and benefits that the typed text may mean, from what is on the device. */
function useSuggestions(typed: string): readonly Suggested[] {
  const { i18n } = useLingui()
  const langCode = useLanguage()
  const occupations = useOccupations()
  const regions = useQuery(allRegions()).data?.data
  const index = useMemo(
    () =>
      suggestionIndex([
        ...occupations.map(({ code, name }) => occupationOf(code, name)),
        ...widestFirst(regions ?? []).map((each) => regionOf(each, langCode)),
        ...JOB_KEYWORDS.map((value) => ({
          filter: 'keywordType' as const,
          value,
          name: i18n._(keywordLabels[value]),
          words: [],
        })),
      ]),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `i18n` writes the language of `langCode`
    [occupations, regions, langCode],
  )
  return useMemo(() => suggest(index, typed), [index, typed])
}

export function occupationOf(code: string, name: string): Suggestible {
  const { ko = [], en = [], other = {} } = occupationByCode(code) ?? {}
  const words = [...ko, ...en, ...Object.values(other).flatMap((each) => each ?? [])]
  // Words that decide nothing by themselves, or only together, name no occupation.
  return { filter: 'occupation', value: code, name, words: words.filter((word) => !/[~+]/.test(word)) }
}
