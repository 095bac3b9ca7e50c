import { Trans } from '@lingui/react/macro'
import { Alert, Button, Flex, Stack } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { CouponForm } from '../../../../contract/operator/coupon.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import { useDateTime } from '../desk/use-date-time.ts'
import { couponBodyOf, type CouponValues } from './coupon-values.ts'
import { TriangleIcon } from '../../../ui/icon/icons.tsx'
import { Fact, Facts } from '../../../ui/card/facts.tsx'
import { sheetBody } from '../desk/desk-surfaces.ts'

interface CouponSummaryProps {
  values: CouponValues
  isBusy: boolean
  error: Error | null
  onConfirm: () => void
  onBack: () => void
}

/** What is about to be created. It takes the focus, and not its button, so that an Enter too many creates nothing. */
export function CouponSummary({ values, isBusy, error, onConfirm, onBack }: CouponSummaryProps) {
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => start.current?.focus(), [])
  return (
    <Flex {...sheetBody}>
      <Stack style={{ outline: 'none' }} ref={start} tabIndex={-1}>
        <CouponFacts values={values} />
        {values.kind === 'PERCENT' && Number(values.amount) === 100 && (
          <Alert color="red" icon={<TriangleIcon size={20} />}>
            <Trans>With this coupon, companies pay nothing.</Trans>
          </Alert>
        )}
        <p>
          <Trans>A coupon cannot be changed once it is created, only ended.</Trans>
        </p>
      </Stack>
      {error && <RequestAlert error={error} />}
      <CommandButton fullWidth isBusy={isBusy} onClick={() => !isBusy && onConfirm()}>
        <Trans>Create coupon</Trans>
      </CommandButton>
      <Button fullWidth variant="subtle" color="gray" onClick={onBack}>
        <Trans>Change something</Trans>
      </Button>
    </Flex>
  )
}

function CouponFacts({ values }: Pick<CouponSummaryProps, 'values'>) {
  const format = useFormat()
  const moment = useDateTime()
  const { code, name, kind, amount, validFrom, validUntil, totalLimit, memberLimit } = CouponForm.parse(
    couponBodyOf(values),
  )
  const orElse = (text: string | null | undefined, otherwise: ReactNode) => text ?? <b>{otherwise}</b>
  return (
    <Facts ta="end">
      <Fact name={<Trans>Code</Trans>}>{code}</Fact>
      <Fact name={<Trans>Name</Trans>}>{name}</Fact>
      <Fact name={<Trans>Discount</Trans>}>
        {kind === 'PERCENT' ? format.percent(amount / 100) : <Won amount={amount} />}
      </Fact>
      <Fact name={<Trans>Valid from</Trans>}>
        {orElse(validFrom && moment(validFrom), <Trans>Now</Trans>)}
      </Fact>
      <Fact name={<Trans>Valid until</Trans>}>
        {orElse(validUntil && moment(validUntil), <Trans>No end</Trans>)}
      </Fact>
      <Fact name={<Trans>Total uses</Trans>}>
        {orElse(totalLimit === null ? null : format.number(totalLimit), <Trans>No limit</Trans>)}
      </Fact>
      <Fact name={<Trans>Uses per company</Trans>}>{format.number(memberLimit)}</Fact>
    </Facts>
  )
}
