import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { PERIOD_TYPES } from '../../../contract/base/enums.ts'
import { periodLabels } from '../../i18n/labels.ts'
import { CountedField } from '../../ui/field/counted-field.tsx'
import { ChoiceChips } from '../../ui/choice/chip.tsx'
import type { FieldsProps } from './proposal-values.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const
const DETAILS_LENGTH = 2_000

/** Workplace, hours and period. */
export function WorkFields({ values, change, errorOf }: FieldsProps) {
  const { i18n } = useLingui()
  return (
    <>
      <div data-field="address">
        <TextInput
          label={<Trans>Workplace</Trans>}
          name="address"
          autoComplete="street-address"
          maxLength={200}
          defaultValue={values.address}
          error={errorOf('address')}
          onChange={(event) => change('address', event.currentTarget.value)}
        />
      </div>
      <div data-field="hours">
        <TextInput
          label={<Trans>Hours</Trans>}
          name="hours"
          maxLength={60}
          placeholder="09:00-18:00"
          description={
            <Trans>If you write hours like 09:00-18:00, we compare the pay with the minimum wage.</Trans>
          }
          defaultValue={values.hours}
          error={errorOf('hours')}
          onChange={(event) => change('hours', event.currentTarget.value)}
        />
      </div>
      <div data-field="periodType">
        <ChoiceChips
          label={<Trans>Length of work</Trans>}
          options={PERIOD_TYPES.map((value) => ({ value, label: i18n._(periodLabels[value]) }))}
          chosen={values.periodType}
          error={errorOf('periodType')}
          onPress={(periodType) => change('periodType', periodType)}
        />
      </div>
      <div data-field="numberOfWorkDays">
        <ChoiceChips
          label={<Trans>Days a week</Trans>}
          options={DAYS.map((value) => ({
            value,
            label: <Plural value={value} one="# day" other="# days" />,
          }))}
          chosen={values.numberOfWorkDays}
          error={errorOf('numberOfWorkDays')}
          onPress={(days) => change('numberOfWorkDays', days)}
        />
      </div>
      <div data-field="details">
        <CountedField
          label={<Trans comment="Text that the company writes to a candidate">Message</Trans>}
          name="details"
          defaultValue={values.details}
          limit={DETAILS_LENGTH}
          multiline
          description={<Trans>Tell this person why you are writing and what the work is like.</Trans>}
          error={errorOf('details')}
          onText={(text) => change('details', text)}
        />
      </div>
    </>
  )
}
