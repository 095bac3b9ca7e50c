import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Box, Button, Group, TextInput } from '@mantine/core'
import { type Coupon, listCoupons, registerCoupon } from '../../../contract/payment/coupon.ts'
import { useCommand } from '../../api/use-command.ts'
import { RequestAlert } from '../../entities/answer/request-alert.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { RightNote, useMayAct } from '../../entities/member/company-right.tsx'

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
  if (!useMayAct()) return <RightNote />
  return (
    <form noValidate onSubmit={form.onSubmit((body) => registration.send({ body }))}>
      <Group gap="xs" align="flex-start">
        <TextInput
          flex="1 1 12rem"
          ref={focusOnMount}
          label={<Trans>Coupon code</Trans>}
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          {...form.getInputProps('code')}
        />
        {/* Beside the field, below its label, however long the words under the field are. */}
        <Button type="submit" variant="light" mih={50} mt={28} aria-busy={registration.isPending}>
          <Trans context="coupon">Add coupon</Trans>
        </Button>
        {registration.error && (
          <Box flex="1 0 100%">
            <RequestAlert error={registration.error} />
          </Box>
        )}
      </Group>
    </form>
  )
}

/** Focuses the field, which appears after a press. */
const focusOnMount = (field: HTMLInputElement | null) => field?.focus()
