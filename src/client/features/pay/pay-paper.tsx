import type { I18n, MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { korean } from '../../i18n/korean-texts.ts'
import { payTypeLabels } from '../../i18n/labels.ts'
import { formatOf, useFormat } from '../../i18n/format.ts'
import { payPaperTexts as texts } from './pay-paper-texts.ts'
import { payResult } from './pay-result.ts'
import type { PayMonth } from './pay-values.ts'
import type { DayKind } from '../../../contract/wage/month-days.ts'
import { DEDUCTION_LINES, type DeductionCode } from '../../../contract/wage/insurance.ts'
import type { WageEstimate } from '../../../contract/wage/wage-reckoner.ts'
import classes from './pay-screen.module.css'
import { Fact, Facts } from '../../ui/card/facts.tsx'

interface PayPaperProps {
  months: readonly PayMonth[]
  onOpen: (month: PayMonth) => void
  onRemove: (month: string) => void
}

const koreanFormat = formatOf('ko')

/** The kept months, in Korean and in the reader's language: the part of the page that is printed. */
export function PayPaper({ months, onOpen, onRemove }: PayPaperProps) {
  const format = useFormat()
  return (
    <div className={classes.paper}>
      <h3 className={classes.paperTitle}>
        <Both text={texts.title} />
      </h3>
      {months.map((month) => (
        <section key={month.month} className={classes.month}>
          <h4>
            <Two korean={koreanFormat.month(month.month)} own={format.month(month.month)} />
          </h4>
          <MonthFacts month={month} />
          <div className={classes.actions} data-no-print>
            <Button size="sm" variant="light" onClick={() => onOpen(month)}>
              <Trans>Change this month</Trans>
            </Button>
            <Button size="sm" variant="subtle" color="gray" onClick={() => onRemove(month.month)}>
              <Trans>Remove this month</Trans>
            </Button>
          </div>
        </section>
      ))}
      <p className={classes.note}>
        <Both text={texts.unsure} />
      </p>
    </div>
  )
}

function MonthFacts({ month }: { month: PayMonth }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const result = payResult(month)
  if (!result) return null
  const range = (amounts: readonly number[]) =>
    [...new Set([Math.min(...amounts), Math.max(...amounts)])].map(format.number).join(' ~ ')
  const hours = {
    hours: format.number(month.hoursPerDay),
    days: month.daysPerWeek,
    nights: format.number(month.nightHoursPerDay),
  }
  const agreed = (texts_: I18n) =>
    `${texts_._(payTypeLabels[month.payType])} ${wonIn(texts_, format.number(Number(month.payAmount)))}`
  return (
    <>
      {month.days.length === 0 && (
        <p className={classes.note}>
          <Both text={texts.hours} values={hours} />
        </p>
      )}
      {month.isFirstMonth && (
        <p className={classes.note}>
          <Both text={texts.firstMonth} />
        </p>
      )}
      <EnteredDays month={month} />
      {(month.visaStatus ?? month.nationality) && (
        <p className={classes.note}>
          <Both
            text={texts.person}
            values={{ status: month.visaStatus ?? '–', nationality: month.nationality ?? '–' }}
          />
        </p>
      )}
      <Facts figures mt="xs" fz="sm">
        <PaperFact name={texts.agreed} korean={agreed(korean.i18n)} own={agreed(i18n)} />
        {result.below.length > 0 && (
          <PaperFact name={texts.lowest} won={range(result.below.map(({ lowest }) => lowest))} />
        )}
        <PaperFact name={texts.before} won={range(result.estimates.map(({ gross }) => gross))} />
        {result.isNet &&
          DEDUCTION_LINES.map((code) => (
            <PaperFact
              key={code}
              name={texts[code]}
              won={range(result.estimates.flatMap(deductedBy(code)))}
            />
          ))}
        {result.isNet && <PaperFact name={texts.due} won={range([result.least, result.most])} />}
        {result.lodging !== null && <PaperFact name={texts.lodging} won={format.number(result.lodging)} />}
        {result.received !== null && <PaperFact name={texts.received} won={format.number(result.received)} />}
        {result.lodging !== null && result.missing !== null && result.missing > 0 && (
          <PaperFact name={texts.missing} won={format.number(result.missing)} />
        )}
      </Facts>
    </>
  )
}

/** The possible amounts of a deduction, including 0 where it is not known whether it is taken. */
const deductedBy =
  (code: DeductionCode) =>
  ({ deductions }: WageEstimate): number[] => {
    const line = deductions?.find((each) => each.code === code)
    if (!line) return [0]
    return line.state === 'NOT_KNOWN' ? [0, line.amount] : [line.amount]
  }

/** The days as they were entered, for an office that checks them. */
function EnteredDays({ month: { days } }: { month: PayMonth }) {
  const format = useFormat()
  if (days.length === 0)
    return (
      <p className={classes.note}>
        <Both text={texts.noDays} />
      </p>
    )
  const sum = (figures: readonly number[]) => format.number(figures.reduce((total, each) => total + each, 0))
  const worked = days.filter(({ kind }) => kind === 'WORK')
  const count = (kind: DayKind) => days.filter((each) => each.kind === kind).length
  const list = worked
    .map(({ date, hours, nights }) => {
      const figures = nights > 0 ? `${format.number(hours)} (${format.number(nights)})` : format.number(hours)
      return `${Number(date.slice(8))}: ${figures}`
    })
    .join(', ')
  return (
    <>
      <p className={classes.note}>
        <Both
          text={texts.days}
          values={{
            worked: worked.length,
            hours: sum(worked.map(({ hours }) => hours)),
            nights: sum(worked.map(({ nights }) => nights)),
            leave: count('LEAVE'),
            missed: count('ABSENT'),
          }}
        />
      </p>
      <p className={classes.note}>
        <Both text={texts.dayByDay} values={{ list }} />
      </p>
    </>
  )
}

const wonIn = (i18n: I18n, figure: string) => i18n._(texts.won.id, { figure })

interface PaperFactProps {
  name: MessageDescriptor
  /** An amount; or the same thing in both languages. */
  won?: string
  korean?: string
  own?: string
}

function PaperFact({ name, won, korean: inKorean, own }: PaperFactProps) {
  const { i18n } = useLingui()
  return (
    <Fact name={<Both text={name} />}>
      {won !== undefined && <Two korean={wonIn(korean.i18n, won)} own={wonIn(i18n, won)} />}
      {inKorean !== undefined && own !== undefined && <Two korean={inKorean} own={own} />}
    </Fact>
  )
}

function Both({ text, values }: { text: MessageDescriptor; values?: Record<string, string | number> }) {
  const { i18n } = useLingui()
  return <Two korean={korean.i18n._(text.id, values)} own={i18n._({ ...text, values })} />
}

/** Korean first, as its reader is the office; once, where both are the same. */
function Two({ korean: inKorean, own }: { korean: string; own: string }) {
  return (
    <>
      <span lang="ko">{inKorean}</span>
      {own !== inKorean && <span className={classes.own}>{own}</span>}
    </>
  )
}
