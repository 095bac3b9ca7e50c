import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PayFigures } from '../../../../contract/job/minimum-pay.ts'
import { useFormat } from '../../../i18n/format.ts'
import { CheckIcon, TriangleIcon } from '../../../ui/icon/icons.tsx'
import type { AnnouncementValues } from './announcement-values.ts'
import classes from './pay-arithmetic.module.css'
import { minutesOf } from './working-hours.ts'

/** The pay per hour, week and month, and whether it meets the minimum wage. */
export function PayArithmetic({ figures, values }: { figures: PayFigures; values: AnnouncementValues }) {
  const format = useFormat()
  const { startMinutes, endMinutes } = minutesOf(values)
  const isAssumed = startMinutes === null || endMinutes === null || values.numberOfWorkDays === null
  const isEnough = figures.missing === 0
  const missing = format.number(figures.missing)
  const needed = format.number(figures.needed)
  const minimum = format.number(figures.minimum)
  return (
    <div className={classes.figures} data-enough={isEnough || undefined}>
      <p role="status" className={classes.result}>
        {isEnough ? <CheckIcon size={20} /> : <TriangleIcon size={20} />}
        <span>
          {isEnough ? (
            <Trans>The pay meets the minimum wage of {minimum} won an hour.</Trans>
          ) : (
            <Trans>
              {missing} won short of the minimum wage. It must be at least {needed} won.
            </Trans>
          )}
        </span>
      </p>
      <dl>
        <Figure name={<Trans>For one hour</Trans>} won={figures.hourly} />
        <Figure name={<Trans>Weekly-holiday pay, for a week</Trans>} won={figures.weeklyHoliday} />
        <Figure name={<Trans>About, for a month</Trans>} won={figures.monthly} />
      </dl>
      {figures.weeklyHoliday === 0 && (
        <p className={classes.note}>
          <Trans>Under 15 hours a week there is no weekly-holiday pay.</Trans>
        </p>
      )}
      {isAssumed && (
        <p className={classes.note}>
          <Trans>Where hours or days are open, it is reckoned with 8 hours a day and 5 days a week.</Trans>
        </p>
      )}
    </div>
  )
}

function Figure({ name, won }: { name: ReactNode; won: number }) {
  const figure = useFormat().number(won)
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Trans>{figure} won</Trans>
      </dd>
    </div>
  )
}
