import { Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SizelessWork } from '../../../../contract/wage/wage-lines.ts'
import type { WageEstimate } from '../../../../contract/wage/wage-reckoner.ts'
import type { DeductionLeftOut, DeductionLine } from '../../../../contract/wage/wage-deductions.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useMayConcern } from '../../work-right/use-may-concern.ts'
import { deductionReasons } from './deduction-reasons.ts'
import { deductionLabels, wageLineLabels, workplaceSizeLabels } from './wage-labels.ts'
import { Formula, WageLine } from './wage-line.tsx'
import { Source } from './wage-source.tsx'

/** Statuses that have departure insurance. */
const E9_AND_H2 = ['E-9', 'H-2']
/** Statuses for whose housing the labor offices have guidelines. */
const E9 = ['E-9']
/** Statuses that get the pension back as a lump sum on leaving for good. */
const REFUNDED = ['E-8', 'E-9', 'H-2']

interface WageBreakdownProps {
  /** One, or one for each size of workplace. */
  estimates: readonly WageEstimate[]
  sector: SizelessWork['sector']
  /** Won a month, as the posting states it. */
  housing?: number | null
  /** Whether the posting is for less than a year, from which severance is due. */
  isUnderAYear?: boolean
  /** Whether hours of the night are not counted, as the break may be in them. */
  leavesOutNight?: boolean
  /** Whether the lines are those of one month's own days. */
  isOneMonth?: boolean
}

/** The lines of a month's pay with their sources; two columns where the size of the workplace is not known. */
export function WageBreakdown({
  estimates: all,
  sector,
  housing = null,
  isUnderAYear = false,
  leavesOutNight = false,
  isOneMonth = false,
}: WageBreakdownProps) {
  const isRange = new Set(all.map(({ gross }) => gross)).size > 1
  // Where the size of the workplace makes no difference, it is not asked.
  const estimates = isRange ? all : all.slice(-1)
  return (
    <Stack mt="sm">
      {isRange && (
        <Text size="sm" c="dimmed">
          <Trans>It is not known how many people work there. The pay depends on it.</Trans>
        </Text>
      )}
      {estimates.map((estimate) => (
        <Estimate
          key={estimate.workplaceSize}
          estimate={estimate}
          sector={sector}
          housing={housing ?? 0}
          isRange={isRange}
          isUnderAYear={isUnderAYear}
        />
      ))}
      {leavesOutNight && all.some(({ workplaceSize }) => workplaceSize === 'FIVE_OR_MORE') && (
        <Text size="sm" c="dimmed">
          <Trans>
            It is not known when the break is. Hours between 22:00 and 6:00 that may be the break are not
            counted as night hours here. If you work them, they count half more where 5 or more people work.
          </Trans>{' '}
          <Source code="NIGHT" />
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {!isOneMonth && <Trans>These are the figures of an average month.</Trans>}{' '}
        <Trans>
          Income tax is not included: it depends on your family, or is 19% of the pay if you choose that.
        </Trans>{' '}
        <Source code="FLAT_TAX" /> <Trans>This is information, not advice. Call 1350 to be sure.</Trans>{' '}
        <Link to="/help">
          <Trans>Help and phone numbers</Trans>
        </Link>
      </Text>
    </Stack>
  )
}

interface EstimateProps {
  estimate: WageEstimate
  sector: SizelessWork['sector']
  housing: number
  /** Whether there is another one for the other size. */
  isRange: boolean
  isUnderAYear: boolean
}

function Estimate({ estimate, sector, housing, isRange, isUnderAYear }: EstimateProps) {
  const { i18n } = useLingui()
  const { net, netAtMost } = estimate
  return (
    <section>
      {isRange && (
        <Title order={3} size="h5" mb="xxs">
          {i18n._(workplaceSizeLabels[estimate.workplaceSize])}
        </Title>
      )}
      <dl>
        {estimate.lines.map((line) => (
          <WageLine
            key={`${line.code} ${line.hours}`}
            name={i18n._(wageLineLabels[line.code])}
            won={line.amount}
            source={line.source}
          >
            {line.hours > 0 && <Formula hours={line.hours} rate={line.rate} factor={line.factor} />}
          </WageLine>
        ))}
        <WageLine name={<Trans>Pay for a month before deductions</Trans>} won={estimate.gross} total />
        {(estimate.deductions ?? []).map((line) => (
          <DeductionRow key={line.code} line={line} />
        ))}
        {estimate.notTaken.map((each) => (
          <LeftOutRow key={each.code} leftOut={each} />
        ))}
        {net !== null && (
          <WageLine name={<Trans>Pay for a month after deductions</Trans>} won={net} most={netAtMost} total />
        )}
        {housing > 0 && <WageLine name={<Trans>Housing cost, as in the posting</Trans>} won={-housing} />}
        {housing > 0 && net !== null && (
          <WageLine
            name={<Trans>Left after the housing cost</Trans>}
            won={net - housing}
            most={netAtMost === null ? null : netAtMost - housing}
            total
          />
        )}
      </dl>
      {net === null && (
        <Text size="sm" c="dimmed">
          <Trans>The insurance rates of this year are not known yet.</Trans>
        </Text>
      )}
      <LaterPay estimate={estimate} sector={sector} isUnderAYear={isUnderAYear} />
    </section>
  )
}

function DeductionRow({ line }: { line: DeductionLine }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const reason = deductionReasons[line.reason]
  const isRefunded = useMayConcern(REFUNDED)
  return (
    <WageLine name={i18n._(deductionLabels[line.code])} won={-line.amount} source={line.source}>
      {`${format.number(line.base)} × ${format.number(line.percent)}%`}
      {line.isOldRate && (
        <Text span inherit display="block">
          <Trans>Rate of 2026: the one of this year is not known yet.</Trans>
        </Text>
      )}
      {reason && (
        <Text span inherit display="block">
          {i18n._(reason)} <Source code={line.reasonSource} />
        </Text>
      )}
      {line.code === 'NATIONAL_PENSION' && isRefunded && (
        <Text span inherit display="block">
          <Trans>E-8, E-9 and H-2 get it back as one sum when they leave Korea for good.</Trans>{' '}
          <Source code="PENSION_REFUND" />
        </Text>
      )}
    </WageLine>
  )
}

function LeftOutRow({ leftOut: { code, reason, reasonSource } }: { leftOut: DeductionLeftOut }) {
  const { i18n } = useLingui()
  const text = deductionReasons[reason]
  return (
    <WageLine name={i18n._(deductionLabels[code])} won={0} source={reasonSource}>
      {text && i18n._(text)}
    </WageLine>
  )
}

/** Severance, departure insurance and what may be deducted for housing. */
interface LaterPayProps {
  estimate: WageEstimate
  sector: SizelessWork['sector']
  isUnderAYear: boolean
}

function LaterPay({ estimate, sector, isUnderAYear }: LaterPayProps) {
  const hasDepartureInsurance = useMayConcern(E9_AND_H2)
  const hasCeiling = useMayConcern(E9)
  return (
    <>
      <dl>
        {estimate.severancePerYear > 0 && (
          <WageLine
            name={<Trans>Severance pay for each year worked, due when you leave</Trans>}
            won={estimate.severancePerYear}
            source="SEVERANCE"
          >
            {isUnderAYear && (
              <>
                <Trans>
                  This posting is for less than a year: severance pay is due only from one full year.
                </Trans>
                <br />
              </>
            )}
            <Source code="AVERAGE_WAGE" />
          </WageLine>
        )}
        {hasDepartureInsurance && (
          <WageLine
            name={<Trans>E-9 and H-2: departure insurance, paid by the company each month</Trans>}
            won={estimate.departureInsurancePerMonth}
            source="DEPARTURE_INSURANCE"
          >
            <Trans>
              E-9 and H-2: the insurance pays its part of the severance pay around your departure. The company
              must pay the rest within 14 days after you stop working there.
            </Trans>
          </WageLine>
        )}
      </dl>
      {hasCeiling && (
        <Text size="sm" c="dimmed">
          <Trans>
            E-9: no single amount for housing is law any more. Your labor office has a guideline. Housing may
            be deducted only if you agreed in writing. Ask 1350.
          </Trans>{' '}
          <Source code="HOUSING_CEILING" />
        </Text>
      )}
      {sector === 'FARM' && (
        <Text size="sm" c="dimmed">
          <Trans>
            For this work the law gives no extra pay for overtime, days off and public holidays, and no weekly
            holiday pay.
          </Trans>{' '}
          {estimate.workplaceSize === 'FIVE_OR_MORE' && <Trans>The extra pay for nights stays.</Trans>}{' '}
          <Source code="EXEMPT_SECTOR" />
        </Text>
      )}
      {estimate.workplaceSize === 'UNDER_FIVE' && (
        <Text size="sm" c="dimmed">
          <Trans>
            Where fewer than 5 people work, the law requires no extra pay for overtime, nights, days off and
            public holidays.
          </Trans>{' '}
          <Source code="UNDER_FIVE" />
        </Text>
      )}
    </>
  )
}
