import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Paper, Text, Box, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Coupon, listCoupons, registerCoupon } from '../../../contract/payment/coupon.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { lastMoment, useFormat } from '../../i18n/format.ts'
import { queryFor } from '../../api/query-for.ts'
import { Won } from '../../i18n/won.tsx'
import { RadioRows } from '../../ui/field/choice-rows.tsx'
import { msg } from '@lingui/core/macro'
import { useCommand } from '../../api/use-command.ts'
import { RightNote, useMayAct } from '../../entities/member/company-right.tsx'
import { RequestAlert } from '../../entities/answer/request-alert.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'

const myCoupons = () => queryFor(listCoupons, { query: { pageSize: PAGE_SIZE.max } }, { staleTime: 0 })

interface CouponChoiceProps {
  /** Id of the chosen coupon; null for none. */
  chosen: string | null
  onChoose: (couponId: string | null) => void
}

/** Chooses one of the member's coupons or registers another. */
export function CouponChoice({ chosen, onChoose }: CouponChoiceProps) {
  const { t } = useLingui()
  const result = useQuery(myCoupons())
  const [isRegistering, setRegistering] = useState(false)
  const coupons = (result.data?.data ?? []).filter(({ usable, id }) => usable || id === chosen)
  const register = (coupon: Coupon) => {
    setRegistering(false)
    if (coupon.usable) onChoose(coupon.id)
  }
  return (
    <>
      {coupons.length > 0 && (
        <Paper withBorder mb="sm" style={{ overflow: 'hidden' }}>
          <RadioRows
            label={t`Coupon`}
            name="coupon"
            rows={[
              { value: '', content: <Trans>No coupon</Trans> },
              ...coupons.map((coupon) => ({ value: coupon.id, content: <CouponLine coupon={coupon} /> })),
            ]}
            value={chosen ?? ''}
            onPick={(id) => onChoose(id === '' ? null : id)}
          />
        </Paper>
      )}
      {result.isError && !result.data && (
        <Text mb="sm" inherit c="dimmed">
          <Trans>Your coupons could not be loaded. You still have them.</Trans>{' '}
          <Button size="sm" variant="subtle" color="gray" onClick={() => void result.refetch()}>
            <Trans>Reload</Trans>
          </Button>
        </Text>
      )}
      {result.data && coupons.length === 0 && !isRegistering && (
        <Text mb="sm" inherit c="dimmed">
          <Trans>You have no coupons you can use now.</Trans>
        </Text>
      )}
      {isRegistering ? (
        <CouponForm onRegistered={register} />
      ) : (
        <Button size="sm" variant="default" onClick={() => setRegistering(true)}>
          <Trans>Add a coupon</Trans>
        </Button>
      )}
    </>
  )
}

function CouponLine({ coupon }: { coupon: Coupon }): ReactNode {
  const format = useFormat()
  const percent = format.percent(coupon.amount / 100)
  const until = coupon.validUntil && format.date(lastMoment(coupon.validUntil))
  return (
    <Group component="span" justify="space-between" gap="4px 12px" py="xxs">
      <span>
        <b lang="ko">{coupon.name}</b>
        {until && (
          <Text span display="block" size="xs">
            <Trans>Until {until}</Trans>
          </Text>
        )}
      </span>
      <b>−{coupon.kind === 'PERCENT' ? percent : <Won amount={coupon.amount} />}</b>
    </Group>
  )
}

const codeMissing = msg`Enter the coupon code.`
const CODE_ERRORS = { COUPON_UNKNOWN: 'code', COUPON_EXPIRED: 'code', COUPON_USED: 'code' } as const

/** Registers a coupon by its code; repeating it has no effect. */
function CouponForm({ onRegistered }: { onRegistered: (coupon: Coupon) => void }) {
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
