import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RECEIPT_LISTS, type ReceiptRequestRow } from '../../../../../contract/payment/receipt.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { Won } from '../../../../i18n/won.tsx'
import { live } from '../../../../api/query-for.ts'
import { pageFromSearch } from '../../../../api/page-search.ts'
import { businessNumberText } from '../../../../entities/verification/verification-check.ts'
import { RowButton } from '../../desk/row-button.tsx'
import type { Column } from '../../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../../ui/page/states.tsx'
import { DeskList } from '../../desk/desk-list.tsx'
import { DeskPage } from '../../desk/desk-page.tsx'
import type { DeskSearch } from '../../desk/desk-search.ts'
import { useOpenedCase } from '../../desk/use-opened-case.ts'
import { FilterLinks } from '../../desk/filter-links.tsx'
import { overview, receiptsPage } from '../../queries.ts'
import { ListKeys } from '../../keyboard/list-keys.tsx'
import { useRowKeys } from '../../keyboard/use-row-keys.ts'
import { isToCancel, nameOf, ReceiptSheet } from './receipt-sheet.tsx'
import { secondLine } from '../../desk/desk-surfaces.ts'

/** Cash receipts and tax invoices that employers asked for and no provider has issued. */
export function ReceiptsScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  const { page = 1 } = pageFromSearch(search)
  const list = RECEIPT_LISTS.find((each) => each === search['status']) ?? 'REQUESTED'
  const result = useQuery({ ...receiptsPage(list, page), ...live, placeholderData: keepPreviousData })
  const { receiptsToCancel = 0 } = useQuery({ ...overview(), ...live }).data?.data ?? {}
  const { opened, open, close } = useOpenedCase('receipts', search, result.data?.data)
  useRowKeys('receipts', result.data !== undefined)
  return (
    <DeskPage
      title={t`Receipts`}
      actions={<ListKeys />}
      tools={
        <FilterLinks
          label={t`State`}
          param="status"
          value={list}
          options={[
            { value: 'REQUESTED', label: <Trans>Waiting</Trans> },
            {
              value: 'TO_CANCEL',
              label: (
                <>
                  <Trans context="receipt">To cancel</Trans> {receiptsToCancel > 0 && receiptsToCancel}
                </>
              ),
            },
            { value: 'ISSUED', label: <Trans context="receipt">Issued</Trans> },
            { value: 'REFUSED', label: <Trans>Rejected</Trans> },
          ]}
        />
      }
    >
      <DeskList
        result={result}
        caption={t`Cash receipts and tax invoices`}
        columns={useColumns(open)}
        page={page}
        empty={<EmptyState title={<Trans>There are none yet</Trans>} />}
      />
      {opened && <ReceiptSheet row={opened} onClose={close} />}
    </DeskPage>
  )
}

function useColumns(onLook: (row: ReceiptRequestRow) => void): readonly Column<ReceiptRequestRow>[] {
  const { t } = useLingui()
  const format = useFormat()
  return [
    {
      name: 'business',
      part: 'title',
      head: <Trans>Business</Trans>,
      cell: ({ businessName, businessNumber }) => (
        <>
          <bdi lang="ko">{businessName ?? '–'}</bdi>
          {businessNumber !== null && <Text {...secondLine}>{businessNumberText(businessNumber)}</Text>}
        </>
      ),
    },
    {
      name: 'kind',
      head: <Trans>Kind</Trans>,
      cell: (row) => (
        <>
          {row.kind === 'CASH_RECEIPT' ? <Trans>Cash receipt</Trans> : <Trans>Tax invoice</Trans>}{' '}
          {isToCancel(row) && (
            <Badge color="amber">
              <Trans>Refunded: cancel it</Trans>
            </Badge>
          )}
          {row.cancelledDate && (
            <Badge>
              <Trans context="receipt">Cancelled</Trans>
            </Badge>
          )}
        </>
      ),
    },
    { name: 'amount', head: <Trans>Amount</Trans>, cell: ({ totalAmount }) => <Won amount={totalAmount} /> },
    {
      name: 'requested',
      head: <Trans>Requested</Trans>,
      cell: ({ requestedDate }) => format.moment(requestedDate),
    },
    {
      name: 'number',
      head: <Trans>Approval number</Trans>,
      cell: ({ approvalNumber }) => approvalNumber ?? '–',
    },
    {
      name: 'act',
      part: 'action',
      head: <Trans>Look</Trans>,
      cell: (row) => (
        <RowButton label={t`Look: ${nameOf(row)}`} onClick={() => onLook(row)}>
          <Trans>Look</Trans>
        </RowButton>
      ),
    },
  ]
}
