import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useDeferredValue } from 'react'
import { HIGH_PAY_PERCENT } from '../../../../../contract/work/high-pay.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { type AnnouncementFormApi, useLatest } from '../announcement-form-api.ts'
import { mayPromiseHighPay } from '../announcement-check.ts'

/** Explains at the promise of high pay why readers are not shown it. */
export function HighPayNote({ form, isPromised }: { form: AnnouncementFormApi; isPromised: boolean }) {
  const format = useFormat()
  const values = useDeferredValue(useLatest(form))
  const isHidden = isPromised && !mayPromiseHighPay(values)
  const percent = format.percent((HIGH_PAY_PERCENT - 100) / 100)
  return (
    <Text mt={isHidden ? 'xs' : 0} size="sm" c="dimmed" role="status">
      {isHidden && (
        <Trans>
          The promise of high pay is not shown to workers: the pay is less than {percent} above the minimum
          wage.
        </Trans>
      )}
    </Text>
  )
}
