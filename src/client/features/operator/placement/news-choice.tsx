import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { RadioRows } from '../../../ui/field/choice-rows.tsx'
import { listOperatorNews, NEWS_LENGTH } from '../../../../contract/operator/news.ts'
import { secondLine, useDateTime } from '../desk/cells.tsx'
import { newsToEdit, pageOf, personal } from '../queries.ts'

interface Item {
  id: string
  title: string
  publishedDate?: string | null
}

interface NewsChoiceProps {
  value: string
  /** The item that was selected before. */
  known: Item | undefined
  error: ReactNode
  onChange: (id: string) => void
}

/** Debounce of the search in milliseconds. */
const DEBOUNCE = 250

/** Selects a public or scheduled news item: from the newest, or by a search of titles. */
export function NewsChoice({ value, known, error, onChange }: NewsChoiceProps) {
  const { t } = useLingui()
  const momentOf = useDateTime()
  const [text, setText] = useState('')
  const [query] = useDebouncedValue(text.trim(), DEBOUNCE)
  const { items, isAnswered, failure } = useItems(query)
  const [picked, setPicked] = useState(known)
  const chosen = useQuery({
    ...newsToEdit(value),
    enabled: value !== '' && value !== picked?.id,
  }).data?.data
  const first = value === picked?.id ? picked : chosen
  // The selected item comes first where the search does not find it.
  const rows = first && !items.some(({ id }) => id === first.id) ? [first, ...items] : items
  return (
    <Stack gap="xs" data-field="target">
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
      <RequestAlert error={failure} />
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
          rows={rows.map(({ id, title, publishedDate }) => ({
            value: id,
            content: (
              <>
                <span lang="ko">{title}</span>
                {publishedDate && <Text {...secondLine}>{momentOf(publishedDate)}</Text>}
              </>
            ),
          }))}
          onPick={(id) => {
            setPicked(rows.find((item) => item.id === id))
            onChange(id)
          }}
        />
        {isAnswered && items.length === 0 && (
          <Text p="md" c="dimmed" role="status">{t`No news matches`}</Text>
        )}
      </Box>
    </Stack>
  )
}

/** What a search finds, the latest first. */
function useItems(query: string) {
  const results = useQueries({
    queries: (['PUBLISHED', 'SCHEDULED'] as const).map((state) => ({
      ...personal(listOperatorNews, { query: { state, ...(query ? { query } : {}), ...pageOf() } }),
      placeholderData: keepPreviousData,
    })),
  })
  const found: Item[] = results.flatMap(({ data }) => data?.data ?? [])
  return {
    items: found.toSorted((one, other) => (other.publishedDate ?? '').localeCompare(one.publishedDate ?? '')),
    isAnswered: results.every(({ data }) => data !== undefined),
    failure: results.find(({ error }) => error)?.error ?? null,
  }
}
