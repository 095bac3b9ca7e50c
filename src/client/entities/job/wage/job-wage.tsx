import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { WageWarning } from '../../../../contract/base/enums.ts'
import type { JobDetail } from '../../../../contract/job/job.ts'
import { insuranceCover, isSixtyIn } from '../../../../contract/wage/insurance.ts'
import { estimateWage } from '../../../../contract/wage/wage-reckoner.ts'
import { hasUncountedNight } from '../../../../contract/wage/wage-week.ts'
import { decidingSector, workLawOf } from '../../../../contract/wage/work-law.ts'
import { housingCost } from '../../../../contract/work/housing-cost.ts'
import { deductionRatesOn } from '../../../../reference/wage/deduction-rates.ts'
import { minimumWageOn, seafarersMinimumOn } from '../../../../reference/wage/minimum-wages.ts'
import { useFormat } from '../../../i18n/format.ts'
import { seoulDay } from '../../../i18n/seoul-time.ts'
import { minimumWageOf } from '../pay/above-minimum.ts'
import { occupationCodes, workingTimeOf } from '../pay/hourly-pay.ts'
import { postedWage } from '../pay/pay-in-words.ts'
import { useInsuredPerson } from '../../resume/use-insured-person.ts'
import { OtherLaw } from './wage-source.tsx'
import { WageBreakdown } from './wage-breakdown.tsx'
import { longHoursLabels } from './wage-labels.ts'
import { TriangleIcon } from '../../../ui/icon/icons.tsx'

const warnings: Record<WageWarning, MessageDescriptor> = {
  BELOW_MINIMUM: msg`This pay is below the minimum wage of today. Ask before you apply.`,
  PREMIUMS_MISSING: msg`This pay may leave out the extra pay for overtime, nights, days off or public holidays. It is enough only if fewer than 5 people work there. Ask before you apply.`,
  ABOVE_52_HOURS: msg`These hours are more than 52 a week. With 5 people or more that needs a reason in the law. Ask which it is.`,
}

/** What a posting pays, line by line, and what the law would refuse today. */
export function JobWage({ job, isOpen }: { job: JobDetail; isOpen: boolean }) {
  const { i18n } = useLingui()
  return (
    <Stack mt="sm">
      {(job.wageWarnings ?? []).map((warning) => (
        <Alert color="red" icon={<TriangleIcon size={20} />} key={warning}>
          {i18n._(warnings[warning])}{' '}
          {warning === 'ABOVE_52_HOURS' && job.longHoursReason && (
            <Trans>The company says: {i18n._(longHoursLabels[job.longHoursReason])}</Trans>
          )}
        </Alert>
      ))}
      {isOpen && <Lines job={job} />}
    </Stack>
  )
}

function Lines({ job }: { job: JobDetail }) {
  const format = useFormat()
  const [today] = useState(() => seoulDay(Date.now()))
  const then = format.number(minimumWageOf(job))
  const now = format.number(minimumWageOn(today))
  const occupations = occupationCodes(job)
  const law = workLawOf(occupations)
  const household = law === 'HOUSEHOLD' ? 'MAY_HIRE' : undefined
  const { birthDate, ...person } = useInsuredPerson()
  const cover = insuranceCover({ ...person, household, isSixty: isSixtyIn(birthDate, today) })
  const estimates = estimateWage(postedWage(job), deductionRatesOn(today), cover)
  const cost = housingCost(job.phrases ?? [])
  const { start, end, breakHours } = workingTimeOf(job)
  return (
    <>
      <Text size="sm" c="dimmed">
        {then === now ? (
          <Trans>The minimum wage today is {now} won an hour.</Trans>
        ) : (
          <Trans>
            The minimum wage was {then} won an hour when this was posted. Today it is {now} won.
          </Trans>
        )}
      </Text>
      <OtherLaw law={law} minimum={seafarersMinimumOn(today)} />
      <WageBreakdown
        estimates={estimates}
        sector={decidingSector(job.jobCategories, occupations)}
        housing={cost === 'NOT_STATED' ? null : cost}
        isUnderAYear={job.periodType !== 'ABOVE_1YEAR'}
        leavesOutNight={hasUncountedNight(start, end, breakHours)}
      />
    </>
  )
}
