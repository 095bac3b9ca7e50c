import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Flex, TextInput } from '@mantine/core'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import type { ProposalForm as Proposal } from '../../../contract/candidate/proposal.ts'
import { JOB_CATEGORIES, PAY_TYPES, PERIOD_TYPES } from '../../../contract/base/enums.ts'
import type { PayFigures } from '../../../contract/wage/minimum-pay.ts'
import type { FieldErrors } from '../../forms/field-errors.ts'
import { focusFirstError } from '../../forms/focus-error.ts'
import { fieldErrorTexts } from '../../../contract/base/error-texts.ts'
import { useFormat } from '../../i18n/format.ts'
import { PayQuestion } from '../../entities/job/pay/pay-question.tsx'
import { unusualPay } from '../../entities/job/pay/unusual-pay-text.ts'
import { isUnusual, payKey } from '../../entities/job/pay/unusual-pay.ts'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { CountedField } from '../../ui/field/counted-field.tsx'
import { categoryLabels, payTypeLabels, periodLabels } from '../../i18n/labels.ts'
import { WonField } from '../../ui/field/won-field.tsx'
import { ChoiceChips } from '../../ui/choice/chip.tsx'
import {
  type Change,
  type FieldsProps,
  type ProposalValues,
  payFiguresOf,
  validate,
} from './proposal-values.ts'

/** Sector and pay. */
function PayFields({ values, change, errorOf }: FieldsProps) {
  const { i18n } = useLingui()
  return (
    <>
      <ChoiceChips
        field="category"
        label={<Trans>Work</Trans>}
        options={JOB_CATEGORIES.map((value) => ({ value, label: i18n._(categoryLabels[value]) }))}
        chosen={values.category}
        error={errorOf('category')}
        onPress={(category) => change('category', category)}
      />
      <ChoiceChips
        field="payType"
        label={<Trans>Pay</Trans>}
        options={PAY_TYPES.map((value) => ({ value, label: i18n._(payTypeLabels[value]) }))}
        chosen={values.payType}
        onPress={(payType) => change('payType', payType)}
      />
      <div data-field="payAmount">
        <WonField
          label={<Trans>Amount</Trans>}
          name="payAmount"
          digits={values.payAmount}
          error={errorOf('payAmount')}
          onDigits={(payAmount) => change('payAmount', payAmount)}
        />
        <UnusualPay values={values} change={change} />
      </div>
    </>
  )
}

function UnusualPay({ values, change }: Pick<FieldsProps, 'values' | 'change'>) {
  const figures = payFiguresOf(values)
  if (!figures || !isUnusual(figures)) return null
  const key = payKey(values.payType, values.payAmount)
  return (
    <PayQuestion
      hourly={figures.hourly}
      isConfirmed={values.confirmedPay === key}
      onConfirm={(isConfirmed) => change('confirmedPay', isConfirmed ? key : undefined)}
    />
  )
}

interface ProposalFormProps {
  initial: ProposalValues
  about: { resumeId: string; jobId: string | null }
  onChange: (values: ProposalValues) => void
  onSend: (proposal: Proposal) => void
  /** Whether sending is unavailable. */
  isDisabled: boolean
  error: Error | null
}

/** The form of a proposal: validated against the contract before it is saved, with the focus on the first error. */
export function ProposalForm({ initial, about, onChange, onSend, isDisabled, error }: ProposalFormProps) {
  const [values, setValues] = useState(initial)
  const [pay, setPay] = useState<PayFigures>()
  const element = useRef<HTMLFormElement>(null)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const errorOf = useErrorText(fieldErrors, pay)
  const check = (of: ProposalValues) => {
    const result = validate(of, about)
    setPay(result.pay)
    setFieldErrors(result.errors ?? {})
    return result
  }
  const change: Change = (name, value) => {
    const next = { ...values, [name]: value }
    setValues(next)
    onChange(next)
    // Errors are updated while they are being corrected.
    if (Object.keys(fieldErrors).length > 0) check(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { form, errors = {} } = check(values)
    focusFirstError(element.current, errors)
    if (form) onSend(form)
  }
  const fields = { values, change, errorOf }
  return (
    <form ref={element} noValidate onSubmit={submit}>
      <Flex
        direction="column"
        gap="xl"
        pt={{ base: 'lg', sm: 'xl' }}
        pb="xl"
        px={{ base: 'edge', sm: 'xl' }}
        bg="var(--surface)"
        bdrs={{ sm: 'lg' }}
      >
        <JobFields {...fields} />
        <PayFields {...fields} />
        <WorkFields {...fields} />
        <SaveError error={error} />
        <Button type="submit" fullWidth disabled={isDisabled}>
          <Trans>Send job offer</Trans>
        </Button>
      </Flex>
    </form>
  )
}

function useErrorText(errors: FieldErrors, pay: PayFigures | undefined) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  return (field: keyof ProposalValues): string | undefined => {
    const code = errors[field]
    if (code === undefined) return undefined
    if (code === 'TOO_LARGE' && field === 'payAmount') return i18n._(unusualPay)
    if (field === 'payAmount' && pay) {
      const missing = format.number(pay.missing)
      return t`The pay is ${missing} won below the minimum wage.`
    }
    return i18n._(fieldErrorTexts[code])
  }
}

type TextName = 'title' | 'company' | 'contact' | 'address' | 'hours' | 'details'

const textOf = ({ values, errorOf }: FieldsProps, name: TextName) => ({
  name,
  defaultValue: values[name],
  error: errorOf(name),
})

const inputOf = (fields: FieldsProps, name: TextName) => ({
  ...textOf(fields, name),
  onChange: (event: ChangeEvent<HTMLInputElement>) => fields.change(name, event.currentTarget.value),
})

function JobFields(fields: FieldsProps) {
  return (
    <>
      <CountedField
        label={<Trans>Title</Trans>}
        limit={60}
        {...textOf(fields, 'title')}
        onText={(text) => fields.change('title', text)}
      />
      <TextInput
        label={<Trans>Company</Trans>}
        autoComplete="organization"
        maxLength={60}
        {...inputOf(fields, 'company')}
      />
      <TextInput
        label={<Trans comment="Phone number or email of the company">Contact</Trans>}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...inputOf(fields, 'contact')}
      />
    </>
  )
}

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const
const DETAILS_LENGTH = 2_000

/** Workplace, hours and period. */
function WorkFields(fields: FieldsProps) {
  const { values, change, errorOf } = fields
  const { i18n } = useLingui()
  return (
    <>
      <TextInput
        label={<Trans>Workplace</Trans>}
        autoComplete="street-address"
        maxLength={200}
        {...inputOf(fields, 'address')}
      />
      <TextInput
        label={<Trans>Hours</Trans>}
        maxLength={60}
        placeholder="09:00-18:00"
        description={
          <Trans>If you write hours like 09:00-18:00, we compare the pay with the minimum wage.</Trans>
        }
        {...inputOf(fields, 'hours')}
      />
      <ChoiceChips
        field="periodType"
        label={<Trans>Length of work</Trans>}
        options={PERIOD_TYPES.map((value) => ({ value, label: i18n._(periodLabels[value]) }))}
        chosen={values.periodType}
        error={errorOf('periodType')}
        onPress={(periodType) => change('periodType', periodType)}
      />
      <ChoiceChips
        field="numberOfWorkDays"
        label={<Trans>Days a week</Trans>}
        options={DAYS.map((value) => ({
          value,
          label: <Plural value={value} one="# day" other="# days" />,
        }))}
        chosen={values.numberOfWorkDays}
        error={errorOf('numberOfWorkDays')}
        onPress={(days) => change('numberOfWorkDays', days)}
      />
      <CountedField
        label={<Trans comment="Text that the company writes to a candidate">Message</Trans>}
        limit={DETAILS_LENGTH}
        multiline
        description={<Trans>Tell this person why you are writing and what the work is like.</Trans>}
        {...textOf(fields, 'details')}
        onText={(text) => change('details', text)}
      />
    </>
  )
}
