import { Trans } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { DatePicker, DatesProvider, type DatesProviderSettings } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { seoulDay } from '../../i18n/seoul-time.ts'
import { CalendarIcon } from '../icon/icons.tsx'
import { PickField } from './search-field.tsx'
import { Sheet } from '../sheet/sheet.tsx'

interface DateFieldProps {
  label: ReactNode
  /** Where a surrounding group shows what the field is. */
  isLabelHidden?: boolean
  description?: ReactNode
  /** Field of the form, whose error leads to it. */
  field?: string
  /** As in `2026-11-21`; empty until one is chosen. */
  value: string
  min?: string
  max?: string | undefined
  error?: ReactNode
  /** Whether years and months can be chosen as well, for days that may be far away. */
  isFar?: boolean
  /** Whether a chosen day can be removed. */
  isOptional?: boolean
  startsFocused?: boolean | undefined
  onDay: (day: string) => void
}

/** Weeks begin on Sunday, as on Korean calendars. */
const korean: DatesProviderSettings = { firstDayOfWeek: 0, weekendDays: [0], consistentWeeks: true }

const yearOf = (day: string) => Number(day.slice(0, 4))
const monthOf = (day: string) => Number(day.slice(5, 7))

/** The first day of a month some months later. */
const monthFrom = (day: string, months: number) =>
  new Date(Date.UTC(yearOf(day), monthOf(day) - 1 + months)).toISOString().slice(0, 10)

/**
 * A day that is chosen in a calendar, by default of the weeks around today. Its names are those of all other dates
 * (`useFormat`), which also has the languages that a device does not know.
 */
export function DateField(props: DateFieldProps) {
  const { label, isLabelHidden, description, value, min, max, error, startsFocused } = props
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const [start] = useState(() => value || min || seoulDay(Date.now()))
  const [month, setMonth] = useState(start)
  const year = yearOf(month)
  const choose = (day: string) => {
    props.onDay(day)
    setOpen(false)
  }
  return (
    <>
      <PickField
        label={label}
        description={description}
        labelProps={{ 'data-hidden': isLabelHidden }}
        error={error}
        value={value === '' ? undefined : format.date(value)}
        placeholder="–"
        rightSection={<CalendarIcon size={20} />}
        data-value={value}
        data-field={props.field}
        data-autofocus={startsFocused || undefined}
        onOpen={() => {
          setMonth(value || start)
          setOpen(true)
        }}
      />
      <Sheet open={isOpen} fit title={label} onClose={() => setOpen(false)}>
        <Stack align="center" gap="sm" px="edge" pb="xl">
          <DatesProvider settings={korean}>
            <DatePicker
              size="md"
              styles={{
                day: { width: 44, height: 44 },
                weekday: { fontSize: 'var(--mantine-font-size-xxs)' },
              }}
              maxLevel={props.isFar ? 'decade' : 'month'}
              {...(min === undefined ? {} : { minDate: min })}
              {...(max === undefined ? {} : { maxDate: max })}
              date={month}
              onDateChange={setMonth}
              value={value === '' ? null : value}
              onChange={(day) => choose(day ?? '')}
              monthLabelFormat={format.month}
              monthsListFormat={(each) => String(monthOf(each))}
              getMonthControlProps={(each) => ({ 'aria-label': format.month(each) })}
              weekdayFormat={format.weekday}
              getDayAriaLabel={format.date}
              getDayProps={(day) => ({
                'data-day': day,
                'data-autofocus': day === (value || start) || undefined,
                // Days of the next month can be chosen as well: only what cannot be is grey.
                ...((min === undefined || day >= min) && (max === undefined || day <= max)
                  ? { style: { opacity: 1, ...(day !== value && { color: 'var(--ink)' }) } }
                  : {}),
              })}
              ariaLabels={{
                previousMonth: format.month(monthFrom(month, -1)),
                nextMonth: format.month(monthFrom(month, 1)),
                previousYear: String(year - 1),
                nextYear: String(year + 1),
                previousDecade: String(year - 10),
                nextDecade: String(year + 10),
              }}
            />
          </DatesProvider>
          {props.isOptional && value !== '' && (
            <Button variant="subtle" color="gray" onClick={() => choose('')}>
              <Trans comment="Button: remove what was chosen">Clear</Trans>
            </Button>
          )}
        </Stack>
      </Sheet>
    </>
  )
}
