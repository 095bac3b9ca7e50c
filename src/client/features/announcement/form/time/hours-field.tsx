import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Group, Input, NativeSelect, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { DAY_DIVISIONS, type DayDivision } from '../../../../../contract/base/enums.ts'
import { setField, useFormField } from '../../../../forms/use-form-field.ts'
import { FieldGroup } from '../../../../ui/field/field-group.tsx'
import { type AnnouncementFormApi, useLatest } from '../announcement-form-api.ts'
import { SuggestedMark } from '../promise-field.tsx'
import { useFollowedText } from '../use-followed-text.ts'
import { BreakField } from './break-field.tsx'
import { hoursIn } from './hours-of-text.ts'
import { CLOCK_HOURS, fieldsOfSpan, spanOf } from './working-hours.ts'

interface PartProps {
  form: AnnouncementFormApi
}

/** Start and end of the work, or negotiable hours. */
export function HoursField({ form }: PartProps) {
  const { t } = useLingui()
  const [isNegotiable, setNegotiable] = useFormField(form, 'businessHourNegotiable')
  const { isSuggested, accept } = useHoursOfText(form)
  const change = () => {
    accept()
    form.clearFieldError('businessHourStart')
    form.clearFieldError('businessHourEnd')
  }
  return (
    <FieldGroup
      label={
        <>
          <Trans>Working hours</Trans>
          {isSuggested && <SuggestedMark />}
        </>
      }
    >
      <Checkbox
        label={<Trans>Hours by agreement</Trans>}
        checked={isNegotiable}
        onChange={(event) => {
          setNegotiable(event.currentTarget.checked)
          change()
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
            onChange={change}
          />
          <TimeOfDay
            form={form}
            end="End"
            label={t({ message: 'End', comment: 'When work ends in the day' })}
            usual="AFTERNOON"
            onChange={change}
          />
          <BreakField form={form} />
        </Stack>
      )}
    </FieldGroup>
  )
}

/** Follows the hours that title and details name, until the employer chooses others. */
function useHoursOfText(form: AnnouncementFormApi) {
  return useFollowedText({
    form,
    read: hoursIn,
    now: spanOf(useLatest(form)) || null,
    write: (span) => {
      const fields = fieldsOfSpan(span)
      setField(form, 'businessDivisionStart', fields.businessDivisionStart)
      setField(form, 'businessHourStart', fields.businessHourStart)
      setField(form, 'businessDivisionEnd', fields.businessDivisionEnd)
      setField(form, 'businessHourEnd', fields.businessHourEnd)
    },
  })
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
  const values = useLatest(form)
  const time = { division: values[names.division], hour: values[names.hour] }
  const change = (next: typeof time) => {
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
