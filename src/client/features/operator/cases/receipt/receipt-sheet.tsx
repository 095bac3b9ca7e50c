import { Trans } from '@lingui/react/macro'
import { Alert, Button, TextInput, Flex, Text, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import {
  cancelReceipt,
  correctReceipt,
  isApprovalNumber,
  issueReceipt,
  type ReceiptRequestRow,
} from '../../../../../contract/payment/receipt.ts'
import { useFieldErrors } from '../../../../forms/use-field-errors.ts'
import { Sheet } from '../../../../ui/sheet/sheet.tsx'
import { CommandAlert } from '../../desk/command-alert.tsx'
import { CommandButton } from '../../desk/command-button.tsx'
import { useFieldError } from '../../desk/field-error.tsx'
import { useCommand } from '../../desk/use-command.ts'
import { announceDecision } from '../last-decision.ts'
import { ReceiptFacts, Recipient } from './receipt-facts.tsx'
import { InfoIcon } from '../../../../ui/icon/icons.tsx'
import { sheetBody } from '../../desk/desk-surfaces.ts'

interface ReceiptSheetProps {
  row: ReceiptRequestRow
  onClose: () => void
}

/** What to issue or cancel, for whom, and the record that it is done. */
export function ReceiptSheet({ row, onClose }: ReceiptSheetProps) {
  return (
    <Sheet
      open
      fit
      title={row.kind === 'CASH_RECEIPT' ? <Trans>Cash receipt</Trans> : <Trans>Tax invoice</Trans>}
      onClose={onClose}
    >
      <Flex {...sheetBody}>
        {row.isTest && (
          <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
            <Trans>Test mode: no money moves</Trans>
          </Alert>
        )}
        <ReceiptFacts row={row} />
        {row.status === 'REQUESTED' && (
          <>
            <Recipient row={row} />
            <NumberForm row={row} onClose={onClose} />
          </>
        )}
        {isCorrectable(row) && <Correction row={row} onClose={onClose} />}
        {isToCancel(row) && <Cancel row={row} onClose={onClose} />}
      </Flex>
    </Sheet>
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

/** Issues a request with its approval number, or corrects the number of an issued one. */
function NumberForm({ row, onClose }: ReceiptSheetProps) {
  const { id, kind } = row
  const isCorrection = row.status === 'ISSUED'
  const send = useCommand(isCorrection ? correctReceipt : issueReceipt)
  const errorOf = useFieldError()
  const { element, fieldErrors, show, forget } = useFieldErrors()
  const [approvalNumber, setNumber] = useState(row.approvalNumber ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isUsable = isApprovalNumber(kind, approvalNumber)
    if (show(isUsable ? {} : { approvalNumber: 'INVALID' }) || send.isPending) return
    const done = () => {
      const what = isCorrection ? 'RECEIPT_CORRECTED' : 'RECEIPT_ISSUED'
      announceDecision({ what, name: nameOf(row), desk: 'receipts', id, undo: null })
      onClose()
    }
    send.send({ params: { id }, body: { approvalNumber } }, { onSuccess: done })
  }
  return (
    <form ref={element} noValidate onSubmit={submit}>
      <Stack>
        <TextInput
          label={<Trans>Approval number</Trans>}
          description={
            isCorrection ? (
              <Trans>The company sees the new number on its receipt.</Trans>
            ) : (
              <Trans>Issue it at the tax office first. What is entered here reaches the company.</Trans>
            )
          }
          name="approvalNumber"
          data-autofocus
          value={approvalNumber}
          maxLength={60}
          autoComplete="off"
          error={errorOf(
            kind === 'TAX_INVOICE' ? 'invoiceNumber' : 'receiptNumber',
            fieldErrors['approvalNumber'],
          )}
          onChange={(event) => {
            setNumber(event.currentTarget.value)
            forget('approvalNumber')
          }}
        />
        {send.error && <CommandAlert error={send.error} />}
        {!isCorrection && <Final />}
        <CommandButton type="submit" fullWidth isBusy={send.isPending}>
          {isCorrection ? <Trans>Save the number</Trans> : <Trans>Mark as issued</Trans>}
        </CommandButton>
        <Button fullWidth variant="subtle" color="gray" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Stack>
    </form>
  )
}

const Final = () => (
  <Text size="sm" c="dimmed">
    <Trans>This cannot be undone.</Trans>
  </Text>
)

function Cancel({ row, onClose }: ReceiptSheetProps) {
  const { id } = row
  const cancel = useCommand(cancelReceipt)
  const done = () => {
    announceDecision({ what: 'RECEIPT_CANCELLED', name: nameOf(row), desk: 'receipts', id, undo: null })
    onClose()
  }
  return (
    <>
      <p>
        <Trans>
          The order was refunded. Cancel this at the tax office first, then mark it here. The company reads
          that it was cancelled.
        </Trans>
      </p>
      {cancel.error && <CommandAlert error={cancel.error} />}
      <Final />
      <CommandButton
        fullWidth
        isBusy={cancel.isPending}
        onClick={() => cancel.isPending || cancel.send({ params: { id } }, { onSuccess: done })}
      >
        <Trans>Mark as cancelled</Trans>
      </CommandButton>
      <Button fullWidth variant="subtle" color="gray" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </>
  )
}
