import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useDeferredValue } from 'react'
import { HIGH_PAY_PERCENT } from '../../../../../contract/work/high-pay.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { type AnnouncementFormApi, useLatest } from '../announcement-form-api.ts'
import { mayPromiseHighPay } from '../announcement-check.ts'
import classes from '../announcement-form.module.css'

/** Explains at the promise of high pay why readers are not shown it. */
export function HighPayNote({ form, isPromised }: { form: AnnouncementFormApi; isPromised: boolean }) {
  const format = useFormat()
  const values = useDeferredValue(useLatest(form))
  const percent = format.percent((HIGH_PAY_PERCENT - 100) / 100)
  return (
    <Text size="sm" c="dimmed" role="status" className={classes.notShown}>
      {isPromised && !mayPromiseHighPay(values) && (
        <Trans>
          The promise of high pay is not shown to workers: the pay is less than {percent} above the minimum
          wage.
        </Trans>
      )}
    </Text>
  )
}
