import { useQuery } from '@tanstack/react-query'
import { listOccupations } from '../../../../contract/work/occupation.ts'
import { queryFor } from '../../../api/query-for.ts'
import { useLanguage } from '../../../i18n/use-language.ts'

/** Names of occupations hardly ever change. */
const staleTime = 86_400_000

/** All occupations by name in a language; kept for use without a network. */
export const allOccupations = (langCode: string) =>
  queryFor(listOccupations, { query: { langCode } }, { shared: true, staleTime })

/** The name of a chosen occupation; its code until the names are there. */
export function useOccupationName(code: string | undefined): string {
  const result = useQuery({ ...allOccupations(useLanguage()), enabled: code !== undefined })
  return result.data?.data.find((each) => each.code === code)?.name ?? code ?? ''
}
