import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Group, Input, NativeSelect, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useState } from 'react'
import {
  DAY_DIVISIONS,
  type DayDivision,
  LONG_HOURS_REASONS,
  PERIOD_TYPES,
  WORKPLACE_SIZES,
} from '../../../../../contract/base/enums.ts'
import { seoulDay } from '../../../../i18n/seoul-time.ts'
import { periodLabels } from '../../../../i18n/labels.ts'
import { longHoursLabels, workplaceSizeLabels } from '../../../../entities/job/wage/wage-labels.ts'
import { DateField } from '../../../../ui/field/date-field.tsx'
import { FieldGroup, OptionalLabel, OptionalMark } from '../../../../ui/field/field-group.tsx'
import { ChoiceChips } from '../../../../ui/choice/chip.tsx'
import { setField, useFormField } from '../../../../forms/use-form-field.ts'
import { type AnnouncementFormApi, useLatest } from '../announcement-form-api.ts'
import { SuggestedMark } from '../promise-field.tsx'
import { useFollowedText } from '../use-followed-text.ts'
import { BreakField } from './break-field.tsx'
import { DaysField } from './days-field.tsx'
import { startDayIn } from './time-of-text.ts'
import { CLOCK_HOURS } from './working-hours.ts'

interface PartProps {
  form: AnnouncementFormApi
}

/** Period, days and hours of the work. */
export function TimePart({ form }: PartProps) {
  const [period, setPeriod] = useFormField(form, 'periodType')
  return (
    <>
      <ChoiceChips
        field="periodType"
        label={<Trans comment="How long the job lasts, such as under 3 months">Length of work</Trans>}
        options={PERIOD_TYPES.map((value) => ({ value, label: periodLabels[value] }))}
        chosen={period === null ? [] : [period]}
        onPress={(value) => setPeriod(value === period ? null : value)}
        error={form.errors['periodType']}
      />
      <StartField form={form} />
      <DaysField form={form} />
      <HoursField form={form} />
      <WorkplaceSizeField form={form} />
      {(form.errors['businessHourEnd'] || form.getValues().longHoursReason) && <LongHoursField form={form} />}
    </>
  )
}

function StartField({ form }: PartProps) {
  const day = useLatest(form).startDate ?? null
  const [today] = useState(() => seoulDay(Date.now()))
  const { isSuggested, accept } = useFollowedText({
    form,
    read: (text) => startDayIn(text, today),
    now: day,
    write: (next) => setField(form, 'startDate', next),
  })
  return (
    <DateField
      field="startDate"
      label={
        <OptionalLabel>
          <Trans>First day of work</Trans>
          {isSuggested && <SuggestedMark />}
        </OptionalLabel>
      }
      description={<Trans>Leave this empty if you will agree on the day.</Trans>}
      min={today}
      isOptional
      value={day ?? ''}
      onDay={(next) => {
        accept()
        setField(form, 'startDate', next || null)
      }}
      error={form.errors['startDate']}
    />
  )
}

/** Optional: below five people, the limit of 52 hours and the premiums do not apply. */
function WorkplaceSizeField({ form }: PartProps) {
  const [size, setSize] = useFormField(form, 'workplaceSize')
  return (
    <ChoiceChips
      field="workplaceSize"
      label={<Trans>People who work there</Trans>}
      note={<OptionalMark />}
      options={WORKPLACE_SIZES.map((value) => ({ value, label: workplaceSizeLabels[value] }))}
      chosen={size ?? null}
      onPress={(value) => {
        setSize(value === size ? null : value)
        form.clearFieldError('payAmount')
        form.clearFieldError('businessHourEnd')
      }}
      error={form.errors['workplaceSize']}
    />
  )
}

/** Asks what allows more than 52 hours a week, once such hours were refused. */
function LongHoursField({ form }: PartProps) {
  const [reason, setReason] = useFormField(form, 'longHoursReason')
  return (
    <ChoiceChips
      field="longHoursReason"
      label={<Trans>What allows more than 52 hours a week</Trans>}
      options={LONG_HOURS_REASONS.map((value) => ({ value, label: longHoursLabels[value] }))}
      chosen={reason ?? null}
      onPress={(value) => {
        setReason(value === reason ? null : value)
        form.clearFieldError('businessHourEnd')
      }}
    />
  )
}

/** Start and end of the work, or negotiable hours. */
function HoursField({ form }: PartProps) {
  const { t } = useLingui()
  const [isNegotiable, setNegotiable] = useFormField(form, 'businessHourNegotiable')
  const clear = () => {
    form.clearFieldError('businessHourStart')
    form.clearFieldError('businessHourEnd')
  }
  return (
    <FieldGroup label={<Trans>Working hours</Trans>}>
      <Checkbox
        label={<Trans>Hours by agreement</Trans>}
        checked={isNegotiable}
        onChange={(event) => {
          setNegotiable(event.currentTarget.checked)
          clear()
        }}
      />
      {!isNegotiable && (
        <Stack gap="sm">
          <TimeOfDay
            form={form}
            end="Start"
            label={t({
              message: 'Start',
              context: 'hours',
              comment: 'When work starts in the day, or a button that starts something',
            })}
            usual="MORNING"
            onChange={clear}
          />
          <TimeOfDay
            form={form}
            end="End"
            label={t({ message: 'End', comment: 'When work ends in the day' })}
            usual="AFTERNOON"
            onChange={clear}
          />
          <BreakField form={form} />
        </Stack>
      )}
    </FieldGroup>
  )
}

interface TimeOfDayProps extends PartProps {
  end: 'Start' | 'End'
  label: string
  /** Half of the day to assume when only the hour is chosen. */
  usual: DayDivision
  onChange: () => void
}

function TimeOfDay({ form, end, label, usual, onChange }: TimeOfDayProps) {
  const { t } = useLingui()
  const names = { division: `businessDivision${end}`, hour: `businessHour${end}` } as const
  const [time, setTime] = useState(() => {
    const values = form.getValues()
    return { division: values[names.division], hour: values[names.hour] }
  })
  const change = (next: typeof time) => {
    setTime(next)
    setField(form, names.division, next.division)
    setField(form, names.hour, next.hour)
    onChange()
  }
  const division = (text: string) => DAY_DIVISIONS.find((each) => each === text) ?? usual
  const error = form.errors[names.hour]
  return (
    <Group gap="xs" data-field={names.hour}>
      <Text span size="sm" c="dimmed" w={{ base: '100%', sm: '3.5rem' }} aria-hidden="true">
        {label}
      </Text>
      <NativeSelect
        flex={1.4}
        aria-label={t`${label}: morning or afternoon`}
        value={time.division ?? usual}
        onChange={(event) => change({ ...time, division: division(event.currentTarget.value) })}
      >
        <option value="MORNING">{t`Morning (a.m.)`}</option>
        <option value="AFTERNOON">{t`Afternoon (p.m.)`}</option>
      </NativeSelect>
      <NativeSelect
        flex={1}
        aria-label={t`${label}: hour`}
        error={Boolean(error)}
        value={time.hour ?? ''}
        onChange={(event) => {
          const hour = event.currentTarget.value
          change(hour === '' ? { division: null, hour: null } : { division: time.division ?? usual, hour })
        }}
        data={[{ value: '', label: '--:--' }, ...CLOCK_HOURS]}
      />
      {error && <Input.Error w="100%">{error}</Input.Error>}
    </Group>
  )
}
