import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { JOB_STATUSES, PRODUCT_TYPES } from '../../../../contract/base/enums.ts'
import { exportPostings, PostingFilter } from '../../../../contract/operator/list.ts'
import { allRegions } from '../../../entities/region/regions-query.ts'
import { provinceName } from '../../../entities/region/region-names.ts'
import { tierLabels } from '../../../i18n/labels.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { jobStates } from '../cases/case-texts.ts'
import { DeskList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { type DeskSearch, textIn } from '../desk/desk-search.ts'
import { at } from '../desk/desks.ts'
import { ExportButton, ExportResult } from './export-tools.tsx'
import { LiveSearch } from '../../../ui/field/live-search.tsx'
import { ListFilters } from './list-filters.tsx'
import { NothingListed } from './nothing-listed.tsx'
import { postingsPage } from './queries.ts'
import { usePostingColumns } from './posting-columns.tsx'
import { readListSearch } from './list-search.ts'
import { useExport } from './use-export.ts'

const FILTERS = ['status', 'productType', 'regionIds', 'from', 'to', 'query']

/** All postings in any state, newest first. */
export function PostingsScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  const langCode = useLanguage()
  const navigate = useNavigate()
  const { filter, errors, isFiltered, after } = readListSearch(PostingFilter, search, FILTERS)
  const result = useQuery({
    ...postingsPage(filter ?? {}, after),
    enabled: filter !== null,
    placeholderData: keepPreviousData,
  })
  const exported = useExport(exportPostings, () => ({ body: filter ?? {}, query: { langCode } }))
  const columns = usePostingColumns()
  return (
    <DeskPage
      title={t({ message: 'Postings', context: 'console' })}
      actions={<ExportButton of={exported} isDisabled={filter === null} />}
      tools={
        <ListFilters
          desk="postings"
          search={search}
          selects={useSelects()}
          errors={errors}
          isFiltered={isFiltered}
        >
          <LiveSearch
            look="main"
            label={t`Start of title or company, or ID`}
            value={textIn(search, 'query')}
            maxLength={60}
            onSearch={(text) =>
              void navigate({
                ...at('postings'),
                search: { ...search, after: undefined, query: text || undefined },
                replace: true,
              })
            }
          />
        </ListFilters>
      }
    >
      <ExportResult of={exported} />
      {filter === null ? (
        <NothingListed desk="postings" why="WRONG" />
      ) : (
        <DeskList
          result={result}
          caption={t({ message: 'Postings', context: 'console' })}
          columns={columns}
          after={after}
          empty={<NothingListed desk="postings" why={isFiltered ? 'FILTERED' : after ? 'END' : 'NONE'} />}
        />
      )}
    </DeskPage>
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
