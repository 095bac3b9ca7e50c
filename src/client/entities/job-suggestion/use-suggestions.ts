import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { JOB_KEYWORDS } from '../../../contract/base/enums.ts'
import { keywordLabels } from '../../i18n/labels.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useOccupations } from '../phrase/use-occupations.ts'
import { allRegions } from '../region/regions-query.ts'
import { regionOf, widestFirst } from '../region/suggestible-region.ts'
import { suggest, type Suggested, suggestionIndex } from './suggest.ts'
import { occupationOf } from './suggestible.ts'

/** Occupations, regions and benefits that the typed text may mean, from what is on the device. */
export function useSuggestions(typed: string): readonly Suggested[] {
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
