import { Center, Input, InputBase } from '@mantine/core'
import { DatePicker, DatesProvider, type DatesProviderSettings } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import { type ReactNode, useId, useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { CalendarIcon } from '../icon/icons.tsx'
import { Sheet } from '../sheet/sheet.tsx'

interface DateFieldProps {
  label: ReactNode
  /** Where a surrounding group shows what the field is. */
  isLabelHidden?: boolean
  /** As in `2026-11-21`; empty until one is chosen. */
  value: string
  min: string
  max?: string | undefined
  error: ReactNode
  startsFocused?: boolean | undefined
  onDay: (day: string) => void
}

/** Weeks begin on Sunday, as on Korean calendars. */
const korean: DatesProviderSettings = { firstDayOfWeek: 0, weekendDays: [0], consistentWeeks: true }

/** The first day of a month some months later. */
const monthFrom = (day: string, months: number) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months)).toISOString().slice(0, 10)

/**
 * A day of the weeks around today, chosen in a calendar. Its names are those of all other dates (`useFormat`), which also
 * has the languages that a device does not know.
 */
export function DateField(props: DateFieldProps) {
  const { label, isLabelHidden, value, min, max, error, startsFocused, onDay } = props
  const id = useId()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const [month, setMonth] = useState(value || min)
  return (
    <>
      <InputBase
        component="button"
        type="button"
        id={id}
        pointer
        multiline
        label={label}
        labelProps={{ 'data-hidden': isLabelHidden }}
        error={error}
        rightSection={<CalendarIcon size={20} />}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        data-value={value}
        data-autofocus={startsFocused || undefined}
        onClick={() => setOpen(true)}
      >
        {value === '' ? <Input.Placeholder>–</Input.Placeholder> : format.date(value)}
      </InputBase>
      <Sheet open={isOpen} fit title={label} onClose={() => setOpen(false)}>
        <Center px="edge" pb="xl">
          <DatesProvider settings={korean}>
            <DatePicker
              size="md"
              styles={{
                day: { width: 44, height: 44 },
                weekday: { fontSize: 'var(--mantine-font-size-xxs)' },
              }}
              maxLevel="month"
              minDate={min}
              {...(max === undefined ? {} : { maxDate: max })}
              date={month}
              onDateChange={setMonth}
              value={value === '' ? null : value}
              onChange={(day) => {
                onDay(day ?? '')
                setOpen(false)
              }}
              monthLabelFormat={format.month}
              weekdayFormat={format.weekday}
              getDayAriaLabel={format.date}
              getDayProps={(day) => ({
                'data-day': day,
                'data-autofocus': day === (value || min) || undefined,
                // Days of the next month can be chosen as well.
                ...(day !== value && day >= min && (max === undefined || day <= max)
                  ? { style: { color: 'var(--ink)' } }
                  : {}),
              })}
              previousLabel={format.month(monthFrom(month, -1))}
              nextLabel={format.month(monthFrom(month, 1))}
            />
          </DatesProvider>
        </Center>
      </Sheet>
    </>
  )
}
