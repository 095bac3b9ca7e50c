import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { RadioRows } from '../../../ui/field/choice-rows.tsx'
import { NEWS_LENGTH } from '../../../../contract/operator/news.ts'
import { secondLine, useDateTime } from '../desk/cells.tsx'
import type { TargetProps } from '../placement/placed-sheet.tsx'
import { newsToChoose, newsToEdit } from '../queries.ts'

interface NewsChoiceProps extends TargetProps {
  /** The selected item, which may be missing from the list. */
  known: { id: string; title: string } | undefined
}

interface Item {
  id: string
  title: string
  publishedDate?: string | null
}

/** Debounce of the search in milliseconds. */
const DEBOUNCE = 250

/** Selects a public or scheduled news item: from the newest, or by a search of titles. */
export function NewsChoice({ value, error, onChange, known }: NewsChoiceProps) {
  const { t } = useLingui()
  const momentOf = useDateTime()
  const [text, setText] = useState('')
  const [query] = useDebouncedValue(text.trim(), DEBOUNCE)
  const { items, isAnswered, failure } = useItems(query)
  const chosen = useChosen(value, [...items, ...(known ? [known] : [])])
  const rows = chosen && !items.some(({ id }) => id === value) ? [chosen, ...items] : items
  return (
    <Stack gap="xs">
      <TextInput
        label={<Trans>News item</Trans>}
        description={<Trans>Search titles, or choose a recent item.</Trans>}
        type="search"
        autoComplete="off"
        maxLength={NEWS_LENGTH.query}
        error={error}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          // It searches while typing; Enter must not submit the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {failure && <RequestAlert error={failure} />}
      <Box
        mah="17rem"
        bd="1px solid var(--hairline)"
        bdrs="md"
        style={{ '--edge': 'var(--mantine-spacing-sm)', overflow: 'auto' }}
      >
        <RadioRows
          label={t`News item`}
          name="newsId"
          value={value}
          rows={rows.map((item) => ({ value: item.id, content: <Row item={item} momentOf={momentOf} /> }))}
          onPick={onChange}
        />
        {isAnswered && items.length === 0 && (
          <Text p="md" c="dimmed" role="status">{t`No news matches`}</Text>
        )}
      </Box>
    </Stack>
  )
}

function Row({ item, momentOf }: { item: Item; momentOf: (instant: string) => string }) {
  return (
    <>
      <span lang="ko">{item.title}</span>
      {item.publishedDate && <Text {...secondLine}>{momentOf(item.publishedDate)}</Text>}
    </>
  )
}

function useItems(query: string) {
  const kept = { placeholderData: keepPreviousData }
  const scheduled = useQuery({ ...newsToChoose('SCHEDULED', query), ...kept })
  const published = useQuery({ ...newsToChoose('PUBLISHED', query), ...kept })
  const items: Item[] = [...(scheduled.data?.data ?? []), ...(published.data?.data ?? [])].toSorted(
    (one, other) => (other.publishedDate ?? '').localeCompare(one.publishedDate ?? ''),
  )
  return {
    items,
    isAnswered: scheduled.data !== undefined && published.data !== undefined,
    failure: published.error ?? scheduled.error,
  }
}

/** The selected item, shown first even if the search does not contain it or the page was reloaded. */
function useChosen(value: string, seen: readonly Item[]): Item | undefined {
  const found = seen.find(({ id }) => id === value)
  const [last, setLast] = useState(found)
  if (found && found.id !== last?.id) setLast(found)
  const isKnown = found !== undefined || last?.id === value
  const read = useQuery({ ...newsToEdit(value), enabled: value !== '' && !isKnown })
  return found ?? (last?.id === value ? last : read.data?.data)
}
