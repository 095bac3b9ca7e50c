import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, NativeSelect, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { PAY_TYPES, WORKPLACE_SIZES } from '../../../contract/base/enums.ts'
import { workplaceSizeLabels, deductionLabels } from '../../entities/job/wage/wage-labels.ts'
import { useFormat } from '../../i18n/format.ts'
import { payTypeLabels } from '../../i18n/labels.ts'
import { ChoiceChips } from '../../ui/choice/chip.tsx'
import { Amount, halves, HoursField } from './amount-fields.tsx'
import { MonthDaysField } from './month-days-field.tsx'
import {
  hasTooManyNights,
  KINDS_OF_WORK,
  kindOfWork,
  type KindOfWork,
  type PartProps,
  type PayMonth,
  insuredIn,
} from './pay-values.ts'
import { OptionalMark, FieldGroup } from '../../ui/field/field-group.tsx'
import { type DeductionCode, insuranceCover } from '../../../contract/wage/insurance.ts'
import { countries } from '../../../reference/countries.ts'
import { deductionReasons } from '../../entities/job/wage/deduction-reasons.ts'
import { statusLabel } from '../../entities/work-right/status-names.ts'
import { statusOptions } from '../../entities/work-right/status-options.ts'
import { countryName } from '../../entities/country/country-name.ts'
import { useLanguage } from '../../i18n/use-language.ts'

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

/** Status and nationality, on which the insurances depend, and switches for a payslip that differs from the rules. */
function InsuranceFields({ value, change }: PartProps) {
  const cover = insuranceCover(insuredIn(value))
  return (
    <>
      <WhoField value={value} change={change} />
      <InsuranceSwitch
        code="NATIONAL_PENSION"
        isIn={value.hasPension}
        reason={cover.NATIONAL_PENSION.reason}
        onChange={(hasPension) => change({ hasPension })}
      />
      <InsuranceSwitch
        code="LONG_TERM_CARE"
        isIn={value.hasCare}
        reason={cover.LONG_TERM_CARE.reason}
        onChange={(hasCare) => change({ hasCare })}
      />
      <InsuranceSwitch
        code="EMPLOYMENT_INSURANCE"
        isIn={value.hasEmploymentInsurance}
        reason={cover.EMPLOYMENT_INSURANCE.reason}
        onChange={(hasEmploymentInsurance) => change({ hasEmploymentInsurance })}
      />
    </>
  )
}

function WhoField({ value, change }: PartProps) {
  const { i18n, t } = useLingui()
  const langCode = useLanguage()
  const named = countries
    .map(({ code }) => ({ code: code.toUpperCase(), name: countryName(code, langCode) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, langCode))
  return (
    <FieldGroup label={<Trans>Status and nationality</Trans>} note={<OptionalMark />}>
      <NativeSelect
        aria-label={t`Status of residence`}
        value={value.visaStatus ?? ''}
        onChange={({ currentTarget }) => change({ visaStatus: currentTarget.value || null })}
        data={[
          { value: '', label: t`Choose a status` },
          ...statusOptions.map(({ code, nameKo }) => ({
            value: code,
            label: `${code} ${statusLabel(i18n, code, nameKo)}`,
          })),
        ]}
      />
      <NativeSelect
        aria-label={t`Nationality`}
        value={value.nationality ?? ''}
        onChange={({ currentTarget }) => change({ nationality: currentTarget.value || null })}
        data={[
          { value: '', label: t`Choose a nationality` },
          ...named.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
    </FieldGroup>
  )
}

interface InsuranceSwitchProps {
  code: DeductionCode
  isIn: boolean | null
  reason: keyof typeof deductionReasons
  onChange: (isIn: boolean | null) => void
}

/** Pressing the chosen answer again removes it, and the rules decide. */
function InsuranceSwitch({ code, isIn, reason, onChange }: InsuranceSwitchProps) {
  const { i18n } = useLingui()
  const text = deductionReasons[reason]
  return (
    <ChoiceChips
      label={i18n._(deductionLabels[code])}
      note={<OptionalMark />}
      options={[
        { value: 'yes', label: msg({ message: 'My payslip has it', comment: 'An insurance' }) },
        { value: 'no', label: msg({ message: 'My payslip does not have it', comment: 'An insurance' }) },
      ]}
      chosen={isIn === null ? null : isIn ? 'yes' : 'no'}
      onPress={(answer) => {
        const next = answer === 'yes'
        onChange(next === isIn ? null : next)
      }}
    >
      {text && (
        <Text size="sm" c="dimmed">
          {i18n._(text)}
        </Text>
      )}
    </ChoiceChips>
  )
}
