import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { provinceName } from '../../../entities/region/region-names.ts'
import { allRegions } from '../../../entities/region/regions-query.ts'
import { useRegionName } from '../../../entities/region/use-region-name.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { tierLabels } from '../../../../contract/job/tier-labels.ts'
import { jobStates } from '../../../../contract/operator/list-texts.ts'
import { exportPostings, type PostingRow } from '../../../../contract/operator/list.ts'
import { column, CompanyLink, StateBadge } from '../desk/cells.tsx'
import { at, type SearchOf } from '../desk/desks.ts'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'
import { FilteredList, select, usePostings } from './filtered-list.tsx'
import { useExport } from './export.tsx'

/** All postings in any state, newest first. */
export function PostingsScreen({ search }: { search: SearchOf<'postings'> }) {
  const { t } = useLingui()
  const langCode = useLanguage()
  const list = usePostings(search)
  const { button, result } = useExport(exportPostings, list.filter)
  const provinces = (useQuery(allRegions()).data?.data ?? []).filter(({ parent }) => parent === null)
  const regions = provinces.map((region) => ({
    value: String(region.id),
    label: provinceName(region, langCode),
  }))
  return (
    <FilteredList
      desk="postings"
      list={list}
      actions={button}
      note={result}
      columns={columnsOf(search)}
      selects={[...selects, { param: 'regionIds', label: msg`Region`, options: regions }]}
      searchLabel={t`Start of title or company, or ID`}
    />
  )
}

const selects = [select('status', msg`Status`, jobStates), select('productType', msg`Tier`, tierLabels)]

const looks = { IN_PROGRESS: 'green', IN_REVIEW: 'amber', PAYMENT_DUE: 'amber', CLOSED: 'gray' } as const

/**
 * A row leads to its posting.
 * @param search of the list, which the posting keeps
 */
const columnsOf = (search: SearchOf<'postings'>): readonly Column<PostingRow>[] => [
  column.title('title', <Trans>Title</Trans>, ({ id, title }) => (
    <Link {...at('postings', id)} search={search} lang="ko" {...ROW_LINK}>
      <bdi>{title}</bdi>
    </Link>
  )),
  column('company', <Trans>Company</Trans>, ({ companyName, memberId }) => (
    <CompanyLink name={companyName} memberId={memberId} />
  )),
  column('state', <Trans>Status</Trans>, ({ status }) => (
    <StateBadge of={{ label: jobStates[status], color: looks[status] }} />
  )),
  column.label('productType', <Trans>Tier</Trans>, tierLabels),
  column('region', <Trans>Region</Trans>, ({ regionId }) => <RegionName id={regionId} />),
  column.day('createdDate', <Trans>Created on</Trans>, 'date'),
]

const RegionName = ({ id }: { id: number }) => useRegionName()(id)
