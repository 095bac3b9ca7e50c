import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, NativeSelect, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { PAY_TYPES, WORKPLACE_SIZES } from '../../../contract/base/enums.ts'
import { workplaceSizeLabels } from '../../entities/job/wage/wage-labels.ts'
import { useFormat } from '../../i18n/format.ts'
import { payTypeLabels } from '../../i18n/labels.ts'
import { ChoiceChips } from '../../ui/choice/chip.tsx'
import { Amount, halves, HoursField } from './amount-fields.tsx'
import { InsuranceFields } from './insurance-fields.tsx'
import { MonthDaysField } from './month-days-field.tsx'
import {
  hasTooManyNights,
  KINDS_OF_WORK,
  kindOfWork,
  type KindOfWork,
  type PartProps,
  type PayMonth,
} from './pay-values.ts'
import { OptionalMark } from '../../ui/field/field-group.tsx'

interface PayFormProps {
  value: PayMonth
  /** Months to choose from, `2026-11`. */
  months: readonly string[]
  onChange: (value: PayMonth) => void
}

/** Hours, nights, days, the agreed pay and what arrived. */
export function PayForm({ value, months, onChange }: PayFormProps) {
  const { t } = useLingui()
  const format = useFormat()
  const change = (changes: Partial<PayMonth>) => onChange({ ...value, ...changes })
  return (
    <Stack component="form" gap="xl" mt="md" onSubmit={(event) => event.preventDefault()}>
      <NativeSelect
        label={<Trans comment="The month of the pay">Month</Trans>}
        value={value.month}
        onChange={(event) => change({ month: event.currentTarget.value, days: [] })}
        data={[...new Set([value.month, ...months])].map((month) => ({
          value: month,
          label: format.month(month),
        }))}
      />
      <AgreedPay value={value} change={change} />
      <WorkedHours value={value} change={change} />
      <ChoiceChips
        label={<Trans>People who work there</Trans>}
        note={<OptionalMark />}
        options={WORKPLACE_SIZES.map((size) => ({ value: size, label: workplaceSizeLabels[size] }))}
        chosen={value.workplaceSize}
        onPress={(size) => change({ workplaceSize: size === value.workplaceSize ? null : size })}
      />
      <ChoiceChips
        label={<Trans>Kind of work</Trans>}
        options={KINDS_OF_WORK.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
        chosen={kindOfWork(value)}
        onPress={(kind) =>
          change({ isFarm: kind === 'FARM', otherLaw: kind === 'SHIP' || kind === 'HOUSEHOLD' ? kind : null })
        }
      />
      <Checkbox
        label={t`I started this job in this month, after the 1st. The days before are days off.`}
        checked={value.isFirstMonth}
        onChange={(event) => change({ isFirstMonth: event.currentTarget.checked })}
      />
      <MonthDaysField value={value} change={change} />
      <InsuranceFields value={value} change={change} />
      <Amount
        name="lodging"
        label={<Trans>What the company takes off for room and meals</Trans>}
        description={<Trans>0 if it takes nothing. Your payslip names it.</Trans>}
        digits={value.lodging}
        onDigits={(lodging) => change({ lodging })}
        fewest={0}
      />
      <Amount
        name="received"
        label={<Trans>What you got for this month</Trans>}
        digits={value.received}
        onDigits={(received) => change({ received })}
        fewest={0}
      />
    </Stack>
  )
}

const kindLabels: Record<KindOfWork, MessageDescriptor> = {
  ORDINARY: msg`Factory, shop, office or other`,
  FARM: msg`Land, animals, fish farm, boat under 20 tons`,
  SHIP: msg`Ship of 20 tons or more, cargo ship`,
  HOUSEHOLD: msg`Hired by a household`,
}

function AgreedPay({ value, change }: PartProps) {
  const { t } = useLingui()
  return (
    <>
      <ChoiceChips
        label={<Trans>Pay type</Trans>}
        options={PAY_TYPES.map((type) => ({ value: type, label: payTypeLabels[type] }))}
        chosen={value.payType}
        onPress={(payType) => change({ payType })}
      >
        <Text size="sm" c="dimmed">
          <Trans>
            Paid by the piece? You must not get less than the minimum wage either. Divide the pay of the month
            by your hours of work, choose “Hourly” and enter the result.
          </Trans>
        </Text>
      </ChoiceChips>
      <Amount
        name="payAmount"
        label={<Trans>Pay in your contract</Trans>}
        digits={value.payAmount}
        onDigits={(payAmount) => change({ payAmount })}
        fewest={1}
      />
      {value.payType !== 'HOURLY' && (
        <Checkbox
          label={t`The contract says that overtime and night pay are in this amount`}
          checked={value.premiumsIncluded}
          onChange={(event) => change({ premiumsIncluded: event.currentTarget.checked })}
        />
      )}
    </>
  )
}

function WorkedHours({ value, change }: PartProps) {
  const { t } = useLingui()
  return (
    <>
      <HoursField
        label={t`Hours of work a day, breaks not counted`}
        hours={halves(1, 16)}
        chosen={value.hoursPerDay}
        onChange={(hoursPerDay) => change({ hoursPerDay })}
      />
      <HoursField
        label={t`Of these, hours between 22:00 and 06:00`}
        hours={halves(0, 8)}
        chosen={value.nightHoursPerDay}
        error={
          hasTooManyNights(value) && <Trans>The night hours are more than the hours of work a day.</Trans>
        }
        onChange={(nightHoursPerDay) => change({ nightHoursPerDay })}
      />
      <ChoiceChips
        label={<Trans>Days a week</Trans>}
        options={[1, 2, 3, 4, 5, 6, 7].map((days) => ({ value: days, label: String(days) }))}
        chosen={value.daysPerWeek}
        onPress={(daysPerWeek) => change({ daysPerWeek })}
      />
    </>
  )
}
