import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { GUARANTEE_STATUSES } from '../../../../contract/employer/guarantee.ts'
import type { GuaranteeRow } from '../../../../contract/operator/guarantee-case.ts'
import { useFormat } from '../../../i18n/format.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { SheetQueue } from '../desk/sheet-queue.tsx'
import { at } from '../desk/desks.ts'
import { guaranteesPage } from '../queries.ts'
import { GuaranteeSheet } from './guarantee-sheet.tsx'
import { guaranteeKinds, guaranteeStates } from './guarantee-texts.ts'

/** Applications for “Pay guaranteed”. */
export function GuaranteesScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  return (
    <SheetQueue
      desk="guarantees"
      search={search}
      caption={t`Applications for “Pay guaranteed”`}
      statuses={GUARANTEE_STATUSES}
      statusNames={guaranteeStates}
      pageOf={guaranteesPage}
      columns={useColumns()}
      nameOf={({ companyName }) => companyName}
      renderSheet={(row, onClose) => <GuaranteeSheet row={row} onClose={onClose} />}
    />
  )
}

function useColumns(): readonly Column<GuaranteeRow>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  return [
    {
      name: 'company',
      part: 'title',
      head: <Trans>Business</Trans>,
      cell: ({ companyId, companyName }) => (
        <Link {...at('verifications', companyId)} lang="ko">
          {companyName}
        </Link>
      ),
    },
    {
      name: 'kind',
      head: <Trans>What stands behind it</Trans>,
      cell: ({ kind }) => i18n._(guaranteeKinds[kind]),
    },
    {
      name: 'period',
      head: <Trans>Period</Trans>,
      cell: ({ grantedFrom, grantedUntil, wantedFrom, wantedUntil }) =>
        `${format.date(grantedFrom ?? wantedFrom)} – ${format.date(grantedUntil ?? wantedUntil)}`,
    },
    {
      name: 'requested',
      head: <Trans>Requested</Trans>,
      cell: ({ requestedDate }) => format.moment(requestedDate),
    },
  ]
}
