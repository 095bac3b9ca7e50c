import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SizelessWork } from '../../../../contract/job/wage-lines.ts'
import type { WageEstimate } from '../../../../contract/job/wage-reckoner.ts'
import type { WageSourceCode } from '../../../../contract/job/wage-sources.ts'
import { CeilingsByRoom } from './ceilings-by-room.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { useMayConcern } from '../../work-right/use-may-concern.ts'
import { deductionLabels, wageLineLabels, workplaceSizeLabels } from './wage-labels.ts'
import { E9_AND_H2, useIsInsuredByChoice } from './voluntary-insurance.ts'
import classes from './wage-breakdown.module.css'
import { Source } from './wage-source.tsx'

/** The ceiling of what housing may cost. */
const E9 = ['E-9']

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
}

/** The lines of a month's pay with their sources; two columns where the size of the workplace is not known. */
export function WageBreakdown({
  estimates: all,
  sector,
  housing = null,
  isUnderAYear = false,
  leavesOutNight = false,
}: WageBreakdownProps) {
  const isRange = new Set(all.map(({ gross }) => gross)).size > 1
  // Where the size of the workplace makes no difference, it is not asked.
  const estimates = isRange ? all : all.slice(-1)
  return (
    <div className={classes.panel}>
      {isRange && (
        <p className={classes.note}>
          <Trans>It is not known how many people work there. The pay depends on it.</Trans>
        </p>
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
        <p className={classes.note}>
          <Trans>
            It is not known when the break is. Hours between 22:00 and 6:00 that may be the break are not
            counted as night hours here. If you work them, they count half more where 5 or more people work.
          </Trans>{' '}
          <Source code="NIGHT" />
        </p>
      )}
      <p className={classes.note}>
        <Trans>
          This is an average month, without income tax. Some countries are exempt from the pension. This is
          information, not advice. Call 1350 to be sure.
        </Trans>{' '}
        <Link to="/help">
          <Trans>Help and phone numbers</Trans>
        </Link>
      </p>
    </div>
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
  const format = useFormat()
  const hasCeiling = useMayConcern(E9)
  const isInsuredByChoice = useIsInsuredByChoice()
  const { deductions } = estimate
  const isInsured = deductions?.some(({ code }) => code === 'EMPLOYMENT_INSURANCE')
  return (
    <section className={classes.estimate}>
      {isRange && <h3>{i18n._(workplaceSizeLabels[estimate.workplaceSize])}</h3>}
      <dl className={classes.lines}>
        {estimate.lines.map((line) => (
          <Line
            key={line.code}
            name={i18n._(wageLineLabels[line.code])}
            won={line.amount}
            source={line.source}
          >
            <Formula hours={line.hours} rate={line.rate} factor={line.factor} />
          </Line>
        ))}
        <Line name={<Trans>Pay for a month before deductions</Trans>} won={estimate.gross} total />
        {(deductions ?? []).map((line) => (
          <Line
            key={line.code}
            name={i18n._(deductionLabels[line.code])}
            won={-line.amount}
            source={line.source}
          >
            {`${format.number(line.base)} × ${format.number(line.percent)}%`}
            {line.code === 'EMPLOYMENT_INSURANCE' && <VoluntaryInsurance />}
          </Line>
        ))}
        {isInsuredByChoice && isInsured === false && (
          <Line name={i18n._(deductionLabels.EMPLOYMENT_INSURANCE)} won={0}>
            <VoluntaryInsurance />
          </Line>
        )}
        {estimate.net !== null && (
          <Line name={<Trans>Pay for a month after deductions</Trans>} won={estimate.net} total />
        )}
        {housing > 0 && <Line name={<Trans>Housing cost, as in the posting</Trans>} won={-housing} />}
        {housing > 0 && estimate.net !== null && (
          <Line name={<Trans>Left after the housing cost</Trans>} won={estimate.net - housing} total />
        )}
      </dl>
      {hasCeiling && housing > estimate.housingCeilings.houseAndMeals && (
        <p className={classes.note}>
          <Trans>The housing costs more than may be deducted from an E-9 worker’s pay.</Trans>{' '}
          <Source code="HOUSING_CEILING" />
        </p>
      )}
      {estimate.net === null && (
        <p className={classes.note}>
          <Trans>The insurance rates of this year are not known yet.</Trans>
        </p>
      )}
      <LaterPay estimate={estimate} sector={sector} isUnderAYear={isUnderAYear} />
    </section>
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
      <dl className={classes.lines}>
        {estimate.severancePerYear > 0 && (
          <Line
            name={<Trans>Severance pay after each full year</Trans>}
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
          </Line>
        )}
        {hasDepartureInsurance && (
          <Line
            name={<Trans>E-9 and H-2: departure insurance, paid by the company each month</Trans>}
            won={estimate.departureInsurancePerMonth}
            source="DEPARTURE_INSURANCE"
          >
            <Trans>It is part of the severance pay.</Trans>
          </Line>
        )}
        {hasCeiling && (
          <div className={classes.line}>
            <dt>
              <Trans>E-9: most that may be deducted for housing</Trans>
              <Source code="HOUSING_CEILING" />
            </dt>
            <dd className={classes.words}>
              <CeilingsByRoom ceilings={estimate.housingCeilings} />
            </dd>
          </div>
        )}
      </dl>
      {sector === 'FARM' && (
        <p className={classes.note}>
          <Trans>
            On farms and in fishery the law gives no extra pay for overtime, days off and public holidays, and
            no weekly holiday pay. The extra pay for nights stays.
          </Trans>{' '}
          <Source code="EXEMPT_SECTOR" />
        </p>
      )}
      {estimate.workplaceSize === 'UNDER_FIVE' && (
        <p className={classes.note}>
          <Trans>
            Where fewer than 5 people work, the law requires no extra pay for overtime, nights, days off and
            public holidays.
          </Trans>{' '}
          <Source code="UNDER_FIVE" />
        </p>
      )}
    </>
  )
}

/** Whom employment insurance does not take in by itself; nothing for readers of another status. */
export function VoluntaryInsurance() {
  if (!useMayConcern(E9_AND_H2)) return null
  return (
    <span className={`${classes.note} ${classes.voluntary}`}>
      <Trans>E-9 and H-2: only if you applied for it.</Trans> <Source code="VOLUNTARY_EMPLOYMENT" />
    </span>
  )
}

interface LineProps {
  name: ReactNode
  won: number
  source?: WageSourceCode
  total?: boolean
  /** The formula. */
  children?: ReactNode
}

function Line({ name, won, source, total = false, children }: LineProps) {
  const figure = useFormat().number(won)
  return (
    <div className={classes.line} data-total={total || undefined}>
      <dt>
        {name}
        {children && <span className={classes.formula}>{children}</span>}
        {source && <Source code={source} />}
      </dt>
      <dd>
        <Trans>{figure} won</Trans>
      </dd>
    </div>
  )
}

function Formula({ hours, rate, factor }: { hours: number; rate: number; factor: number }) {
  const format = useFormat()
  const [shownHours, shownRate] = [format.number(hours), format.number(rate)]
  if (factor === 1)
    return (
      <Trans>
        {shownHours} hours × {shownRate} won
      </Trans>
    )
  const times = format.number(factor)
  return (
    <Trans>
      {shownHours} hours × {shownRate} won × {times}
    </Trans>
  )
}
