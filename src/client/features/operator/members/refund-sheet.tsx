import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type MemberOrder, refundMemberOrder } from '../../../../contract/operator/member.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import classes from '../desk/desk-form.module.css'
import { productNames } from '../../../../contract/operator/list-texts.ts'
import { SpokenError } from '../desk/field-error.tsx'
import { ReasonSheet } from '../cases/reason-sheet.tsx'
import { useCommand } from '../desk/use-command.ts'

/** Milliseconds; the server asks the payment provider. */
const TIMEOUT = 30_000

interface Account {
  bank: string
  number: string
  holder: string
}

const PARTS = ['bank', 'number', 'holder'] as const

interface RefundSheetProps {
  order: MemberOrder
  onRefunded: () => void
  onClose: () => void
}

/** Refunds an order. */
export function RefundSheet({ order, onRefunded, onClose }: RefundSheetProps) {
  const refund = useCommand(refundMemberOrder)
  const [account, setAccount] = useState<Account>({ bank: '', number: '', holder: '' })
  const isDeposit = order.method === 'DepositWithoutBankbook'
  const parts = PARTS.map((part) => account[part].trim())
  const [isHalf, setHalf] = useState(false)
  const isWhole = parts.every((part) => part !== '')
  return (
    <ReasonSheet
      title={<Trans>Refund this order?</Trans>}
      hint={
        <Trans>
          Unused points and passes that have not started can be refunded. The refund is recorded and cannot be
          undone.
        </Trans>
      }
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
      onCheck={() => {
        const half = isDeposit && !isWhole && parts.some((part) => part !== '')
        setHalf(half)
        return half ? PARTS.filter((part) => account[part].trim() === '') : []
      }}
      onReason={async (reason) => {
        await refund.mutateAsync({
          params: { id: order.id },
          body: { reason, ...(isDeposit && isWhole ? { account } : {}) },
          timeout: TIMEOUT,
        })
        onRefunded()
      }}
      onClose={onClose}
    >
      <Refunded order={order} />
      {isDeposit && (
        <fieldset className={classes.form}>
          <legend className={classes.dim}>
            <Trans>
              Bank account for the refund. The payment provider sends the money there; Ilteo does not store
              it.
            </Trans>
          </legend>
          <div className={classes.pair}>
            {PARTS.map((part) => (
              <AccountField
                key={part}
                part={part}
                value={account[part]}
                isMissing={isHalf && account[part].trim() === ''}
                onChange={(text) => setAccount({ ...account, [part]: text })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </ReasonSheet>
  )
}

interface AccountFieldProps {
  part: keyof Account
  value: string
  isMissing: boolean
  onChange: (text: string) => void
}

function AccountField({ part, value, isMissing, onChange }: AccountFieldProps) {
  const label =
    part === 'bank' ? (
      <Trans>Bank</Trans>
    ) : part === 'number' ? (
      <Trans>Bank account number</Trans>
    ) : (
      <Trans>Account holder</Trans>
    )
  return (
    <TextField
      label={label}
      name={part}
      autoComplete="off"
      maxLength={60}
      value={value}
      error={
        isMissing && (
          <SpokenError>
            <Trans>Please fill this in.</Trans>
          </SpokenError>
        )
      }
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** The order, as nothing beside the sheet says which one is meant. */
function Refunded({ order: { kind, title, totalAmount, createdDate } }: { order: MemberOrder }) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <p>
      <b>
        {i18n._(productNames[kind])} · <Won amount={totalAmount} />
      </b>
      <span className={classes.minor}>
        {title !== null && <span lang="ko">{title} · </span>}
        {format.moment(createdDate)}
      </span>
    </p>
  )
}
