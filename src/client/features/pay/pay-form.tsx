import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { digitsOf } from '../../../contract/base/latin-digits.ts'
import { PAY_TYPES, WORKPLACE_SIZES } from '../../../contract/base/enums.ts'
import { HIGHEST_PAY } from '../../../contract/job/announcement-form.ts'
import { VoluntaryInsurance } from '../../entities/job/wage/wage-breakdown.tsx'
import { deductionLabels, workplaceSizeLabels } from '../../entities/job/wage/wage-labels.ts'
import { useFormat } from '../../i18n/format.ts'
import { payTypeLabels } from '../../i18n/labels.ts'
import { ChoiceChips } from '../../ui/choice/choice-chips.tsx'
import { CheckboxField } from '../../ui/field/checkbox-field.tsx'
import { DigitsField } from '../../ui/field/digits-field.tsx'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import classes from './pay-screen.module.css'
import { hasTooManyNights, type PayMonth } from './pay-values.ts'
import { OptionalMark } from '../../ui/field/optional-mark.tsx'

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
  const format = useFormat()
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
            <option key={month} value={month}>
              {format.month(month)}
            </option>
          ))}
        </SelectField>
      </FieldGroup>
      <AgreedPay value={value} change={change} />
      <WorkedHours value={value} change={change} />
      <ChoiceChips
        label={<Trans>People who work there</Trans>}
        note={<OptionalMark />}
        options={WORKPLACE_SIZES.map((size) => ({ value: size, label: workplaceSizeLabels[size] }))}
        chosen={value.workplaceSize}
        onPress={(size) => change({ workplaceSize: size === value.workplaceSize ? null : size })}
      />
      <CheckboxField
        label={t`It is a farm, or fishery`}
        checked={value.isFarm}
        onChange={(event) => change({ isFarm: event.currentTarget.checked })}
      />
      <Insurance value={value} change={change} />
      <WonField
        name="lodging"
        label={<Trans>What the company takes off for room and meals</Trans>}
        hint={<Trans>0 if it takes nothing. Your payslip names it.</Trans>}
        digits={value.lodging}
        onDigits={(lodging) => change({ lodging })}
        fewest={0}
      />
      <WonField
        name="received"
        label={<Trans>What you got for this month</Trans>}
        digits={value.received}
        onDigits={(received) => change({ received })}
        fewest={0}
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
      >
        <p className={classes.note}>
          <Trans>
            Paid by the piece? You must not get less than the minimum wage either. Divide the pay of the month
            by your hours of work, choose “Hourly” and enter the result.
          </Trans>
        </p>
      </ChoiceChips>
      <WonField
        name="payAmount"
        label={<Trans>Pay in your contract</Trans>}
        digits={value.payAmount}
        onDigits={(payAmount) => change({ payAmount })}
        fewest={1}
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

/** Where it is not known, the result is a range. */
function Insurance({ value, change }: PartProps) {
  const { i18n } = useLingui()
  const chosen = value.hasEmploymentInsurance
  return (
    <ChoiceChips
      label={i18n._(deductionLabels.EMPLOYMENT_INSURANCE)}
      note={<OptionalMark />}
      options={[
        { value: 'yes', label: msg({ message: 'I am covered', comment: 'The employment insurance' }) },
        { value: 'no', label: msg({ message: 'I am not covered', comment: 'The employment insurance' }) },
      ]}
      chosen={chosen === null ? null : chosen ? 'yes' : 'no'}
      onPress={(answer) => {
        const isIn = answer === 'yes'
        change({ hasEmploymentInsurance: isIn === chosen ? null : isIn })
      }}
    >
      <VoluntaryInsurance />
    </ChoiceChips>
  )
}

interface HoursFieldProps {
  label: string
  hours: readonly number[]
  chosen: number
  error?: ReactNode
  onChange: (hours: number) => void
}

function HoursField({ label, hours, chosen, error, onChange }: HoursFieldProps) {
  const format = useFormat()
  return (
    <FieldGroup label={label} error={error}>
      <SelectField
        label={label}
        value={chosen}
        isWrong={Boolean(error)}
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

const MINUS = /[-\u2010-\u2015\u2212]/

interface WonFieldProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  digits: string
  onDigits: (digits: string) => void
  /** Lowest amount that makes sense. */
  fewest: number
}

/** What cannot be an amount is refused with the reason, and what stood there before stays. */
function WonField({ name, label, hint, digits, onDigits, fewest }: WonFieldProps) {
  const format = useFormat()
  const [refusal, setRefusal] = useState<'below' | 'above' | null>(null)
  const take = (text: string, typed: string) => {
    const refused = MINUS.test(typed) ? 'below' : Number(digitsOf(typed)) > HIGHEST_PAY ? 'above' : null
    setRefusal(refused)
    if (!refused) onDigits(text.replace(/^0+(?=\d)/, ''))
  }
  const isBelow = refusal === 'below' || (digits !== '' && Number(digits) < fewest)
  const most = format.number(HIGHEST_PAY)
  return (
    <DigitsField
      label={label}
      hint={hint}
      name={name}
      digits={digits}
      maxDigits={String(HIGHEST_PAY).length}
      format={(text) => (text === '' ? '' : format.number(Number(text)))}
      onDigits={take}
      error={
        refusal === 'above' ? (
          <Trans>The amount can be {most} won at most.</Trans>
        ) : (
          isBelow && <Trans>The amount must be above 0.</Trans>
        )
      }
      trailing={
        <span className={classes.unit}>
          <Trans>won</Trans>
        </span>
      }
    />
  )
}
