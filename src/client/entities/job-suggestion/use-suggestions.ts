import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { JOB_KEYWORDS } from '../../../contract/base/enums.ts'
import type { Region } from '../../../contract/place/region.ts'
import { keywordLabels } from '../../i18n/labels.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useOccupations } from '../phrase/use-occupations.ts'
import { allRegions } from '../region/regions-query.ts'
import { suggest, type Suggested, suggestionIndex } from './suggest.ts'
import { occupationOf, regionOf } from './suggestible.ts'

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
        ...(regions ?? [])
          .toSorted((a, b) => depthOf(a) - depthOf(b))
          .map((each) => regionOf(each, langCode)),
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

/** Provinces, then cities and counties, then their districts. */
const depthOf = ({ parent, sigungu }: Region) => (parent === null ? 0 : sigungu?.includes(' ') ? 2 : 1)
