import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Box, Flex, SimpleGrid, TextInput } from '@mantine/core'
import { type ComponentProps, type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { instantOf, seoulDay } from '../../../i18n/seoul-time.ts'
import { DateField } from '../../../ui/field/date-field.tsx'
import { FieldGroup } from '../../../ui/field/field-group.tsx'
import { CloseIcon } from '../../../ui/icon/icons.tsx'
import { LAST_DAY } from '../../../ui/field/day-field.tsx'
import type { FieldErrors } from '../../../forms/field-errors.ts'

interface MomentFieldProps {
  label: string
  hint?: ReactNode
  /** By which errors find it. */
  'data-path'?: string
  /** Korean time as in `2026-11-21T14:30`; the part on a side of the T may be missing, and is empty if both are. */
  value?: string
  /** The last day that can be chosen. */
  max?: string
  error?: ReactNode
  startsFocused?: boolean
  onChange: (value: string) => void
}

/** Stands for a time of which only a part was typed: the browser has no value for it, as for an empty one. */
const UNFINISHED = '--:--'

const PARTS = /^(\d{4}-\d{2}-\d{2})?T?(.*)$/

/** A day, chosen in a calendar, and its time. */
export function MomentField(props: MomentFieldProps) {
  const { label, hint, 'data-path': path, value = '', max = LAST_DAY, error, startsFocused, onChange } = props
  const { t } = useLingui()
  const parts = useRef<HTMLDivElement>(null)
  const [, day = '', time = ''] = PARTS.exec(value) ?? []
  const [today] = useState(() => seoulDay(Date.now()))
  const change = (part: { day?: string; time?: string }) => {
    const next = { day, time, ...part }
    onChange(next.day === '' && next.time === '' ? '' : `${next.day}T${next.time}`)
  }
  const takeTime = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const typed = input.validity.badInput ? UNFINISHED : input.value
    if (typed !== time) change({ time: typed })
  }
  const clear = () => {
    onChange('')
    // The button that was pressed goes.
    parts.current?.querySelector('button')?.focus()
  }
  const isTime = time !== '' && time !== UNFINISHED
  // Where one part is missing, the other is not what is wrong.
  const isTimeMissing = day !== '' && !isTime
  const isDayMissing = day === '' && isTime
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <Flex gap="xs" align="center" ref={parts}>
        <Box flex={1.4} miw={0} data-path={isTimeMissing ? undefined : path}>
          <DateField
            label={t`${label}: date`}
            isLabelHidden
            error={Boolean(error) && !isTimeMissing}
            min={day !== '' && day < today ? day : today}
            max={max}
            value={day}
            startsFocused={startsFocused}
            onDay={(chosen) => change({ day: chosen })}
          />
        </Box>
        <TextInput
          flex={1}
          miw={0}
          type="time"
          aria-label={t`${label}: hour`}
          data-path={isTimeMissing ? path : undefined}
          error={Boolean(error) && !isDayMissing}
          value={isTime ? time : ''}
          onChange={takeTime}
          onKeyUp={takeTime}
        />
        {value !== '' && (
          <ActionIcon aria-label={`${t`Clear`}: ${label}`} title={t`Clear`} onClick={clear}>
            <CloseIcon size={20} />
          </ActionIcon>
        )}
      </Flex>
    </FieldGroup>
  )
}

interface PeriodFieldsProps {
  start: ComponentProps<typeof MomentField>
  end: ComponentProps<typeof MomentField>
}

/** Start and end of what operators publish; both may stay empty. */
export const PeriodFields = ({ start, end }: PeriodFieldsProps) => (
  <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
    <MomentField {...start} hint={<Trans>Korean time. Leave empty to start now.</Trans>} />
    <MomentField {...end} hint={<Trans>Korean time. Leave empty for no end.</Trans>} />
  </SimpleGrid>
)

interface Bound {
  /** The contract's field. */
  field: string
  /** As in `MomentField`; empty without a bound. */
  value: string
}

/** Errors of a period by the contract's fields; both bounds may stay empty. */
export function errorsOfPeriod(start: Bound, end: Bound): FieldErrors {
  const [from, until] = [instantOf(start.value), instantOf(end.value)]
  return {
    ...(start.value !== '' && from === null ? { [start.field]: 'REQUIRED' } : {}),
    ...(end.value !== '' && until === null ? { [end.field]: 'REQUIRED' } : {}),
    ...(from !== null && until !== null && until <= from ? { [end.field]: 'INVALID' } : {}),
  }
}

interface PeriodTextProps {
  /** As they are shown; null without a bound. */
  from: string | null
  until: string | null
}

export function PeriodText({ from, until }: PeriodTextProps) {
  if (from && until)
    return (
      <Trans>
        {from} to {until}
      </Trans>
    )
  if (from) return <Trans>From {from}</Trans>
  if (until) return <Trans>Until {until}</Trans>
  return <Trans>Always</Trans>
}
