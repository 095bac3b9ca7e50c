import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import {
  cancelReceipt,
  correctReceipt,
  INVOICE_NUMBER_LENGTH,
  isApprovalNumber,
  issueReceipt,
  refuseReceipt,
  type ReceiptRequestRow,
} from '../../../../../contract/payment/receipt.ts'
import type { FieldErrors } from '../../../../forms/field-errors.ts'
import { useContractForm } from '../../../../forms/use-contract-form.ts'
import { InfoIcon } from '../../../../ui/icon/icons.tsx'
import { DecisionSubject } from '../../desk/decision-subject.tsx'
import { SpokenError } from '../../desk/field-error.tsx'
import { CaseSheet } from '../kit/case-sheet.tsx'
import { DecisionForm } from '../kit/decision-form.tsx'
import { useDecision } from '../kit/use-decision.ts'
import { ReasonSheet } from '../reason-sheet.tsx'
import { ReceiptFacts, Recipient } from './receipt-facts.tsx'

interface ReceiptSheetProps {
  row: ReceiptRequestRow
  onClose: () => void
}

/** What to issue or cancel, for whom, and the record that it is done. */
export function ReceiptSheet({ row, onClose }: ReceiptSheetProps) {
  const [isRefusing, setRefusing] = useState(false)
  if (isRefusing) return <Refusal row={row} onClose={onClose} />
  return (
    <CaseSheet
      title={row.kind === 'CASH_RECEIPT' ? <Trans>Cash receipt</Trans> : <Trans>Tax invoice</Trans>}
      about={
        row.isTest && (
          <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
            <Trans>Test mode: no money moves</Trans>
          </Alert>
        )
      }
      onClose={onClose}
    >
      <ReceiptFacts row={row} />
      {row.status === 'REQUESTED' && (
        <>
          <Recipient row={row} />
          <NumberForm row={row} onRefuse={() => setRefusing(true)} onClose={onClose} />
        </>
      )}
      {isCorrectable(row) && <Correction row={row} onClose={onClose} />}
      {isToCancel(row) && <Cancellation row={row} onClose={onClose} />}
    </CaseSheet>
  )
}

/** Issued for an order that has been refunded. */
export const isToCancel = ({ status, isRefunded, cancelledDate }: ReceiptRequestRow): boolean =>
  status === 'ISSUED' && isRefunded && !cancelledDate

/** What a payment provider issued has its own address, and its number is not typed. */
const isCorrectable = ({ status, url, cancelledDate }: ReceiptRequestRow): boolean =>
  status === 'ISSUED' && url === null && !cancelledDate

export const nameOf = ({ businessName, id }: ReceiptRequestRow): string => businessName ?? id

/** Offers to type the number again, as a mistyped one proves nothing at the tax office. */
function Correction(props: ReceiptSheetProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <NumberForm {...props} />
  return (
    <Button fullWidth variant="default" onClick={() => setOpen(true)}>
      <Trans>Correct the number</Trans>
    </Button>
  )
}

const decidedCase = (row: ReceiptRequestRow) => ({ desk: 'receipts', id: row.id, name: nameOf(row) }) as const

/** Issues a request with its approval number, or corrects the number of an issued one. */
function NumberForm({ row, onRefuse, onClose }: ReceiptSheetProps & { onRefuse?: () => void }) {
  const { id, kind } = row
  const isCorrection = row.status === 'ISSUED'
  const { decide, ...state } = useDecision(isCorrection ? correctReceipt : issueReceipt, decidedCase(row))
  const form = useContractForm(
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
  const { error, ...field } = form.getInputProps('approvalNumber')
  const send = (body: { approvalNumber: string }) => {
    if (state.isBusy) return
    const announced = isCorrection ? 'RECEIPT_CORRECTED' : 'RECEIPT_ISSUED'
    void decide(announced, { params: { id }, body }).then(onClose, () => null)
  }
  return (
    <form noValidate onSubmit={form.onSubmit(send)}>
      <Stack>
        <DecisionForm
          {...state}
          isFinal={!isCorrection}
          choices={[
            {
              label: isCorrection ? <Trans>Save the number</Trans> : <Trans>Mark as issued</Trans>,
              isSubmit: true,
            },
            ...(onRefuse ? [{ label: <Trans>Reject</Trans>, onAsk: onRefuse }] : []),
          ]}
          onCancel={onClose}
        >
          <TextInput
            {...field}
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
            error={error && <SpokenError>{error}</SpokenError>}
          />
        </DecisionForm>
      </Stack>
    </form>
  )
}

function Refusal({ row, onClose }: ReceiptSheetProps) {
  const { id } = row
  const { decide, ...state } = useDecision(refuseReceipt, decidedCase(row))
  return (
    <ReasonSheet
      {...state}
      title={<Trans>Reject this request?</Trans>}
      hint={<Trans>The company reads it as you write it. Say what is wrong, and what would help.</Trans>}
      action={<Trans>Reject with this reason</Trans>}
      draftName={`operator-receipt-refusal:${id}`}
      effects={<Trans>The company reads the reason in its payment history and can ask again.</Trans>}
      onReason={(reason) => decide('RECEIPT_REFUSED', { params: { id }, body: { reason } })}
      onClose={onClose}
    >
      <DecisionSubject name={nameOf(row)} />
    </ReasonSheet>
  )
}

function Cancellation({ row, onClose }: ReceiptSheetProps) {
  const { id } = row
  const { decide, ...state } = useDecision(cancelReceipt, decidedCase(row))
  return (
    <DecisionForm
      {...state}
      isFinal
      choices={[
        {
          label: <Trans>Mark as cancelled</Trans>,
          onDecide: () => decide('RECEIPT_CANCELLED', { params: { id } }).then(onClose),
        },
      ]}
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
