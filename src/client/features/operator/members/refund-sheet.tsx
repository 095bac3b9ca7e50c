import { msg } from '@lingui/core/macro'
import { Button, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import * as z from 'zod/mini'
import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useId, useState } from 'react'
import { fieldErrorsOf } from '../../../forms/field-errors.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Won } from '../../../i18n/won.tsx'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { orderStates, productNames } from '../../../../contract/operator/list-texts.ts'
import { type MemberOrder, RefundAccount, refundMemberOrder } from '../../../../contract/operator/member.ts'
import { banks } from '../../../../reference/banks.ts'
import { readsKorean } from '../../../../reference/name-in.ts'
import { CaseFacts, fact, useDecision } from '../cases/kit/case-sheet.tsx'
import { ReasonSheet } from '../cases/kit/decision-sheet.tsx'
import { keepWords, keptWords } from '../cases/last-decision.ts'
import { secondLine, StateBadge } from '../desk/cells.tsx'
import { Warning } from '../desk/command.tsx'
import { useDeskForm } from '../desk/use-desk-form.tsx'

/** As typed. */
const Account = z.object({ bank: z.string(), number: z.string(), holder: z.string() })
type Account = z.output<typeof Account>
const EMPTY: Account = { bank: '', number: '', holder: '' }
const PARTS = Object.keys(Account.shape) as (keyof Account)[]

const isAccount = (value: unknown): value is Account => z.safeParse(Account, value).success

interface RefundSheetProps {
  order: MemberOrder
  /** Whose order it is; null once the account is removed. */
  company: string | null
  onRefunded: () => void
  onClose: () => void
}

/**
 * Refunds orders in a sheet.
 * @param next takes the focus afterwards: the button that opened the sheet is gone from a refunded order
 */
export function useRefund(company: string | null, next: RefObject<HTMLElement | null>) {
  const [order, refund] = useState<MemberOrder>()
  const [isRefunded, setRefunded] = useState(false)
  useEffect(() => {
    if (isRefunded && !order) next.current?.focus()
  }, [isRefunded, order, next])
  const close = () => refund(undefined)
  const sheet = order && (
    <RefundSheet order={order} company={company} onRefunded={() => setRefunded(true)} onClose={close} />
  )
  return { refund, sheet }
}

function RefundSheet({ order, company, onRefunded, onClose }: RefundSheetProps) {
  const { form, forget } = useAccount(order)
  const bankList = useId()
  const { i18n, t } = useLingui()
  const won = useFormat().number(order.totalAmount)
  const name = `${i18n._(productNames[order.kind])}${BETWEEN_FACTS}${t`${won} won`}`
  const refund = useDecision(refundMemberOrder, { desk: 'orders', id: order.id, name })
  const isDeposit = order.method === 'DepositWithoutBankbook'
  const account = isDeposit && !isEmpty(form.values) ? { account: form.values } : {}
  const send = async (reason: string) => {
    const text = order.issuedReceipt
      ? msg`Refunded: ${name}. Its issued receipt or tax invoice now has to be cancelled, under “Receipts”.`
      : msg`Refunded: ${name}.`
    await refund.decide(text, { params: { id: order.id }, body: { reason, ...account } })
    forget()
    onRefunded()
  }
  return (
    <ReasonSheet
      title={<Trans>Refund this order?</Trans>}
      hint={<Trans>This is recorded with your name. Only operators can see the record.</Trans>}
      action={<Trans>Refund</Trans>}
      draftName={`operator-refund:${order.id}`}
      command={refund}
      refusals={refusals}
      onCheck={() => (isDeposit ? form.check() : [])}
      onReason={send}
      onClose={onClose}
      after={<Sent amount={order.totalAmount} account={isDeposit ? form.values : null} />}
    >
      <Refunded order={order} company={company} />
      <p>
        <Trans>
          Unused points and passes that have not started can be refunded. The refund is recorded and cannot be
          undone.
        </Trans>
      </p>
      <Effects order={order} company={company} />
      {isDeposit && (
        <Stack component="fieldset" miw={0}>
          <Text component="legend" mb="xs" size="sm" c="dimmed">
            <Trans>
              Bank account for the refund. The payment provider sends the money there; Ilteo does not store
              it.
            </Trans>
          </Text>
          <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
            {PARTS.map((part) => (
              <TextInput
                key={part}
                label={partNames[part]}
                name={part}
                autoComplete="off"
                maxLength={60}
                {...form.getInputProps(part)}
                {...(part === 'bank' ? { list: bankList } : {})}
              />
            ))}
          </SimpleGrid>
          <BankNames id={bankList} />
        </Stack>
      )}
    </ReasonSheet>
  )
}

const refusals = {
  ORDER_STATE: (
    <Trans>This order can no longer be refunded. Its points have been used, or its pass has started.</Trans>
  ),
}

/** The account may be left out as a whole. */
const isEmpty = (account: Account) => PARTS.every((part) => account[part].trim() === '')

/** The account as typed. It stays in the open page, so that a closed sheet opens with it, and is not stored. */
function useAccount({ id }: MemberOrder) {
  const name = `operator-refund-account:${id}`
  const form = useDeskForm<Account>(
    (account) => (isEmpty(account) ? {} : fieldErrorsOf(RefundAccount, account)),
    keptWords(name, isAccount) ?? EMPTY,
    { onValuesChange: (account) => keepWords(name, account) },
  )
  return { form, forget: () => keepWords(name, undefined) }
}

/** Suggestions: a bank that is not listed can be typed. The account has the Korean name. */
function BankNames({ id }: { id: string }) {
  const isKorean = readsKorean(useLanguage())
  return (
    <datalist id={id}>
      {banks.map(({ code, name, nameInEnglish }) => (
        <option key={code} value={name}>
          {isKorean ? name : nameInEnglish}
        </option>
      ))}
    </datalist>
  )
}

const partNames = {
  bank: <Trans>Bank</Trans>,
  number: <Trans>Bank account number</Trans>,
  holder: <Trans>Account holder</Trans>,
}

/** What the button sends, read back because a refund cannot be undone. */
function Sent({ amount, account }: { amount: number; account: Account | null }) {
  const { t } = useLingui()
  const parts = account ? PARTS : []
  return (
    <CaseFacts
      aria-label={t`What will be sent`}
      facts={[
        fact(<Trans>Amount</Trans>, <Won amount={amount} />),
        ...parts.map((part) => fact(partNames[part], <bdi>{account?.[part].trim() || '–'}</bdi>)),
      ]}
    />
  )
}

/** What follows from a refund. Where only the money is still to be returned, the rest has happened before. */
function Effects({ order, company }: Pick<RefundSheetProps, 'order' | 'company'>) {
  const { kind, status, issuedReceipt } = order
  return (
    <>
      {status === 'PAID' && (
        <p>
          {kind === 'TICKET' && <Trans>The points of this order are taken back.</Trans>}{' '}
          {company !== null && <Trans>We notify the company of the refund.</Trans>}
        </p>
      )}
      {issuedReceipt && (
        <Warning>
          {issuedReceipt === 'TAX_INVOICE' ? (
            <Trans>
              A tax invoice was issued for this order. After the refund, cancel it under “Receipts”.
            </Trans>
          ) : (
            <Trans>
              A cash receipt was issued for this order. After the refund, cancel it under “Receipts”.
            </Trans>
          )}
        </Warning>
      )}
    </>
  )
}

/** The order, as nothing beside the sheet says which one is meant. */
function Refunded({ order, company }: Pick<RefundSheetProps, 'order' | 'company'>) {
  const { kind, title, totalAmount, createdDate } = order
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <p>
      <b>
        {i18n._(productNames[kind])}
        {BETWEEN_FACTS}
        <Won amount={totalAmount} />
      </b>
      {company !== null && (
        <Text {...secondLine} lang="ko">
          {company}
        </Text>
      )}
      <Text {...secondLine}>
        {title !== null && (
          <span lang="ko">
            {title}
            {BETWEEN_FACTS}
          </span>
        )}
        {format.moment(createdDate)}
      </Text>
    </p>
  )
}

/** The status of an order, and whether money has still to be returned. */
export function OrderState({ order: { status, isReturnDue } }: { order: MemberOrder }) {
  const { t } = useLingui()
  const color = status === 'PAID' ? 'green' : isReturnDue ? 'amber' : 'gray'
  return (
    <>
      <StateBadge of={{ label: orderStates[status], color }} />
      {status === 'WAITING_DEPOSIT' && (
        <Text {...secondLine}>{t`The bank reports the payment by itself`}</Text>
      )}
      {isReturnDue && <Text {...secondLine}>{t`Refund pending`}</Text>}
    </>
  )
}

/** The button that refunds an order, or why it cannot be refunded; nothing where no money was paid. */
export function RefundAction({ order, onRefund }: { order: MemberOrder; onRefund: () => void }) {
  const { status, isRefundable, isReturnDue, refundObstacle } = order
  if (status === 'PAID' && !isRefundable)
    return (
      <Text {...secondLine}>
        {refundObstacle === 'POINTS_USED' ? (
          <Trans>Points used: no refund</Trans>
        ) : (
          <Trans>Pass started: no refund</Trans>
        )}
      </Text>
    )
  if (status !== 'PAID' && !isReturnDue) return null
  return (
    <Button variant="default" size="sm" onClick={onRefund}>
      {status === 'PAID' ? <Trans>Refund</Trans> : <Trans>Refund the money</Trans>}
    </Button>
  )
}
