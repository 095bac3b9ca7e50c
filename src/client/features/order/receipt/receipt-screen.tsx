import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Flex, Stack, Text, Alert, Radio, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ApiProblem } from '../../../api/problem.ts'
import { InnerHeader } from '../../../ui/page/inner-header.tsx'
import { PageColumn, Panel, useTitle } from '../../../ui/page/page.tsx'
import { EmptyState, ErrorState, LoadingBlocks } from '../../../ui/page/states.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'
import {
  type Receipt,
  getReceipt,
  requestCashReceipt,
  requestTaxInvoice,
} from '../../../../contract/payment/receipt.ts'
import { queryFor } from '../../../api/query-for.ts'
import { useState, type ReactNode } from 'react'
import { RefundNote, SlipNote } from '../../../entities/payment/bought-details.tsx'
import { useHasContact, useSite } from '../../../entities/site/site-query.ts'
import { optionalPart } from '../../../ui/field/optional.tsx'
import { msg } from '@lingui/core/macro'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { fieldErrorTexts } from '../../../../contract/base/error-texts.ts'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import { RightGate } from '../../../entities/member/company-right.tsx'
import { useCommand } from '../../../api/use-command.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import type { FieldErrors } from '../../../forms/field-errors.ts'
import { Form } from '../../../forms/form.tsx'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { InfoIcon, TriangleIcon } from '../../../ui/icon/icons.tsx'

/** The receipt of a paid order, to print or save. */
export function ReceiptScreen({ id }: { id: string }) {
  const { t } = useLingui()
  useTitle(t`Receipt`)
  const result = useQuery(receiptOf(id))
  const receipt = result.data?.data
  const isGone = result.error instanceof ApiProblem && result.error.status === 404
  return (
    <>
      <div data-no-print>
        <InnerHeader title={<Trans>Receipt</Trans>} up="/employmentPage/paymenthistory" />
      </div>
      <PageColumn>
        {receipt ? (
          <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'flex-start' }} gap="xl">
            <ReceiptPaper receipt={receipt} />
            <Stack flex={{ md: 1 }} miw={0} data-no-print>
              <Box px={{ base: 'edge', sm: 0 }}>
                <Button fullWidth onClick={() => window.print()}>
                  <Trans>Print or save as PDF</Trans>
                </Button>
              </Box>
              <ReceiptRequests receipt={receipt} />
              <RefundRequest receipt={receipt} />
            </Stack>
          </Flex>
        ) : isGone ? (
          <EmptyState title={<Trans>There is no receipt for this order</Trans>}>
            <Trans>A receipt is here once the order is paid.</Trans>
          </EmptyState>
        ) : result.error ? (
          <ErrorState
            title={<Trans>The receipt could not be loaded</Trans>}
            onRetry={() => void result.refetch()}
          />
        ) : (
          <LoadingBlocks rows={5} form="text" />
        )}
      </PageColumn>
    </>
  )
}

const receiptOf = (id: string) => queryFor(getReceipt, { params: { id } })

const ContactSheet = optionalPart(() => import('../../../entities/site/contact-sheet.tsx'), 'ContactSheet')

/** The way to ask for the money while it can be refunded, and until when that is. */
function RefundRequest({ receipt: { id, kind, isRefundable } }: { receipt: Receipt }) {
  const hasContact = useHasContact()
  if (!isRefundable || !hasContact) return null
  return (
    <Panel gap="md" aria-labelledby="refund">
      <h2 id="refund">
        <Trans>Refund</Trans>
      </h2>
      <Text size="sm" c="dimmed">
        <RefundNote isPass={kind !== 'TICKET'} />
      </Text>
      <Ask id={id} />
    </Panel>
  )
}

/** A mail that names the order; without an address, the other ways to reach the site. */
function Ask({ id }: { id: string }) {
  const { t } = useLingui()
  const email = useSite()?.contact.email ?? null
  const [isAsking, setIsAsking] = useState(false)
  const label = <Trans>Ask for a refund</Trans>
  if (email !== null)
    return (
      <Button
        component="a"
        fullWidth
        variant="default"
        href={`mailto:${email}?subject=${encodeURIComponent(t`Refund of order ${id}`)}`}
      >
        {label}
      </Button>
    )
  return (
    <>
      <Button fullWidth variant="default" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking && <ContactSheet onClose={() => setIsAsking(false)} />}
    </>
  )
}

/** A cash receipt or tax invoice for what was paid without a card. */
function ReceiptRequests({ receipt }: { receipt: Receipt }) {
  const { request, canRequest, method, status } = receipt
  if (request && request.status !== 'REFUSED')
    return request.status === 'REQUESTED' && status === 'PAID' ? <Waiting request={request} /> : null
  if (status !== 'PAID' || method === null) return null
  if (canRequest)
    return (
      <RightGate>
        <Forms receipt={receipt} />
      </RightGate>
    )
  // An answer of an earlier version does not say.
  if (receipt.isClaimable !== false) return null
  return (
    <Text px={{ base: 'edge', sm: 0 }} pb="xl" size="sm" c="dimmed">
      <SlipNote /> <Trans>(Value-Added Tax Act, article 33(2))</Trans>
    </Text>
  )
}

function Waiting({ request: { kind, recipientHint } }: { request: NonNullable<Receipt['request']> }) {
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
      <b>
        {kind === 'CASH_RECEIPT' ? (
          <Trans>Your cash receipt is being issued</Trans>
        ) : (
          <Trans>Your tax invoice is being issued</Trans>
        )}
      </b>
      <p>
        <Trans>Its approval number appears here. It is issued for {recipientHint}.</Trans>
      </p>
    </Alert>
  )
}

/** Why the last request was refused; the forms below it ask again. */
function Refused({ request: { kind, refusal } }: { request: NonNullable<Receipt['request']> }) {
  return (
    <Alert color="red" icon={<TriangleIcon size={20} />}>
      <b>
        {kind === 'CASH_RECEIPT' ? (
          <Trans>Your cash receipt was not issued</Trans>
        ) : (
          <Trans>Your tax invoice was not issued</Trans>
        )}
      </b>
      <Text inherit style={{ whiteSpace: 'pre-line' }} dir="auto">
        {refusal}
      </Text>
      <p>
        <Trans>You can ask again.</Trans>
      </p>
    </Alert>
  )
}

function Forms({ receipt: { id, buyer, hasBusinessNumber, request } }: { receipt: Receipt }) {
  const ask = useCommand(requestCashReceipt, { refreshes: [getReceipt] })
  const [shown, setShown] = useState<'business' | 'person' | 'invoice'>(
    hasBusinessNumber ? 'business' : 'person',
  )
  const choices: readonly (readonly [typeof shown, ReactNode])[] = [
    ...(hasBusinessNumber
      ? ([['business', <Trans key="business">Cash receipt for the business</Trans>]] as const)
      : []),
    ['person', <Trans key="person">Cash receipt for a person</Trans>],
    ...(buyer ? ([['invoice', <Trans key="invoice">Tax invoice</Trans>]] as const) : []),
  ]
  return (
    <Panel gap="md" aria-labelledby="proof">
      <h2 id="proof">
        <Trans>Proof for the tax office</Trans>
      </h2>
      {request && <Refused request={request} />}
      {choices.map(([value, label]) => (
        <Radio
          key={value}
          name="proof"
          label={label}
          checked={shown === value}
          onChange={() => setShown(value)}
        />
      ))}
      {!buyer && (
        <Text size="sm" c="dimmed">
          <Trans>You can ask for a tax invoice once your business is verified.</Trans>
        </Text>
      )}
      {shown === 'business' ? (
        <>
          <Text size="sm" c="dimmed">
            <Trans>It proves an expense and is issued for your business number.</Trans>
          </Text>
          <RequestAlert error={ask.error} />
          <Button
            fullWidth
            variant="light"
            aria-busy={ask.isPending}
            onClick={() => ask.send({ params: { id }, body: { purpose: 'EXPENSE_PROOF' } })}
          >
            <Trans>Ask for the cash receipt</Trans>
          </Button>
        </>
      ) : (
        <RecipientForm key={shown} id={id} isInvoice={shown === 'invoice'} />
      )}
    </Panel>
  )
}

const required = msg`Please fill this in.`
const recipientText = (_: string, code: FieldErrorCode) =>
  code === 'REQUIRED' ? required : fieldErrorTexts[code]

/** Whose proof it is: an email address for a tax invoice, otherwise a cellphone number. */
function RecipientForm({ id, isInvoice }: { id: string; isInvoice: boolean }) {
  const field = isInvoice ? 'email' : 'cellphone'
  const form = useContractForm<Record<string, string>>(
    (values): FieldErrors => (values[field]?.trim() ? {} : { [field]: 'REQUIRED' }),
    { [field]: '' },
    { textOf: recipientText },
  )
  const invoice = useCommand(requestTaxInvoice, { form, refreshes: [getReceipt] })
  const cash = useCommand(requestCashReceipt, { form, refreshes: [getReceipt] })
  const submit = ({ [field]: text = '' }: Record<string, string>) =>
    isInvoice
      ? invoice.send({ params: { id }, body: { email: text } })
      : cash.send({ params: { id }, body: { purpose: 'INCOME_DEDUCTION', cellphone: text } })
  return (
    <Form onSubmit={form.onSubmit(submit)}>
      <TextInput
        label={isInvoice ? <Trans>Email address for the tax invoice</Trans> : <Trans>Cellphone number</Trans>}
        description={<Trans>It is kept encrypted and deleted once this is issued.</Trans>}
        type={isInvoice ? 'email' : 'tel'}
        autoComplete={isInvoice ? 'email' : 'tel'}
        maxLength={isInvoice ? 254 : 20}
        {...form.getInputProps(field)}
      />
      <RequestAlert error={invoice.error ?? cash.error} />
      <Button type="submit" fullWidth variant="light" aria-busy={invoice.isPending || cash.isPending}>
        {isInvoice ? <Trans>Ask for the tax invoice</Trans> : <Trans>Ask for the cash receipt</Trans>}
      </Button>
    </Form>
  )
}
