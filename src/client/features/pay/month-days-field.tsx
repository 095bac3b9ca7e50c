import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, NativeSelect, SimpleGrid, Text } from '@mantine/core'
import {
  DAY_KINDS,
  type DayKind,
  type EnteredDay,
  usualMonth,
  weekdayOf,
  weeksOf,
} from '../../../contract/wage/month-days.ts'
import { isLaborDay, isPublicHoliday } from '../../../reference/wage/public-holidays.ts'
import { useFormat } from '../../i18n/format.ts'
import { workDayName } from '../../i18n/work-days-text.ts'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import { halves } from './amount-fields.tsx'
import type { PartProps } from './pay-values.ts'

const kindLabels: Record<DayKind, MessageDescriptor> = {
  WORK: msg({ message: 'Worked', comment: 'A day of the month' }),
  OFF: msg({ message: 'Day off', comment: 'A day of the month' }),
  LEAVE: msg({ message: 'Paid leave', comment: 'A day of the month' }),
  ABSENT: msg({ message: 'Missed, not paid', comment: 'A day of the month' }),
}

/** The days of the month: a tap fills them in from the usual week, then single days can be changed. */
export function MonthDaysField({ value, change }: PartProps) {
  const { days, month } = value
  const fill = () => change({ days: usualMonth(month, value) })
  const replace = (day: EnteredDay) =>
    change({ days: days.map((each) => (each.date === day.date ? day : each)) })
  return (
    <FieldGroup label={<Trans>Days of this month</Trans>}>
      <Text size="sm" c="dimmed">
        <Trans>
          Without these days we cannot tell how much you must be paid for this month. Fill in your usual days,
          then change what was different.
        </Trans>
      </Text>
      <Group gap="sm" mt="xxs">
        <Button variant="default" size="sm" onClick={fill}>
          {days.length === 0 ? <Trans>Fill in my usual days</Trans> : <Trans>Fill in again</Trans>}
        </Button>
        {days.length > 0 && (
          <Button variant="subtle" color="gray" size="sm" onClick={() => change({ days: [] })}>
            <Trans>Delete the days</Trans>
          </Button>
        )}
      </Group>
      {weeksOf(days).map((week) => (
        <WeekRows key={week[0]?.date} week={week} onChange={replace} />
      ))}
    </FieldGroup>
  )
}

function WeekRows({ week, onChange }: { week: readonly EnteredDay[]; onChange: (day: EnteredDay) => void }) {
  const format = useFormat()
  const worked = week.filter(({ hours }) => hours > 0)
  const [first, last] = [week[0], week.at(-1)].map((day) => day && format.monthDay(day.date))
  const span = first === last ? first : `${first} – ${last}`
  const [days, hours] = [worked.length, format.number(worked.reduce((sum, each) => sum + each.hours, 0))]
  return (
    <Box component="details" style={{ borderTop: '1px solid var(--hairline)' }}>
      <Box component="summary" mih="var(--target)" py="sm" style={{ cursor: 'pointer' }}>
        <Trans comment="A week of the month: its first and last day (Nov 2 – Nov 8), days and hours of work">
          {span}: {days} days, {hours} hours
        </Trans>
      </Box>
      {week.map((day) => (
        <DayRow key={day.date} day={day} onChange={onChange} />
      ))}
    </Box>
  )
}

function DayRow({ day, onChange }: { day: EnteredDay; onChange: (day: EnteredDay) => void }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const name = `${format.monthDay(day.date)} ${workDayName(weekdayOf(day.date), format)}`
  const isHoliday = isPublicHoliday(day.date) || isLaborDay(day.date)
  const choose = (kind: DayKind) =>
    onChange({
      ...day,
      kind,
      hours: kind === 'WORK' ? day.hours || 8 : 0,
      nights: kind === 'WORK' ? day.nights : 0,
    })
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs" py="xs" style={{ alignItems: 'center' }}>
      <span>
        {name}
        {isHoliday && (
          <Text span display="block" size="xs" c="dimmed">
            <Trans>Public holiday</Trans>
          </Text>
        )}
      </span>
      <NativeSelect
        aria-label={t`${name}: kind of day`}
        value={day.kind}
        onChange={({ currentTarget: { value } }) => choose(DAY_KINDS.find((kind) => kind === value) ?? 'OFF')}
        data={DAY_KINDS.map((kind) => ({ value: kind, label: i18n._(kindLabels[kind]) }))}
      />
      {day.kind === 'WORK' && (
        <>
          <NativeSelect
            aria-label={t`${name}: hours`}
            value={day.hours}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...day, hours: Number(value), nights: Math.min(day.nights, Number(value)) })
            }
            data={halves(0.5, 16).map((hours) => ({
              value: String(hours),
              label: t`${format.number(hours)} hours`,
            }))}
          />
          <NativeSelect
            aria-label={t`${name}: night hours`}
            value={day.nights}
            onChange={({ currentTarget: { value } }) => onChange({ ...day, nights: Number(value) })}
            data={halves(0, Math.min(8, day.hours)).map((nights) => ({
              value: String(nights),
              label: t`${format.number(nights)} at night`,
            }))}
          />
        </>
      )}
    </SimpleGrid>
  )
}
