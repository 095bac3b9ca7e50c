import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactElement, useState } from 'react'
import { WORK_DAYS, type WorkDay } from '../../../../../contract/base/enums.ts'
import { inWeekOrder } from '../../../../../contract/job/work-days.ts'
import { setField } from '../../../../forms/use-form-field.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { workDayName, workDaysText } from '../../../../i18n/work-days-text.ts'
import { ChoiceChips } from '../../../../ui/choice/chip.tsx'
import type { AnnouncementFormApi } from '../announcement-form-api.ts'
import { SuggestedMark } from '../promise-field.tsx'
import { useFollowedText } from '../use-followed-text.ts'
import { weekIn } from './time-of-text.ts'
import { NO_WEEK, USUAL_WEEKS, type DaysChoice, type Week, chosenWeek, weekAfter } from './days-choice.ts'

const NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const

/** The days of work: a usual week, other days, or only how many. */
export function DaysField({ form }: { form: AnnouncementFormApi }) {
  const { t } = useLingui()
  const format = useFormat()
  const [week, setWeek] = useState<Week>(() => chosenWeek(form.getValues()))
  const change = (next: Week) => {
    setWeek(next)
    setField(form, 'numberOfWorkDays', next.numberOfWorkDays)
    setField(form, 'workDays', next.workDays)
  }
  const { isSuggested, accept } = useFollowedText({
    form,
    read: weekIn,
    now: week.choice,
    write: (choice) => change(weekAfter(NO_WEEK, choice)),
  })
  const press = (choice: DaysChoice) => {
    accept()
    // A press on what was suggested accepts it.
    if (!isSuggested || choice !== week.choice) change(weekAfter(week, choice))
  }
  const usual = (value: keyof typeof USUAL_WEEKS) => ({
    value,
    label: (
      <>
        {workDaysText(USUAL_WEEKS[value], format)}
        {isSuggested && week.choice === value && <SuggestedMark isUsual={value === 'MON_FRI'} />}
      </>
    ),
  })
  const options: { value: DaysChoice; label: string | ReactElement }[] = [
    usual('MON_FRI'),
    usual('MON_SAT'),
    { value: 'OTHER', label: t({ message: 'Other days', comment: 'Opens a choice of weekdays' }) },
    { value: 'AGREED', label: t({ message: 'To be agreed', comment: 'Which days of the week to work' }) },
  ]
  return (
    <ChoiceChips
      field="numberOfWorkDays"
      label={<Trans>Days a week</Trans>}
      options={options}
      chosen={week.choice}
      onPress={press}
      error={form.errors['numberOfWorkDays']}
    >
      {week.choice === 'OTHER' && <Days days={week.workDays ?? []} week={week} onWeek={change} />}
      {week.choice === 'AGREED' && (
        <ChoiceChips
          label={<Trans comment="Of a week, such as 5">How many days</Trans>}
          options={NUMBERS.map((value) => ({
            value,
            label: <Plural value={value} one="# day" other="# days" />,
          }))}
          chosen={week.numberOfWorkDays}
          onPress={(value) =>
            change({ ...week, numberOfWorkDays: value === week.numberOfWorkDays ? null : value })
          }
        />
      )}
    </ChoiceChips>
  )
}

interface DaysProps {
  days: readonly WorkDay[]
  week: Week
  onWeek: (week: Week) => void
}

/** Seven days, of which any may be chosen. */
function Days({ days, week, onWeek }: DaysProps) {
  const format = useFormat()
  return (
    <ChoiceChips
      label={<Trans comment="Weekdays, in a form">Which days</Trans>}
      options={WORK_DAYS.map((value) => ({ value, label: workDayName(value, format) }))}
      chosen={days}
      onPress={(day) => {
        const next = days.includes(day) ? days.filter((each) => each !== day) : inWeekOrder([...days, day])
        onWeek({ ...week, workDays: next, numberOfWorkDays: next.length || null })
      }}
    />
  )
}
