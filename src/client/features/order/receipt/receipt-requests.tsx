import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Radio, Stack, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import {
  type CashReceiptForm,
  type Receipt,
  requestCashReceipt,
  requestTaxInvoice,
} from '../../../../contract/payment/receipt.ts'
import { fieldErrorTexts } from '../../../../contract/base/error-texts.ts'
import { call } from '../../../api/api.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { currentSession } from '../../../api/session.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { SlipNote } from '../../../entities/payment/slip-note.tsx'
import { receiptOf } from './receipt-query.ts'
import { InfoIcon } from '../../../ui/icon/icons.tsx'

/** A cash receipt or tax invoice for what was paid without a card. */
export function ReceiptRequests({ receipt }: { receipt: Receipt }) {
  const { request, canRequest, method, status } = receipt
  if (request)
    return request.status === 'REQUESTED' && status === 'PAID' ? <Waiting request={request} /> : null
  if (status !== 'PAID' || method === null) return null
  if (canRequest) return <Forms receipt={receipt} />
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

type Ask = { cash: CashReceiptForm } | { email: string }

function useAsk(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ask: Ask) => {
      const common = { params: { id }, token: currentSession()?.token ?? null }
      return 'cash' in ask
        ? call(requestCashReceipt, { ...common, body: ask.cash })
        : call(requestTaxInvoice, { ...common, body: ask, idempotencyKey: crypto.randomUUID() })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: receiptOf(id).queryKey }),
    networkMode: 'always',
  })
}

function Forms({ receipt: { id, buyer, hasBusinessNumber } }: { receipt: Receipt }) {
  const ask = useAsk(id)
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
    <Stack
      component="section"
      py={{ base: 'lg', sm: 'xl' }}
      px={{ base: 'edge', sm: 'xl' }}
      bg="var(--surface)"
      bdrs={{ sm: 'lg' }}
      aria-labelledby="proof"
    >
      <h2 id="proof">
        <Trans>Proof for the tax office</Trans>
      </h2>
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
          <Button
            fullWidth
            variant="light"
            aria-busy={ask.isPending}
            onClick={() => ask.isPending || ask.mutate({ cash: { purpose: 'EXPENSE_PROOF' } })}
          >
            <Trans>Ask for the cash receipt</Trans>
          </Button>
        </>
      ) : (
        <RecipientForm key={shown} isInvoice={shown === 'invoice'} ask={ask} />
      )}
      {ask.error && !fieldCode(ask.error) && <RequestAlert error={ask.error} />}
    </Stack>
  )
}

const fieldCode = (error: Error | null) => (error instanceof ApiProblem ? error.fields[0]?.code : undefined)
const required = msg`Please fill this in.`

function RecipientForm({ isInvoice, ask }: { isInvoice: boolean; ask: ReturnType<typeof useAsk> }) {
  const { i18n } = useLingui()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const code = fieldCode(ask.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() === '' || ask.isPending) return
    ask.mutate(isInvoice ? { email: text } : { cash: { purpose: 'INCOME_DEDUCTION', cellphone: text } })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextInput
          label={
            isInvoice ? <Trans>Email address for the tax invoice</Trans> : <Trans>Cellphone number</Trans>
          }
          description={<Trans>It is kept encrypted and deleted once this is issued.</Trans>}
          type={isInvoice ? 'email' : 'tel'}
          autoComplete={isInvoice ? 'email' : 'tel'}
          maxLength={isInvoice ? 254 : 20}
          value={text}
          error={isMissing ? i18n._(required) : code && i18n._(fieldErrorTexts[code])}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setMissing(false)
            ask.reset()
          }}
        />
        <Button type="submit" fullWidth variant="light" aria-busy={ask.isPending}>
          {isInvoice ? <Trans>Ask for the tax invoice</Trans> : <Trans>Ask for the cash receipt</Trans>}
        </Button>
      </Stack>
    </form>
  )
}
