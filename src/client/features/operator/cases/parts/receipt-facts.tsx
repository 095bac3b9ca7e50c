import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { businessNumberText } from '../../../../entities/verification/verification-check.ts'
import { seoulDay } from '../../../../i18n/seoul-time.ts'
import { Won } from '../../../../i18n/won.tsx'
import { type ReceiptRequestRow, showReceiptRecipient } from '../../../../../contract/payment/receipt.ts'
import { taxIn } from '../../../../../contract/payment/tax.ts'
import { CaseFacts, fact } from '../kit/case-sheet.tsx'
import { useDateTime } from '../../desk/cells.tsx'
import { CommandAlert, CommandButton, useOperatorCommand } from '../../desk/command.tsx'
import { ActionIcon, Flex, Text } from '@mantine/core'
import { useCopy } from '../../../../browser/use-copy.ts'
import { CopyIcon } from '../../../../ui/icon/icons.tsx'

interface ReceiptFactsProps {
  row: ReceiptRequestRow
}

/** A fact that is entered elsewhere. */
const copiedFact = (name: string, text: string | null, shown: ReactNode = text) =>
  fact(name, text === null ? '–' : <Copied name={name} text={text} shown={shown} />)

const Korean = ({ text }: { text: string | null | undefined }) => <span lang="ko">{text}</span>

/** What is entered where a receipt or tax invoice is issued or cancelled. */
export function ReceiptFacts({ row }: ReceiptFactsProps) {
  const { t } = useLingui()
  const moment = useDateTime()
  const { businessName, businessNumber, totalAmount, paidDate, approvalNumber } = row
  const { issuedDate, cancelledDate, refusedDate, refusal } = row
  const { supply, tax } = taxIn(totalAmount)
  return (
    <CaseFacts
      facts={[
        copiedFact(t`Business name`, businessName, <Korean text={businessName} />),
        copiedFact(t`Business number`, businessNumber, businessNumber && businessNumberText(businessNumber)),
        copiedFact(t`Date of supply (paid on)`, paidDate ? seoulDay(Date.parse(paidDate)) : null),
        copiedFact(t`Supply value`, String(supply), <Won amount={supply} />),
        copiedFact(t`VAT`, String(tax), <Won amount={tax} />),
        copiedFact(
          t`Total`,
          String(totalAmount),
          <b>
            <Won amount={totalAmount} />
          </b>,
        ),
        row.purpose !== null &&
          fact(
            t`Purpose`,
            row.purpose === 'EXPENSE_PROOF' ? (
              <Trans>Proof of an expense</Trans>
            ) : (
              <Trans>Income deduction</Trans>
            ),
          ),
        approvalNumber !== null && copiedFact(t`Approval number`, approvalNumber),
        fact(<Trans context="receipt">Issued</Trans>, issuedDate && moment(issuedDate)),
        fact(<Trans context="receipt">Cancelled</Trans>, cancelledDate ? moment(cancelledDate) : null),
        fact(<Trans>Rejected</Trans>, refusedDate ? moment(refusedDate) : null),
        fact(<Trans>Reason</Trans>, refusal ? <bdi>{refusal}</bdi> : null),
      ]}
    />
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
  const isInvoice = kind === 'TAX_INVOICE'
  const name = names[isInvoice ? 'invoice' : (purpose ?? 'INCOME_DEDUCTION')]
  return (
    <>
      <CaseFacts
        facts={[
          isInvoice &&
            (shown
              ? copiedFact(
                  t`Representative`,
                  shown.representative ?? null,
                  <Korean text={shown.representative} />,
                )
              : fact(t`Representative`, <Trans>Hidden</Trans>)),
          shown
            ? copiedFact(name, shown.recipient, <b>{shown.recipient}</b>)
            : fact(name, recipientHint || '–'),
        ]}
      />
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

interface CopiedProps {
  name: string
  /** As it is typed elsewhere: without separators or units. */
  text: string
  shown: ReactNode
}

/** What is entered elsewhere, with a button that copies it. */
function Copied({ name, text, shown }: CopiedProps) {
  const { t } = useLingui()
  const { copied, copy } = useCopy()
  return (
    <Flex component="span" wrap="wrap" align="center" columnGap="xxs" my="calc((1.5rem - var(--target)) / 2)">
      <span>{shown}</span>
      <ActionIcon aria-label={t`Copy: ${name}`} title={t`Copy: ${name}`} onClick={() => copy(text)}>
        <CopyIcon size={20} />
      </ActionIcon>
      <Text span size="xs" c="dimmed" role="status">
        {copied === 'COPIED' && <Trans>Copied</Trans>}
        {copied === 'FAILED' && <Trans>copy failed</Trans>}
      </Text>
    </Flex>
  )
}
