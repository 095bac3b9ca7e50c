import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { dailyHours, isPossibleBreak, shortestBreak } from '../../../../../contract/wage/wage.ts'
import { setField } from '../../../../forms/use-form-field.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { type AnnouncementFormApi, useLatest } from '../announcement-form-api.ts'
import { breakOf, minutesOf } from './working-hours.ts'

const BREAKS = [30, 60, 90, 120, 150, 180]

/** How much of the hours is an unpaid break: the shortest lawful one, unless the employer states another. */
export function BreakField({ form }: { form: AnnouncementFormApi }) {
  const { t } = useLingui()
  const format = useFormat()
  const values = useLatest(form)
  const { startMinutes: start, endMinutes: end } = minutesOf(values)
  if (start === null || end === null || start === end) return null
  const stated = breakOf(values)
  const perDay = dailyHours(start, end, stated)
  const hours = format.number(perDay)
  const week = format.number(perDay * (values.numberOfWorkDays ?? 0))
  const durationOf = (minutes: number) => t`${plural(minutes, { one: '# minute', other: '# minutes' })}`
  const least = shortestBreak(start, end)
  const shortest = least === 0 ? t`No break` : durationOf(least)
  const others = BREAKS.filter((each) => each > least && isPossibleBreak(each, start, end))
  return (
    <NativeSelect
      data-field="breakMinutes"
      label={<Trans>Unpaid break within these hours</Trans>}
      description={
        values.numberOfWorkDays === null ? (
          <Trans>Paid: {hours} hours a day</Trans>
        ) : (
          <Trans>
            Paid: {hours} hours a day, {week} hours a week
          </Trans>
        )
      }
      error={form.errors['breakMinutes']}
      value={stated ?? ''}
      onChange={({ currentTarget: { value } }) => {
        setField(form, 'breakMinutes', value === '' ? null : Number(value))
        form.clearFieldError('payAmount')
        form.clearFieldError('businessHourEnd')
      }}
      data={[
        { value: '', label: t`${shortest} (the shortest that the law allows)` },
        ...others.map((each) => ({ value: String(each), label: durationOf(each) })),
      ]}
    />
  )
}
