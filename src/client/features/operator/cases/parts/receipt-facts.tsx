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

/** What is entered where a receipt or tax invoice is issued or cancelled. */
export function ReceiptFacts({ row }: ReceiptFactsProps) {
  const { t } = useLingui()
  const moment = useDateTime()
  const { businessName, businessNumber, totalAmount, paidDate, approvalNumber, purpose, refusal } = row
  const { supply, tax } = taxIn(totalAmount)
  const amount = (name: string, won: number) => copiedFact(name, String(won), <Won amount={won} />)
  const time = (name: ReactNode, when: string | null | undefined) => fact(name, when && moment(when))
  return (
    <CaseFacts
      facts={[
        copiedFact(t`Business name`, businessName, <span lang="ko">{businessName}</span>),
        copiedFact(t`Business number`, businessNumber, businessNumber && businessNumberText(businessNumber)),
        copiedFact(t`Date of supply (paid on)`, paidDate ? seoulDay(Date.parse(paidDate)) : null),
        amount(t`Supply value`, supply),
        amount(t`VAT`, tax),
        copiedFact(
          t`Total`,
          String(totalAmount),
          <b>
            <Won amount={totalAmount} />
          </b>,
        ),
        purpose !== null && fact(t`Purpose`, purposes[purpose]),
        approvalNumber !== null && copiedFact(t`Approval number`, approvalNumber),
        time(<Trans context="receipt">Issued</Trans>, row.issuedDate),
        time(<Trans context="receipt">Cancelled</Trans>, row.cancelledDate),
        time(<Trans>Rejected</Trans>, row.refusedDate),
        fact(<Trans>Reason</Trans>, refusal ? <bdi>{refusal}</bdi> : null),
      ]}
    />
  )
}

const purposes = {
  EXPENSE_PROOF: <Trans>Proof of an expense</Trans>,
  INCOME_DEDUCTION: <Trans>Income deduction</Trans>,
}

/** For whom it is, masked until it is shown on the record. */
export function Recipient({ row: { id, kind, purpose, recipientHint } }: ReceiptFactsProps) {
  const { t } = useLingui()
  const { send, isPending, error, data } = useOperatorCommand(showReceiptRecipient)
  const shown = data?.data
  const names = {
    invoice: t`Email address`,
    INCOME_DEDUCTION: t`Cellphone number`,
    EXPENSE_PROOF: t`Business number`,
  }
  const isInvoice = kind === 'TAX_INVOICE'
  const name = names[isInvoice ? 'invoice' : (purpose ?? 'INCOME_DEDUCTION')]
  const representative = t`Representative`
  if (shown)
    return (
      <CaseFacts
        facts={[
          isInvoice &&
            copiedFact(
              representative,
              shown.representative ?? null,
              <span lang="ko">{shown.representative}</span>,
            ),
          copiedFact(name, shown.recipient, <b>{shown.recipient}</b>),
        ]}
      />
    )
  return (
    <>
      <CaseFacts
        facts={[isInvoice && fact(representative, <Trans>Hidden</Trans>), fact(name, recipientHint || '–')]}
      />
      {error && <CommandAlert error={error} />}
      <CommandButton variant="default" isBusy={isPending} onClick={() => send({ params: { id } })}>
        <Trans>Show in full (recorded)</Trans>
      </CommandButton>
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
