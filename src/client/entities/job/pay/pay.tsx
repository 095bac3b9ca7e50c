import { Trans, useLingui } from '@lingui/react/macro'
import type { JobCard } from '../../../../contract/job/job.ts'
import { useFormat } from '../../../i18n/format.ts'
import { payTypeLabels } from '../../../i18n/labels.ts'
import { aboveMinimum } from './above-minimum.ts'
import { comparableHour } from './hourly-pay.ts'
import classes from '../job-card.module.css'

type PaidJob = Pick<JobCard, 'payType' | 'payAmount'>

/** Pay type, amount and unit: the most prominent text wherever a job appears. */
export function Pay({ job, size = 'card' }: { job: PaidJob; size?: 'card' | 'hero' }) {
  const { i18n } = useLingui()
  const format = useFormat()
  // An announcement that is being written has no amount yet.
  if (!job.payAmount) return null
  return (
    <p className={classes.pay} data-size={size}>
      <span className={classes.unit}>{i18n._(payTypeLabels[job.payType])} </span>
      <span>
        <Trans>
          <b className={classes.figure}>{format.number(job.payAmount)}</b>
          <b className={classes.won}>won</b>
        </Trans>
      </span>
    </p>
  )
}

/** `≈ 11,480 won/hour` beside other pay than by the hour, so that cards compare. */
export function HourlyPay({ job }: { job: Parameters<typeof comparableHour>[0] }) {
  const format = useFormat()
  const hourly = comparableHour(job)
  if (hourly === null) return null
  const shown = format.number(hourly)
  return (
    <span className={classes.hourly}>
      <Trans comment="Beside the pay on a card; short">≈ {shown} won/hour</Trans>
    </span>
  )
}

/** `최저임금 +27%`; exactly at the minimum the sign is left out. Nothing for work under another law. */
export function AboveMinimum({ job }: { job: Parameters<typeof aboveMinimum>[0] }) {
  const format = useFormat()
  const ratio = aboveMinimum(job)
  if (!job.hourlyEquivalent || ratio === null) return null
  const percent = format.signedPercent(ratio)
  return (
    <span className={classes.hourly}>
      {ratio === 0 ? <Trans>Min. wage</Trans> : <Trans>Min. wage {percent}</Trans>}
    </span>
  )
}
