import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { WageWarning } from '../../../../contract/base/enums.ts'
import type { JobDetail } from '../../../../contract/job/job.ts'
import { withoutEmployment } from '../../../../contract/job/wage-deductions.ts'
import { estimateWage } from '../../../../contract/job/wage-reckoner.ts'
import { decidingSector, hasUncountedNight } from '../../../../contract/job/wage-week.ts'
import { housingCost } from '../../../../contract/work/housing-cost.ts'
import { deductionRatesOn } from '../../../../reference/deduction-rates.ts'
import { minimumWageOn } from '../../../../reference/minimum-wages.ts'
import { useFormat } from '../../../i18n/format.ts'
import { seoulDay } from '../../../i18n/seoul-time.ts'
import { AlertMessage } from '../../../ui/page/alert-message.tsx'
import { minimumWageOf } from '../pay/above-minimum.ts'
import { postedWage } from '../pay/pay-in-words.ts'
import { workingTimeOf } from '../pay/working-time.ts'
import { useIsInsuredByChoice } from './voluntary-insurance.ts'
import { WageBreakdown } from './wage-breakdown.tsx'
import classes from './wage-breakdown.module.css'

const warnings: Record<WageWarning, MessageDescriptor> = {
  BELOW_MINIMUM: msg`This pay is below the minimum wage of today. Ask before you apply.`,
  PREMIUMS_MISSING: msg`This pay may leave out the extra pay for overtime, nights, days off or public holidays. It is enough only if fewer than 5 people work there. Ask before you apply.`,
  ABOVE_52_HOURS: msg`These hours are more than 52 a week. That is allowed only if fewer than 5 people work there.`,
}

/** What a posting pays, line by line, and what the law would refuse today. */
export function JobWage({ job, isOpen }: { job: JobDetail; isOpen: boolean }) {
  const { i18n } = useLingui()
  return (
    <div className={classes.panel}>
      {(job.wageWarnings ?? []).map((warning) => (
        <AlertMessage key={warning}>{i18n._(warnings[warning])}</AlertMessage>
      ))}
      {isOpen && <Lines job={job} />}
    </div>
  )
}

function Lines({ job }: { job: JobDetail }) {
  const format = useFormat()
  const [today] = useState(() => seoulDay(Date.now()))
  const then = format.number(minimumWageOf(job))
  const now = format.number(minimumWageOn(today))
  const rates = deductionRatesOn(today)
  const estimates = estimateWage(postedWage(job), useIsInsuredByChoice() ? withoutEmployment(rates) : rates)
  const cost = housingCost(job.phrases ?? [])
  const { start, end, breakHours } = workingTimeOf(job)
  return (
    <>
      <p className={classes.note}>
        {then === now ? (
          <Trans>The minimum wage today is {now} won an hour.</Trans>
        ) : (
          <Trans>
            The minimum wage was {then} won an hour when this was posted. Today it is {now} won.
          </Trans>
        )}
      </p>
      <WageBreakdown
        estimates={estimates}
        sector={decidingSector(job.jobCategories)}
        housing={cost === 'NOT_STATED' ? null : cost}
        isUnderAYear={job.periodType !== 'ABOVE_1YEAR'}
        leavesOutNight={hasUncountedNight(start, end, breakHours)}
      />
    </>
  )
}
