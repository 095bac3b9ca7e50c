import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Text } from '@mantine/core'
import { type DeductionCode, insuranceCover } from '../../../contract/wage/insurance.ts'
import { countries } from '../../../reference/countries.ts'
import { deductionReasons } from '../../entities/job/wage/deduction-reasons.ts'
import { deductionLabels } from '../../entities/job/wage/wage-labels.ts'
import { statusLabel } from '../../entities/work-right/status-names.ts'
import { statusOptions } from '../../entities/work-right/status-options.ts'
import { countryName } from '../../entities/country/country-name.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { ChoiceChips } from '../../ui/choice/chip.tsx'
import { FieldGroup, OptionalMark } from '../../ui/field/field-group.tsx'
import { type PartProps, insuredIn } from './pay-values.ts'

/** Status and nationality, on which the insurances depend, and switches for a payslip that differs from the rules. */
export function InsuranceFields({ value, change }: PartProps) {
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
