import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { live } from '../../../../api/query-for.ts'
import { businessNumberText } from '../../../../entities/verification/verification-check.ts'
import type { Column } from '../../../../ui/card/data-table.tsx'
import type { ReceiptRequestRow } from '../../../../../contract/payment/receipt.ts'
import { receiptLists } from '../case-texts.ts'
import { isToCancel, nameOf, ReceiptKind, ReceiptSheet } from './receipt-sheet.tsx'
import { amountColumn, column, Mark, momentColumn, secondLine, titleColumn } from '../../desk/cells.tsx'
import type { DeskSearch } from '../../desk/desks.ts'
import { SheetQueue } from '../../desk/sheet-queue.tsx'
import { overview, receiptsPage } from '../../queries.ts'

/** Cash receipts and tax invoices that employers asked for and no provider has issued. */
export function ReceiptsScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  const { receiptsToCancel = 0 } = useQuery({ ...overview(), ...live }).data?.data ?? {}
  return (
    <SheetQueue
      desk="receipts"
      search={search}
      caption={t`Cash receipts and tax invoices`}
      states={receiptLists}
      marks={{ TO_CANCEL: receiptsToCancel > 0 && receiptsToCancel }}
      pageOf={receiptsPage}
      columns={columns}
      nameOf={nameOf}
      hasDecision={false}
      renderSheet={(row, onClose) => <ReceiptSheet row={row} onClose={onClose} />}
    />
  )
}

const columns: readonly Column<ReceiptRequestRow>[] = [
  titleColumn('business', <Trans>Business</Trans>, ({ businessName, businessNumber }) => (
    <>
      <bdi lang="ko">{businessName ?? '–'}</bdi>
      {businessNumber !== null && <Text {...secondLine}>{businessNumberText(businessNumber)}</Text>}
    </>
  )),
  column('kind', <Trans>Kind</Trans>, (row) => (
    <>
      <ReceiptKind kind={row.kind} /> {isToCancel(row) && <Mark text={<Trans>Refunded: cancel it</Trans>} />}
      {row.cancelledDate && (
        <Badge>
          <Trans context="receipt">Cancelled</Trans>
        </Badge>
      )}
    </>
  )),
  amountColumn('totalAmount'),
  momentColumn('requestedDate', <Trans>Requested</Trans>),
  column('number', <Trans>Approval number</Trans>, ({ approvalNumber }) => approvalNumber ?? '–'),
]
