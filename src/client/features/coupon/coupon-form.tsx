import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { type Coupon, listCoupons, registerCoupon } from '../../../contract/payment/coupon.ts'
import { useCommand } from '../../api/use-command.ts'
import { RequestAlert } from '../../entities/answer/request-alert.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import classes from './coupon-choice.module.css'

const codeMissing = msg`Enter the coupon code.`
const CODE_ERRORS = { COUPON_UNKNOWN: 'code', COUPON_EXPIRED: 'code', COUPON_USED: 'code' } as const

/** Registers a coupon by its code; repeating it has no effect. */
export function CouponForm({ onRegistered }: { onRegistered: (coupon: Coupon) => void }) {
  const form = useContractForm(
    registerCoupon.body,
    { code: '' },
    { textOf: () => codeMissing, fieldOf: CODE_ERRORS },
  )
  const registration = useCommand(registerCoupon, {
    form,
    refreshes: [listCoupons],
    onSuccess: ({ data }) => onRegistered(data),
  })
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit((body) => registration.send({ body }))}>
      <TextInput
        ref={focusOnMount}
        label={<Trans>Coupon code</Trans>}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        {...form.getInputProps('code')}
      />
      <Button type="submit" variant="light" aria-busy={registration.isPending}>
        <Trans context="coupon">Add coupon</Trans>
      </Button>
      {registration.error && (
        <div className={classes.error}>
          <RequestAlert error={registration.error} />
        </div>
      )}
    </form>
  )
}

/** Focuses the field, which appears after a press. */
const focusOnMount = (field: HTMLInputElement | null) => field?.focus()
