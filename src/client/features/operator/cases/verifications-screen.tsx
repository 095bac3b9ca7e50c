import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { VerificationRow } from '../../../../contract/operator/case.ts'
import { useFormat } from '../../../i18n/format.ts'
import { live } from '../../../api/query-for.ts'
import { pageFromSearch } from '../../../api/page-search.ts'
import { certificateNumberText } from '../../../entities/verification/verification-check.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { verificationStates } from './case-texts.ts'
import { DeskList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { at } from '../desk/desks.ts'
import { FilterLinks } from '../desk/filter-links.tsx'
import { type VerificationFilter, verificationsPage } from '../queries.ts'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { ROW_LINK, useRowKeys } from '../keyboard/use-row-keys.ts'

const FILTERS = ['REQUESTED', 'VERIFIED', 'REFUSED'] as const

/** The list that an address shows. */
export function verificationsIn(search: DeskSearch): { status: VerificationFilter; page: number } {
  const { page = 1 } = pageFromSearch(search)
  return { status: FILTERS.find((each) => each === search['status']) ?? 'REQUESTED', page }
}

/** Verification requests, open and decided. */
export function VerificationsScreen({ search }: { search: DeskSearch }) {
  const { i18n, t } = useLingui()
  const { page, status } = verificationsIn(search)
  const result = useQuery({
    ...verificationsPage(status, page),
    ...live,
    placeholderData: keepPreviousData,
  })
  const columns = useColumns(search)
  useRowKeys('verifications', result.data !== undefined)
  return (
    <DeskPage
      title={t`Verifications`}
      actions={<ListKeys />}
      tools={
        <FilterLinks
          label={t`Status`}
          param="status"
          value={status}
          options={FILTERS.map((value) => ({ value, label: i18n._(verificationStates[value]) }))}
        />
      }
    >
      <DeskList
        result={result}
        caption={t`Businesses`}
        columns={columns}
        page={page}
        empty={
          status === 'REQUESTED' ? (
            <EmptyState title={<Trans>No businesses to verify</Trans>}>
              <Trans>New requests appear here automatically.</Trans>
            </EmptyState>
          ) : (
            <EmptyState title={<Trans>None yet</Trans>} />
          )
        }
      />
    </DeskPage>
  )
}

function useColumns(search: DeskSearch): readonly Column<VerificationRow>[] {
  const format = useFormat()
  return [
    {
      name: 'business',
      part: 'title',
      head: <Trans>Business</Trans>,
      cell: ({ id, businessName }) => (
        <Link {...at('verifications', id)} search={search} lang="ko" {...ROW_LINK}>
          {businessName}
        </Link>
      ),
    },
    {
      name: 'number',
      head: <Trans>Business number</Trans>,
      cell: ({ businessNumber, certificateKind }) => certificateNumberText(businessNumber, certificateKind),
    },
    {
      name: 'person',
      head: <Trans>Representative</Trans>,
      cell: ({ personName }) => <span lang="ko">{personName}</span>,
    },
    {
      name: 'remarks',
      head: <Trans>Notes</Trans>,
      cell: ({ hasCertificate, taxOffice }) => (
        <Remarks hasCertificate={hasCertificate} taxOffice={taxOffice} />
      ),
    },
    {
      name: 'requested',
      head: <Trans>Requested on</Trans>,
      cell: ({ requestedDate }) => format.moment(requestedDate),
    },
    {
      name: 'decided',
      head: <Trans>Decided on</Trans>,
      cell: ({ decidedDate }) => (decidedDate === null ? '–' : format.moment(decidedDate)),
    },
  ]
}

function Remarks({ hasCertificate, taxOffice }: Pick<VerificationRow, 'hasCertificate' | 'taxOffice'>) {
  if (hasCertificate && taxOffice !== 'UNREACHABLE') return '–'
  return (
    <>
      {!hasCertificate && (
        <Badge color="amber">
          <Trans>No photo</Trans>
        </Badge>
      )}{' '}
      {taxOffice === 'UNREACHABLE' && (
        <Badge color="amber">
          <Trans>No answer from the tax office</Trans>
        </Badge>
      )}
    </>
  )
}
