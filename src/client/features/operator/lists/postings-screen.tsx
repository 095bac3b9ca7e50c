import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { JOB_STATUSES, PRODUCT_TYPES } from '../../../../contract/base/enums.ts'
import { exportPostings } from '../../../../contract/operator/list.ts'
import { allRegions } from '../../../entities/region/regions-query.ts'
import { provinceName } from '../../../entities/region/region-names.ts'
import { tierLabels } from '../../../../contract/job/tier-labels.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { jobStates } from '../../../../contract/operator/list-texts.ts'
import { type DeskSearch, textIn } from '../desk/desk-search.ts'
import { FilteredList, TextFilter } from './filtered-list.tsx'
import { postingsPage } from './queries.ts'
import { usePostingColumns } from './posting-columns.tsx'
import { readPostingSearch } from './list-search.ts'
import { useExport } from './use-export.ts'

/** All postings in any state, newest first. */
export function PostingsScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  const langCode = useLanguage()
  const listed = readPostingSearch(search)
  const filter = listed.filter ?? {}
  const result = useQuery({
    ...postingsPage(filter, listed.after),
    enabled: listed.filter !== null,
    placeholderData: keepPreviousData,
  })
  return (
    <FilteredList
      desk="postings"
      search={search}
      listed={listed}
      result={result}
      columns={usePostingColumns(search)}
      selects={useSelects()}
      exported={useExport(exportPostings, () => ({ body: filter, query: { langCode } }))}
      query={textIn(search, 'query')}
      searchField={<TextFilter desk="postings" search={search} label={t`Start of title or company, or ID`} />}
    />
  )
}

function useSelects() {
  const { i18n, t } = useLingui()
  const langCode = useLanguage()
  const { data: regions } = useQuery(allRegions())
  const provinces = (regions?.data ?? []).filter(({ parent }) => parent === null)
  return [
    {
      param: 'status',
      label: t`Status`,
      options: JOB_STATUSES.map((value) => ({ value, label: i18n._(jobStates[value]) })),
    },
    {
      param: 'productType',
      label: t`Tier`,
      options: PRODUCT_TYPES.map((value) => ({ value, label: i18n._(tierLabels[value]) })),
    },
    {
      param: 'regionIds',
      label: t`Region`,
      options: provinces.map((region) => ({
        value: String(region.id),
        label: provinceName(region, langCode),
      })),
    },
  ]
}
