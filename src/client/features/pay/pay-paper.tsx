import type { I18n, MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Stack, Text } from '@mantine/core'
import { korean } from '../../i18n/korean-texts.ts'
import { payTypeLabels } from '../../i18n/labels.ts'
import { formatOf, useFormat } from '../../i18n/format.ts'
import { payPaperTexts as texts } from './pay-paper-texts.ts'
import { payResult } from './pay-result.ts'
import type { PayMonth } from './pay-values.ts'
import type { DayKind } from '../../../contract/wage/month-days.ts'
import { DEDUCTION_LINES, type DeductionCode } from '../../../contract/wage/insurance.ts'
import type { WageEstimate } from '../../../contract/wage/wage-reckoner.ts'
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
    <Stack>
      <h3>
        <Both text={texts.title} />
      </h3>
      {months.map((month) => (
        <Box
          key={month.month}
          component="section"
          pt="sm"
          style={{ borderTop: '1px solid var(--hairline)', breakInside: 'avoid' }}
        >
          <h4>
            <Two korean={koreanFormat.month(month.month)} own={format.month(month.month)} />
          </h4>
          <MonthFacts month={month} />
          <Group gap="sm" mt="sm" data-no-print>
            <Button size="sm" variant="light" onClick={() => onOpen(month)}>
              <Trans>Change this month</Trans>
            </Button>
            <Button size="sm" variant="subtle" color="gray" onClick={() => onRemove(month.month)}>
              <Trans>Remove this month</Trans>
            </Button>
          </Group>
        </Box>
      ))}
      <Text size="sm" c="dimmed">
        <Both text={texts.unsure} />
      </Text>
    </Stack>
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
        <Text size="sm" c="dimmed">
          <Both text={texts.hours} values={hours} />
        </Text>
      )}
      {month.isFirstMonth && (
        <Text size="sm" c="dimmed">
          <Both text={texts.firstMonth} />
        </Text>
      )}
      <EnteredDays month={month} />
      {(month.visaStatus ?? month.nationality) && (
        <Text size="sm" c="dimmed">
          <Both
            text={texts.person}
            values={{ status: month.visaStatus ?? '–', nationality: month.nationality ?? '–' }}
          />
        </Text>
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
      <Text size="sm" c="dimmed">
        <Both text={texts.noDays} />
      </Text>
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
      <Text size="sm" c="dimmed">
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
      </Text>
      <Text size="sm" c="dimmed">
        <Both text={texts.dayByDay} values={{ list }} />
      </Text>
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
      {own !== inKorean && (
        <Text span display="block" size="xs" fw={400} c="dimmed">
          {own}
        </Text>
      )}
    </>
  )
}
