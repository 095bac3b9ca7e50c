import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readJobQuery } from '../../../contract/job/job-query.ts'
import { QUERY_LENGTH } from '../../../contract/job/job.ts'
import type { Region } from '../../../contract/place/region.ts'
import { queryFor } from '../../api/query-for.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { allMeant, suggestionIndex } from '../job-suggestion/suggest.ts'
import { regionOf, widestFirst } from './suggestible-region.ts'

/** Milliseconds without a letter after which the server is asked. */
const REST = 300

/**
 * Regions that a typed text may mean, best first: by their names in any language on this device, then as the job search
 * reads the text, which knows former names, towns, and names by their sound.
 */
export function useFoundRegions(regions: readonly Region[], typed: string): Region[] {
  const langCode = useLanguage()
  const text = typed.trim()
  const index = useMemo(
    () => suggestionIndex(widestFirst(regions).map((region) => regionOf(region, langCode))),
    [regions, langCode],
  )
  const [settled] = useDebouncedValue(text.slice(0, QUERY_LENGTH), REST)
  const read = useQuery({
    ...queryFor(readJobQuery, { query: { query: settled, langCode } }, { shared: true }),
    enabled: settled !== '' && settled === text,
  })
  const ids = [
    ...allMeant(index, text).map(({ value }) => Number(value)),
    ...(read.data?.data.parts ?? []).map(({ regionId }) => regionId),
  ]
  return [...new Set(ids)].flatMap((id) => regions.find((region) => region.id === id) ?? [])
}
