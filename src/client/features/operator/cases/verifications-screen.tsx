import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { pageFromSearch } from '../../../api/page-search.ts'
import { live } from '../../../api/query-for.ts'
import { certificateNumberText } from '../../../entities/verification/verification-check.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import type { VerificationRow } from '../../../../contract/operator/case.ts'
import { verificationStates } from './case-texts.ts'
import { column, koreanColumn, Mark, momentColumn, titleColumn } from '../desk/cells.tsx'
import { ListPage, useList } from '../desk/desk-list.tsx'
import { at, type DeskSearch } from '../desk/desks.ts'
import { FilterLinks, labelled } from '../desk/filter-links.tsx'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'
import { type VerificationFilter, verificationsPage } from '../queries.ts'

const FILTERS = ['REQUESTED', 'VERIFIED', 'REFUSED'] as const

/** The list that an address shows. */
export function verificationsIn(search: DeskSearch): { status: VerificationFilter; page: number } {
  const { page = 1 } = pageFromSearch(search)
  return { status: FILTERS.find((each) => each === search['status']) ?? 'REQUESTED', page }
}

/** Verification requests, open and decided. */
export function VerificationsScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  const { page, status } = verificationsIn(search)
  const result = useList(verificationsPage(status, page), live)
  return (
    <ListPage
      desk="verifications"
      tools={
        <FilterLinks label={t`Status`} param="status" value={status} options={labelled(verificationStates)} />
      }
      result={result}
      caption={t`Businesses`}
      columns={columnsOf(search)}
      page={page}
      empty={
        status === 'REQUESTED' && (
          <EmptyState title={<Trans>No businesses to verify</Trans>}>
            <Trans>New requests appear here automatically.</Trans>
          </EmptyState>
        )
      }
    />
  )
}

const columnsOf = (search: DeskSearch): readonly Column<VerificationRow>[] => [
  titleColumn('business', <Trans>Business</Trans>, ({ id, businessName }) => (
    <Link {...at('verifications', id)} search={search} lang="ko" {...ROW_LINK}>
      {businessName}
    </Link>
  )),
  column('number', <Trans>Business number</Trans>, (row) =>
    certificateNumberText(row.businessNumber, row.certificateKind),
  ),
  koreanColumn('personName', <Trans>Representative</Trans>),
  column('remarks', <Trans>Notes</Trans>, (row) => <Remarks row={row} />),
  momentColumn('requestedDate', <Trans>Requested on</Trans>),
  momentColumn('decidedDate', <Trans>Decided on</Trans>),
]

function Remarks({ row: { hasCertificate, taxOffice } }: { row: VerificationRow }) {
  if (hasCertificate && taxOffice !== 'UNREACHABLE') return '–'
  return (
    <>
      {!hasCertificate && <Mark text={<Trans>No photo</Trans>} />}{' '}
      {taxOffice === 'UNREACHABLE' && <Mark text={<Trans>No answer from the tax office</Trans>} />}
    </>
  )
}
