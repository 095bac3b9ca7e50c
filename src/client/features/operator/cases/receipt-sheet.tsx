import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import {
  issueReceipt,
  type ReceiptRequestRow,
  showReceiptRecipient,
} from '../../../../contract/payment/receipt.ts'
import { taxIn } from '../../../../contract/payment/tax.ts'
import { Won } from '../../../i18n/won.tsx'
import { useFieldErrors } from '../../../forms/use-field-errors.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { CommandAlert } from '../desk/command-alert.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import { Decided } from '../desk/decided.tsx'
import formClasses from '../desk/desk-form.module.css'
import { useFieldError } from '../desk/field-error.tsx'
import { useCommand } from '../desk/use-command.ts'
import classes from './verification-screen.module.css'

interface ReceiptSheetProps {
  row: ReceiptRequestRow
  onClose: () => void
}

/** What to issue, for whom, and the approval number once it is issued. */
export function ReceiptSheet({ row, onClose }: ReceiptSheetProps) {
  const { supply, tax } = taxIn(row.totalAmount)
  return (
    <Sheet
      open
      fit
      title={row.kind === 'CASH_RECEIPT' ? <Trans>Cash receipt</Trans> : <Trans>Tax invoice</Trans>}
      onClose={onClose}
    >
      <div className={formClasses.sheet}>
        {row.businessName !== null && <Decided name={row.businessName} />}
        <dl className={classes.facts}>
          <dt>
            <Trans>Supply value</Trans>
          </dt>
          <dd>
            <Won amount={supply} />
          </dd>
          <dt>
            <Trans>VAT</Trans>
          </dt>
          <dd>
            <Won amount={tax} />
          </dd>
          {row.purpose !== null && (
            <>
              <dt>
                <Trans>Purpose</Trans>
              </dt>
              <dd>
                {row.purpose === 'EXPENSE_PROOF' ? (
                  <Trans>Proof of an expense</Trans>
                ) : (
                  <Trans>Income deduction</Trans>
                )}
              </dd>
            </>
          )}
        </dl>
        {row.status === 'REQUESTED' && (
          <>
            <Recipient row={row} />
            <Issue row={row} onClose={onClose} />
          </>
        )}
      </div>
    </Sheet>
  )
}

function Recipient({ row: { id, recipientHint } }: Pick<ReceiptSheetProps, 'row'>) {
  const show = useCommand(showReceiptRecipient)
  const recipient = show.data?.data.recipient
  if (recipient) return <b>{recipient}</b>
  return (
    <>
      <p>{recipientHint}</p>
      {show.error && <CommandAlert error={show.error} />}
      <CommandButton
        variant="outline"
        isBusy={show.isPending}
        onClick={() => show.mutate({ params: { id } })}
      >
        <Trans>Show in full (recorded)</Trans>
      </CommandButton>
    </>
  )
}

function Issue({ row: { id }, onClose }: ReceiptSheetProps) {
  const issue = useCommand(issueReceipt)
  const errorOf = useFieldError()
  const { element, fieldErrors, show, forget } = useFieldErrors()
  const [approvalNumber, setNumber] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isUsable = /^[0-9A-Za-z\s-]{6,40}$/.test(approvalNumber.trim())
    if (!show(isUsable ? {} : { approvalNumber: 'INVALID' }) && !issue.isPending)
      issue.mutate({ params: { id }, body: { approvalNumber } }, { onSuccess: onClose })
  }
  return (
    <form ref={element} className={formClasses.form} noValidate onSubmit={submit}>
      <TextField
        label={<Trans>Approval number</Trans>}
        hint={<Trans>Issue it at the tax office first. What is entered here reaches the company.</Trans>}
        name="approvalNumber"
        data-autofocus
        value={approvalNumber}
        maxLength={60}
        autoComplete="off"
        error={errorOf('approvalNumber', fieldErrors['approvalNumber'])}
        onChange={(event) => {
          setNumber(event.currentTarget.value)
          forget('approvalNumber')
        }}
      />
      {issue.error && <CommandAlert error={issue.error} />}
      <CommandButton type="submit" full isBusy={issue.isPending}>
        <Trans>Mark as issued</Trans>
      </CommandButton>
      <Button full variant="subtle" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    </form>
  )
}
