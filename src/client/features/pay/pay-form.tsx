import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PAY_TYPES, WORKPLACE_SIZES } from '../../../contract/base/enums.ts'
import { workplaceSizeLabels } from '../../entities/job/wage/wage-labels.ts'
import { useFormat } from '../../i18n/format.ts'
import { payTypeLabels } from '../../i18n/labels.ts'
import { ChoiceChips } from '../../ui/choice/choice-chips.tsx'
import { CheckboxField } from '../../ui/field/checkbox-field.tsx'
import { DigitsField } from '../../ui/field/digits-field.tsx'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import classes from './pay-screen.module.css'
import type { PayMonth } from './pay-values.ts'

interface PayFormProps {
  value: PayMonth
  /** Months to choose from, `2026-11`. */
  months: readonly string[]
  onChange: (value: PayMonth) => void
}

const halves = (from: number, until: number) =>
  Array.from({ length: (until - from) * 2 + 1 }, (_, index) => from + index / 2)

/** Hours, nights, days, the agreed pay and what arrived. */
export function PayForm({ value, months, onChange }: PayFormProps) {
  const { t } = useLingui()
  const change = (changes: Partial<PayMonth>) => onChange({ ...value, ...changes })
  return (
    <form className={classes.form} onSubmit={(event) => event.preventDefault()}>
      <FieldGroup label={<Trans comment="The month of the pay">Month</Trans>}>
        <SelectField
          label={t`Month`}
          value={value.month}
          onChange={(event) => change({ month: event.currentTarget.value })}
        >
          {[...new Set([value.month, ...months])].map((month) => (
            <option key={month}>{month}</option>
          ))}
        </SelectField>
      </FieldGroup>
      <AgreedPay value={value} change={change} />
      <WorkedHours value={value} change={change} />
      <ChoiceChips
        label={<Trans>People who work there</Trans>}
        note={<Trans comment="This field may stay empty">Optional</Trans>}
        options={WORKPLACE_SIZES.map((size) => ({ value: size, label: workplaceSizeLabels[size] }))}
        chosen={value.workplaceSize}
        onPress={(size) => change({ workplaceSize: size === value.workplaceSize ? null : size })}
      />
      <CheckboxField
        label={t`It is a farm, or fishery`}
        checked={value.isFarm}
        onChange={(event) => change({ isFarm: event.currentTarget.checked })}
      />
      <WonField
        name="received"
        label={<Trans>What you got for this month</Trans>}
        digits={value.received}
        onDigits={(received) => change({ received })}
      />
    </form>
  )
}

interface PartProps {
  value: PayMonth
  change: (changes: Partial<PayMonth>) => void
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
      />
      <WonField
        name="payAmount"
        label={<Trans>Pay in your contract</Trans>}
        digits={value.payAmount}
        onDigits={(payAmount) => change({ payAmount })}
      />
      {value.payType !== 'HOURLY' && (
        <CheckboxField
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
        label={t`Hours of work a day, without breaks`}
        hours={halves(1, 16)}
        chosen={value.hoursPerDay}
        onChange={(hoursPerDay) => change({ hoursPerDay })}
      />
      <HoursField
        label={t`Of these, hours between 22:00 and 06:00`}
        hours={halves(0, 8)}
        chosen={value.nightHoursPerDay}
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

interface HoursFieldProps {
  label: string
  hours: readonly number[]
  chosen: number
  onChange: (hours: number) => void
}

function HoursField({ label, hours, chosen, onChange }: HoursFieldProps) {
  const format = useFormat()
  return (
    <FieldGroup label={label}>
      <SelectField
        label={label}
        value={chosen}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {hours.map((each) => (
          <option key={each} value={each}>
            {format.number(each)}
          </option>
        ))}
      </SelectField>
    </FieldGroup>
  )
}

interface WonFieldProps {
  name: string
  label: ReactNode
  digits: string
  onDigits: (digits: string) => void
}

function WonField({ name, label, digits, onDigits }: WonFieldProps) {
  const format = useFormat()
  return (
    <DigitsField
      label={label}
      name={name}
      digits={digits}
      maxDigits={9}
      format={(text) => (text === '' ? '' : format.number(Number(text)))}
      onDigits={(text) => onDigits(text.replace(/^0+(?=\d)/, ''))}
      trailing={
        <span className={classes.unit}>
          <Trans>won</Trans>
        </span>
      }
    />
  )
}
