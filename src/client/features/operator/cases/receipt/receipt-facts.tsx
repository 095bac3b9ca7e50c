import { Trans, useLingui } from '@lingui/react/macro'
import { type ReceiptRequestRow, showReceiptRecipient } from '../../../../../contract/payment/receipt.ts'
import { taxIn } from '../../../../../contract/payment/tax.ts'
import { businessNumberText } from '../../../../entities/verification/verification-check.ts'
import { seoulDay } from '../../../../i18n/seoul-time.ts'
import { Won } from '../../../../i18n/won.tsx'
import { CommandAlert } from '../../desk/command-alert.tsx'
import { CommandButton } from '../../desk/command-button.tsx'
import { CopiedFact } from '../../desk/fact/copied-fact.tsx'
import { useDateTime } from '../../desk/use-date-time.ts'
import { useOperatorCommand } from '../../desk/use-operator-command.ts'
import { Fact, Facts } from '../../../../ui/card/facts.tsx'

interface ReceiptFactsProps {
  row: ReceiptRequestRow
}

/** What is entered where a receipt or tax invoice is issued or cancelled. */
export function ReceiptFacts({ row }: ReceiptFactsProps) {
  const { t } = useLingui()
  const moment = useDateTime()
  const { businessName, businessNumber, totalAmount, paidDate, approvalNumber } = row
  const { issuedDate, cancelledDate, refusedDate, refusal } = row
  const { supply, tax } = taxIn(totalAmount)
  const day = paidDate ? seoulDay(Date.parse(paidDate)) : null
  return (
    <Facts>
      <CopiedFact name={t`Business name`} text={businessName} lang="ko">
        {businessName}
      </CopiedFact>
      <CopiedFact name={t`Business number`} text={businessNumber}>
        {businessNumber !== null && businessNumberText(businessNumber)}
      </CopiedFact>
      <CopiedFact name={t`Date of supply (paid on)`} text={day}>
        {day}
      </CopiedFact>
      <CopiedFact name={t`Supply value`} text={String(supply)}>
        <Won amount={supply} />
      </CopiedFact>
      <CopiedFact name={t`VAT`} text={String(tax)}>
        <Won amount={tax} />
      </CopiedFact>
      <CopiedFact name={t`Total`} text={String(totalAmount)}>
        <b>
          <Won amount={totalAmount} />
        </b>
      </CopiedFact>
      {row.purpose !== null && (
        <Fact name={<Trans>Purpose</Trans>}>
          {row.purpose === 'EXPENSE_PROOF' ? (
            <Trans>Proof of an expense</Trans>
          ) : (
            <Trans>Income deduction</Trans>
          )}
        </Fact>
      )}
      {approvalNumber !== null && (
        <CopiedFact name={t`Approval number`} text={approvalNumber}>
          {approvalNumber}
        </CopiedFact>
      )}
      {issuedDate !== null && (
        <Fact name={<Trans context="receipt">Issued</Trans>}>{moment(issuedDate)}</Fact>
      )}
      {cancelledDate && (
        <Fact name={<Trans context="receipt">Cancelled</Trans>}>{moment(cancelledDate)}</Fact>
      )}
      {refusedDate && <Fact name={<Trans>Rejected</Trans>}>{moment(refusedDate)}</Fact>}
      {refusal && (
        <Fact name={<Trans>Reason</Trans>}>
          <bdi>{refusal}</bdi>
        </Fact>
      )}
    </Facts>
  )
}

/** For whom it is, masked until it is shown on the record. */
export function Recipient({ row: { id, kind, purpose, recipientHint } }: ReceiptFactsProps) {
  const { t } = useLingui()
  const show = useOperatorCommand(showReceiptRecipient)
  const shown = show.data?.data
  const names = {
    invoice: t`Email address`,
    INCOME_DEDUCTION: t`Cellphone number`,
    EXPENSE_PROOF: t`Business number`,
  }
  const name = names[kind === 'TAX_INVOICE' ? 'invoice' : (purpose ?? 'INCOME_DEDUCTION')]
  return (
    <>
      <Facts>
        {kind === 'TAX_INVOICE' &&
          (shown ? (
            <CopiedFact name={t`Representative`} text={shown.representative ?? null} lang="ko">
              {shown.representative}
            </CopiedFact>
          ) : (
            <Fact name={<Trans>Representative</Trans>}>
              <Trans>Hidden</Trans>
            </Fact>
          ))}
        {shown ? (
          <CopiedFact name={name} text={shown.recipient}>
            <b>{shown.recipient}</b>
          </CopiedFact>
        ) : (
          <Fact name={name}>{recipientHint || '–'}</Fact>
        )}
      </Facts>
      {show.error && <CommandAlert error={show.error} />}
      {!shown && (
        <CommandButton
          variant="default"
          isBusy={show.isPending}
          onClick={() => show.send({ params: { id } })}
        >
          <Trans>Show in full (recorded)</Trans>
        </CommandButton>
      )}
    </>
  )
}
