import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LONG_HOURS_REASONS, PERIOD_TYPES, WORKPLACE_SIZES } from '../../../../../contract/base/enums.ts'
import { seoulDay } from '../../../../i18n/seoul-time.ts'
import { periodLabels } from '../../../../i18n/labels.ts'
import { longHoursLabels, workplaceSizeLabels } from '../../../../entities/job/wage/wage-labels.ts'
import { DateField } from '../../../../ui/field/date-field.tsx'
import { OptionalLabel, OptionalMark } from '../../../../ui/field/field-group.tsx'
import { ChoiceChips } from '../../../../ui/choice/chip.tsx'
import { setField, useFormField } from '../../../../forms/use-form-field.ts'
import { type AnnouncementFormApi, useLatest } from '../announcement-form-api.ts'
import { SuggestedMark } from '../promise-field.tsx'
import { useFollowedText } from '../use-followed-text.ts'
import { DaysField } from './days-field.tsx'
import { HoursField } from './hours-field.tsx'
import { periodIn, startDayIn } from './time-of-text.ts'

interface PartProps {
  form: AnnouncementFormApi
}

/** Period, days and hours of the work. */
export function TimePart({ form }: PartProps) {
  return (
    <>
      <PeriodField form={form} />
      <StartField form={form} />
      <DaysField form={form} />
      <HoursField form={form} />
      <WorkplaceSizeField form={form} />
      {(form.errors['businessHourEnd'] || form.getValues().longHoursReason) && <LongHoursField form={form} />}
    </>
  )
}

function PeriodField({ form }: PartProps) {
  const { i18n } = useLingui()
  const period = useLatest(form).periodType
  const { isSuggested, accept } = useFollowedText({
    form,
    read: periodIn,
    now: period,
    write: (next) => setField(form, 'periodType', next),
  })
  return (
    <ChoiceChips
      field="periodType"
      label={<Trans comment="How long the job lasts, such as under 3 months">Length of work</Trans>}
      options={PERIOD_TYPES.map((value) => ({
        value,
        label: (
          <>
            {i18n._(periodLabels[value])}
            {isSuggested && value === period && <SuggestedMark />}
          </>
        ),
      }))}
      chosen={period}
      onPress={(value) => {
        accept()
        setField(form, 'periodType', value === period ? null : value)
      }}
      error={form.errors['periodType']}
    />
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
