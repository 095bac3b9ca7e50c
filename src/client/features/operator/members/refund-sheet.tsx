import { Alert, TextInput, Flex, SimpleGrid, Text } from '@mantine/core'
import * as z from 'zod/mini'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { AccountNumber, type MemberOrder, refundMemberOrder } from '../../../../contract/operator/member.ts'
import { banks } from '../../../../reference/banks.ts'
import { readsKorean } from '../../../../reference/name-in.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Won } from '../../../i18n/won.tsx'
import { productNames } from '../../../../contract/operator/list-texts.ts'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import type { FieldErrors } from '../../../forms/field-errors.ts'
import { useFieldError } from '../desk/field-error.tsx'
import { announceDecision, keepWords, keptWords } from '../cases/last-decision.ts'
import { ReasonSheet } from '../cases/reason-sheet.tsx'
import { useCommand } from '../desk/use-command.ts'
import { TriangleIcon } from '../../../ui/icon/icons.tsx'
import { Fact, Facts } from '../../../ui/card/facts.tsx'
import { secondLine } from '../desk/desk-surfaces.ts'

const Account = z.object({ bank: z.string(), number: z.string(), holder: z.string() })
type Account = z.output<typeof Account>
const EMPTY: Account = { bank: '', number: '', holder: '' }
const isAccount = (value: unknown): value is Account => z.safeParse(Account, value).success

const PARTS = ['bank', 'number', 'holder'] as const

interface RefundSheetProps {
  order: MemberOrder
  /** Whose order it is; null once the account is removed. */
  company: string | null
  onRefunded: () => void
  onClose: () => void
}

/** Refunds an order. */
export function RefundSheet({ order, company, onRefunded, onClose }: RefundSheetProps) {
  const refund = useCommand(refundMemberOrder)
  const { account, errors, isWhole, change, check, forget } = useAccount(order)
  const { i18n } = useLingui()
  const format = useFormat()
  const called = `${i18n._(productNames[order.kind])}${BETWEEN_FACTS}${format.number(order.totalAmount)}`
  const isDeposit = order.method === 'DepositWithoutBankbook'
  return (
    <ReasonSheet
      title={<Trans>Refund this order?</Trans>}
      hint={<Trans>This is recorded with your name. Only operators can see the record.</Trans>}
      action={<Trans>Refund</Trans>}
      draftName={`operator-refund:${order.id}`}
      isBusy={refund.isPending}
      error={refund.error}
      refusals={{
        ORDER_STATE: (
          <Trans>
            This order can no longer be refunded. Its points have been used, or its pass has started.
          </Trans>
        ),
      }}
      onCheck={() => (isDeposit ? check() : [])}
      onReason={async (reason) => {
        await refund.sendAsync({
          params: { id: order.id },
          body: { reason, ...(isDeposit && isWhole ? { account } : {}) },
        })
        forget()
        const what = order.issuedReceipt ? 'REFUNDED_WITH_RECEIPT' : 'REFUNDED'
        announceDecision({ what, name: called, desk: 'orders', id: order.id, undo: null })
        onRefunded()
      }}
      onClose={onClose}
      after={<Sent amount={order.totalAmount} account={isDeposit ? account : null} />}
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
        <Flex component="fieldset" direction="column" gap="md" miw={0}>
          <Text component="legend" mb="xs" size="sm" c="dimmed">
            <Trans>
              Bank account for the refund. The payment provider sends the money there; Ilteo does not store
              it.
            </Trans>
          </Text>
          <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
            {PARTS.map((part) => (
              <AccountField
                key={part}
                part={part}
                value={account[part]}
                error={errors[part]}
                onChange={(text) => change(part, text)}
              />
            ))}
          </SimpleGrid>
        </Flex>
      )}
    </ReasonSheet>
  )
}

/** The account as typed. It stays in the open page, so that a closed sheet opens with it, and is not stored. */
function useAccount({ id }: MemberOrder) {
  const name = `operator-refund-account:${id}`
  const [account, setAccount] = useState(keptWords(name, isAccount) ?? EMPTY)
  const [errors, setErrors] = useState<FieldErrors>({})
  const isEmpty = (part: keyof Account) => account[part].trim() === ''
  return {
    account,
    errors,
    isWhole: PARTS.every((part) => !isEmpty(part)),
    change: (part: keyof Account, text: string) => {
      const next = { ...account, [part]: text }
      setAccount(next)
      keepWords(name, next)
      setErrors({})
    },
    /** Shows the errors; the account may be left out as a whole. */
    check: (): readonly string[] => {
      const found: FieldErrors = {}
      if (!PARTS.every(isEmpty)) {
        for (const part of PARTS.filter(isEmpty)) found[part] = 'REQUIRED'
        if (!isEmpty('number') && !z.safeParse(AccountNumber, account.number).success)
          found['number'] = 'INVALID'
      }
      setErrors(found)
      return Object.keys(found)
    },
    forget: () => keepWords(name, undefined),
  }
}

interface AccountFieldProps {
  part: keyof Account
  value: string
  error: FieldErrorCode | undefined
  onChange: (text: string) => void
}

function AccountField({ part, value, error, onChange }: AccountFieldProps) {
  const errorOf = useFieldError()
  const bankList = useId()
  return (
    <>
      <TextInput
        label={<PartName part={part} />}
        name={part}
        autoComplete="off"
        maxLength={60}
        value={value}
        error={errorOf(part, error)}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...(part === 'bank' ? { list: bankList } : {})}
      />
      {part === 'bank' && <BankNames id={bankList} />}
    </>
  )
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

function PartName({ part }: { part: keyof Account }) {
  if (part === 'bank') return <Trans>Bank</Trans>
  if (part === 'number') return <Trans>Bank account number</Trans>
  return <Trans>Account holder</Trans>
}

/** What the button sends, read back because a refund cannot be undone. */
function Sent({ amount, account }: { amount: number; account: Account | null }) {
  const { t } = useLingui()
  return (
    <Facts aria-label={t`What will be sent`}>
      <Fact name={<Trans>Amount</Trans>}>
        <Won amount={amount} />
      </Fact>
      {account &&
        PARTS.map((part) => (
          <Fact key={part} name={<PartName part={part} />}>
            <bdi>{account[part].trim() || '–'}</bdi>
          </Fact>
        ))}
    </Facts>
  )
}

/** What follows from a refund. Where only the money is still to be returned, the rest has happened before. */
function Effects({
  order: { kind, status, issuedReceipt },
  company,
}: Pick<RefundSheetProps, 'order' | 'company'>) {
  return (
    <>
      {status === 'PAID' && (
        <p>
          {kind === 'TICKET' && <Trans>The points of this order are taken back.</Trans>}{' '}
          {company !== null && <Trans>We notify the company of the refund.</Trans>}
        </p>
      )}
      {issuedReceipt && (
        <Alert color="red" icon={<TriangleIcon size={20} />}>
          {issuedReceipt === 'TAX_INVOICE' ? (
            <Trans>
              A tax invoice was issued for this order. After the refund, cancel it under “Receipts”.
            </Trans>
          ) : (
            <Trans>
              A cash receipt was issued for this order. After the refund, cancel it under “Receipts”.
            </Trans>
          )}
        </Alert>
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
        <Text component="bdi" display="block" size="xs" c="dimmed" lang="ko">
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
