import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { JOB_STATUSES, PRODUCT_TYPES } from '../../../../contract/base/enums.ts'
import { tierLabels } from '../../../../contract/job/tier-labels.ts'
import { jobStates } from '../../../../contract/operator/list-texts.ts'
import { exportPostings, type PostingRow } from '../../../../contract/operator/list.ts'
import { provinceName } from '../../../entities/region/region-names.ts'
import { allRegions } from '../../../entities/region/regions-query.ts'
import { useRegionName } from '../../../entities/region/use-region-name.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { at, type SearchOf } from '../desk/desks.ts'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'
import { FilteredList, TextFilter } from './filtered-list.tsx'
import { usePostings } from './list-search.ts'
import { useExport } from './use-export.ts'

/** All postings in any state, newest first. */
export function PostingsScreen({ search }: { search: SearchOf<'postings'> }) {
  const { t } = useLingui()
  const langCode = useLanguage()
  const { listed, filter, result } = usePostings(search)
  return (
    <FilteredList
      desk="postings"
      search={search}
      listed={listed}
      result={result}
      columns={useColumns(search)}
      selects={useSelects()}
      exported={useExport(exportPostings, () => ({ body: filter, query: { langCode } }))}
      query={search.query ?? ''}
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

const looks = { IN_PROGRESS: 'green', IN_REVIEW: 'amber', PAYMENT_DUE: 'amber', CLOSED: 'gray' } as const

/**
 * A row leads to its posting.
 * @param search of the list, which the posting keeps
 */
function useColumns(search: SearchOf<'postings'>): readonly Column<PostingRow>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  const nameOf = useRegionName()
  return [
    {
      name: 'title',
      part: 'title',
      head: <Trans>Title</Trans>,
      cell: (row) => <Title row={row} search={search} />,
    },
    { name: 'company', head: <Trans>Company</Trans>, cell: (row) => <Company row={row} /> },
    {
      name: 'state',
      head: <Trans>Status</Trans>,
      cell: ({ status }) => <Badge color={looks[status]}>{i18n._(jobStates[status])}</Badge>,
    },
    { name: 'tier', head: <Trans>Tier</Trans>, cell: ({ productType }) => i18n._(tierLabels[productType]) },
    { name: 'region', head: <Trans>Region</Trans>, cell: ({ regionId }) => nameOf(regionId) },
    {
      name: 'created',
      part: 'date',
      head: <Trans>Created on</Trans>,
      cell: ({ createdDate }) => format.date(createdDate),
    },
  ]
}

function Title({ row: { id, title }, search }: { row: PostingRow; search: SearchOf<'postings'> }) {
  return (
    <Link {...at('postings', id)} search={search} lang="ko" {...ROW_LINK}>
      <bdi>{title}</bdi>
    </Link>
  )
}

function Company({ row: { companyName, memberId } }: { row: PostingRow }) {
  if (memberId === null) return <bdi lang="ko">{companyName}</bdi>
  return (
    <Link {...at('members', memberId)} lang="ko">
      <bdi>{companyName}</bdi>
    </Link>
  )
}
