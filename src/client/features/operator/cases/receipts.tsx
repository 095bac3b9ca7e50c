import { caseSection } from './kit/case-section.ts'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Badge, Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Form } from '../../../forms/form.tsx'
import { useStartFocus } from '../../../ui/sheet/sheet.tsx'
import type { FieldErrors } from '../../../forms/field-errors.ts'
import {
  cancelReceipt,
  correctReceipt,
  INVOICE_NUMBER_LENGTH,
  isApprovalNumber,
  issueReceipt,
  listReceiptRequests,
  type ReceiptRequestRow,
  refuseReceipt,
} from '../../../../contract/payment/receipt.ts'
import { caseList, type DecisionProps } from './kit/case-list.tsx'
import { type CaseProps, DecisionForm, useDecision } from './kit/case-sheet.tsx'
import { ReasonSheet } from './kit/decision-sheet.tsx'
import { ReceiptFacts, Recipient } from './parts/receipt-facts.tsx'
import { DecisionSubject, Note } from '../desk/command.tsx'
import { useDeskForm } from '../desk/use-desk-form.tsx'
import { businessNumberText } from '../../../entities/verification/verification-check.ts'
import { receiptLists } from './case-texts.ts'
import { column, Mark, secondLine } from '../desk/cells.tsx'

type ReceiptProps = CaseProps<ReceiptRequestRow>

export const ReceiptKind = ({ kind }: Pick<ReceiptRequestRow, 'kind'>) =>
  kind === 'CASH_RECEIPT' ? <Trans>Cash receipt</Trans> : <Trans>Tax invoice</Trans>

/** What to issue or cancel, for whom, and the record that it is done. */
function ReceiptDecision({ onAsk, ...props }: DecisionProps<ReceiptRequestRow>) {
  const { row } = props
  const [isCorrecting, setCorrecting] = useState(false)
  return (
    <>
      <ReceiptFacts row={row} />
      {row.status === 'REQUESTED' && (
        <>
          <Recipient row={row} />
          <NumberForm {...props} onRefuse={() => onAsk(Refusal)} />
        </>
      )}
      {isCorrectable(row) && isCorrecting && <NumberForm {...props} />}
      {isCorrectable(row) && !isCorrecting && (
        <Button fullWidth variant="default" onClick={() => setCorrecting(true)}>
          <Trans>Correct the number</Trans>
        </Button>
      )}
      {isToCancel(row) && <Cancellation {...props} />}
    </>
  )
}

/** Issued for an order that has been refunded. */
const isToCancel = ({ status, isRefunded, cancelledDate }: ReceiptRequestRow): boolean =>
  status === 'ISSUED' && isRefunded && !cancelledDate

/** A mistyped number proves nothing at the tax office. What a payment provider issued has its own address, and no typed number. */
const isCorrectable = ({ status, url, cancelledDate }: ReceiptRequestRow): boolean =>
  status === 'ISSUED' && url === null && !cancelledDate

/** Issues a request with its approval number, or corrects the number of an issued one. */
function NumberForm({ row, decided, onRefuse, onClose }: ReceiptProps & { onRefuse?: () => void }) {
  const { id, kind } = row
  const { name } = decided
  const isCorrection = row.status === 'ISSUED'
  const start = useStartFocus<HTMLDivElement>()
  const command = useDecision(isCorrection ? correctReceipt : issueReceipt, decided, { onDecided: onClose })
  const form = useDeskForm(
    ({ approvalNumber }): FieldErrors =>
      isApprovalNumber(kind, approvalNumber) ? {} : { approvalNumber: 'INVALID' },
    { approvalNumber: row.approvalNumber ?? '' },
    {
      textOf: () =>
        kind === 'TAX_INVOICE'
          ? msg`The approval number has ${INVOICE_NUMBER_LENGTH} digits or letters, with or without hyphens.`
          : msg`Enter at least 6 digits or letters, with or without hyphens.`,
    },
  )
  const send = (body: { approvalNumber: string }) => {
    if (command.isPending) return
    const text = isCorrection ? msg`Number corrected: ${name}.` : msg`Marked as issued: ${name}.`
    void command.decide(text, { params: { id }, body }).catch(() => null)
  }
  const action = isCorrection ? <Trans>Save the number</Trans> : <Trans>Mark as issued</Trans>
  return (
    <Form ref={start} gap="md" onSubmit={form.onSubmit(send)}>
      <DecisionForm
        command={command}
        isFinal={!isCorrection}
        choices={[
          { label: action },
          ...(onRefuse ? [{ label: <Trans>Reject</Trans>, onAsk: onRefuse }] : []),
        ]}
        onCancel={onClose}
      >
        <TextInput
          label={<Trans>Approval number</Trans>}
          description={
            isCorrection ? (
              <Trans>The company sees the new number on its receipt.</Trans>
            ) : (
              <Trans>Issue it at the tax office first. What is entered here reaches the company.</Trans>
            )
          }
          data-autofocus
          maxLength={60}
          autoComplete="off"
          {...form.getInputProps('approvalNumber')}
        />
      </DecisionForm>
    </Form>
  )
}

function Refusal({ decided, onClose }: ReceiptProps) {
  const { id, name } = decided
  const command = useDecision(refuseReceipt, decided)
  return (
    <ReasonSheet
      command={command}
      title={<Trans>Reject this request?</Trans>}
      draftName={`operator-receipt-refusal:${id}`}
      effects={<Trans>The company reads the reason in its payment history and can ask again.</Trans>}
      onReason={(reason) =>
        command.decide(msg`Request rejected: ${name}.`, { params: { id }, body: { reason } })
      }
      onClose={onClose}
    >
      <DecisionSubject name={name} />
    </ReasonSheet>
  )
}

function Cancellation({ decided, onClose }: ReceiptProps) {
  const { id, name } = decided
  const command = useDecision(cancelReceipt, decided, { onDecided: onClose })
  const cancel = () => command.decide(msg`Marked as cancelled: ${name}.`, { params: { id } })
  return (
    <DecisionForm
      command={command}
      isFinal
      choices={[{ label: <Trans>Mark as cancelled</Trans>, onDecide: cancel }]}
      cancel={<Trans>Close</Trans>}
      onCancel={onClose}
    >
      <p>
        <Trans>
          The order was refunded. Cancel this at the tax office first, then mark it here. The company reads
          that it was cancelled.
        </Trans>
      </p>
    </DecisionForm>
  )
}

export const section = caseSection('receipts', {
  name: msg`Receipts`,
  acts: {
    'receipt.show': msg`Viewed for whom a receipt is`,
    'receipt.issue': msg`Issued a receipt`,
    'receipt.refuse': msg`Rejected a request for a receipt`,
    'receipt.correct': msg`Corrected the number of a receipt`,
    'receipt.cancel': msg`Marked a receipt as cancelled`,
  },
  List: caseList<ReceiptRequestRow>({
    desk: 'receipts',
    caption: msg`Cash receipts and tax invoices`,
    states: receiptLists,
    marksOf: (counts) => ({ TO_CANCEL: Boolean(counts?.receiptsToCancel) && counts?.receiptsToCancel }),
    list: listReceiptRequests,
    columns: [
      column.title('business', <Trans>Business</Trans>, ({ businessName, companyName, businessNumber }) => (
        <>
          <bdi lang="ko">{businessName ?? companyName ?? '–'}</bdi>
          {businessNumber !== null && <Text {...secondLine}>{businessNumberText(businessNumber)}</Text>}
        </>
      )),
      column('kind', <Trans>Kind</Trans>, (row) => (
        <>
          <ReceiptKind kind={row.kind} />{' '}
          {isToCancel(row) && <Mark text={<Trans>Refunded: cancel it</Trans>} />}
          {row.cancelledDate && (
            <Badge>
              <Trans context="receipt">Cancelled</Trans>
            </Badge>
          )}
        </>
      )),
      column.amount('totalAmount'),
      column.moment('requestedDate', <Trans>Requested</Trans>),
      column('number', <Trans>Approval number</Trans>, ({ approvalNumber }) => approvalNumber ?? '–'),
    ],
    nameOf: ({ businessName, companyName, id }) => businessName ?? companyName ?? id,
    hasDecision: false,
    title: (row) => <ReceiptKind kind={row.kind} />,
    about: ({ isTest }) =>
      isTest && (
        <Note>
          <Trans>Test mode: no money moves</Trans>
        </Note>
      ),
    Decision: ReceiptDecision,
  }),
})
