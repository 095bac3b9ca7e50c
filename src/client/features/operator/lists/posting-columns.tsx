import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { PostingRow } from '../../../../contract/operator/list.ts'
import { useFormat } from '../../../i18n/format.ts'
import { tierLabels } from '../../../../contract/job/tier-labels.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { jobStates } from '../../../../contract/operator/list-texts.ts'
import type { DeskSearch } from '../desk/desk-search.ts'
import { at } from '../desk/desks.ts'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'
import { useRegionName } from '../../../entities/region/use-region-name.ts'

const looks = { IN_PROGRESS: 'green', IN_REVIEW: 'amber', PAYMENT_DUE: 'amber', CLOSED: 'gray' } as const

/**
 * A row leads to its posting.
 * @param search of the list, which the posting keeps
 */
export function usePostingColumns(search: DeskSearch): readonly Column<PostingRow>[] {
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

function Title({ row: { id, title }, search }: { row: PostingRow; search: DeskSearch }) {
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
