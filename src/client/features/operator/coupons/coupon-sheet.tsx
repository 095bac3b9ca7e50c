import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Fieldset, Flex, SegmentedControl, SimpleGrid, TextInput } from '@mantine/core'
import '@mantine/core/styles/Fieldset.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { useEffect, useState } from 'react'
import { COUPON_NAME_LENGTH, createOperatorCoupon } from '../../../../contract/operator/coupon.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { errorsOf } from '../../../forms/field-errors.ts'
import { focusFirstError } from '../../../forms/focus-error.ts'
import { Form } from '../../../forms/form.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { useDraft, type UsedDraft } from '../../../offline/drafts/use-draft.ts'
import { DigitsField } from '../../../ui/field/digits-field.tsx'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { Sheet, useStartFocus } from '../../../ui/sheet/sheet.tsx'
import { announceDecision } from '../cases/last-decision.ts'
import { sheetBody } from '../desk/desk-surfaces.ts'
import { fieldText } from '../desk/field-texts.ts'
import { PeriodFields } from '../desk/period/period-fields.tsx'
import { useOperatorCommand } from '../desk/use-operator-command.ts'
import { type DeskForm, spoken, useDeskForm } from '../desk/use-desk-form.tsx'
import { CouponSummary } from './coupon-summary.tsx'
import {
  couponBodyOf,
  type CouponValues,
  EMPTY_COUPON,
  errorsOfCoupon,
  isCouponValues,
} from './coupon-values.ts'

/** Creates a coupon; the form is stored as a draft. */
export function CouponSheet({ onClose }: { onClose: () => void }) {
  const draft = useDraft('operator-coupon:new', EMPTY_COUPON, isCouponValues)
  const [isConfirming, setConfirming] = useState(false)
  return (
    <Sheet
      open
      title={isConfirming ? <Trans>Create this coupon?</Trans> : <Trans>Create a coupon</Trans>}
      onClose={onClose}
    >
      {draft.ready ? (
        <CouponSteps draft={draft} isConfirming={isConfirming} onStep={setConfirming} onClose={onClose} />
      ) : (
        <LoadingBlocks rows={3} form="text" />
      )}
    </Sheet>
  )
}

interface CouponStepsProps {
  draft: UsedDraft<CouponValues>
  isConfirming: boolean
  onStep: (isConfirming: boolean) => void
  onClose: () => void
}

/** The form, and then what is about to be created: Enter in any field goes on, and must not create. */
function CouponSteps({ draft, isConfirming, onStep, onClose }: CouponStepsProps) {
  const form = useDeskForm<CouponValues>(errorsOfCoupon, draft.value, {
    onValuesChange: draft.save,
    names: { validFrom: 'from', validUntil: 'until', totalLimit: 'total', memberLimit: 'perMember' },
    textOf: (field, code): MessageDescriptor =>
      fieldText(field !== 'amount' ? field : form.getValues().kind === 'PERCENT' ? 'percent' : 'won', code),
  })
  const create = useOperatorCommand(createOperatorCoupon)
  const confirm = () =>
    create.send(
      { body: couponBodyOf(form.values) },
      {
        onSuccess: ({ data: { id, code: name } }) => {
          announceDecision({ what: 'COUPON_CREATED', name, desk: 'coupons', id, undo: null })
          void draft.clear().then(onClose)
        },
        onError: (error) => {
          if (!(error instanceof ApiProblem) || error.fields.length === 0) return
          form.mark(errorsOf(error.fields))
          onStep(false)
        },
      },
    )
  if (isConfirming)
    return (
      <CouponSummary
        values={form.values}
        isBusy={create.isPending}
        error={create.error}
        onConfirm={confirm}
        onBack={() => onStep(false)}
      />
    )
  return (
    <CouponForm
      form={form}
      onChecked={() => {
        create.reset()
        onStep(true)
      }}
    />
  )
}

interface CouponFormProps {
  form: Omit<DeskForm<CouponValues>, 'attach'>
}

function CouponForm({ form, onChecked }: CouponFormProps & { onChecked: () => void }) {
  const { t } = useLingui()
  const element = useStartFocus<HTMLDivElement>()
  const { kind } = form.values
  // What the server had against the values: the form was not there when it answered.
  const [refused] = useState(form.errors)
  useEffect(() => void focusFirstError(element.current, refused), [element, refused])
  return (
    <Form ref={element} onSubmit={form.onSubmit(onChecked)}>
      <Flex {...sheetBody}>
        <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
          <TextInput
            label={<Trans>Code</Trans>}
            description={
              <Trans>Letters and digits. Upper and lower case, spaces and hyphens make no difference.</Trans>
            }
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            {...form.getInputProps('code')}
          />
          <TextInput
            label={<Trans>Name</Trans>}
            description={<Trans>Visible to companies</Trans>}
            autoComplete="off"
            maxLength={COUPON_NAME_LENGTH}
            {...form.getInputProps('name')}
          />
        </SimpleGrid>
        <Fieldset
          variant="unstyled"
          legend={
            <b>
              <Trans>Discount</Trans>
            </b>
          }
        >
          <SegmentedControl
            fullWidth
            name="kind"
            data={[
              { value: 'PERCENT', label: <Trans>Percent</Trans> },
              { value: 'WON', label: <Trans>Won</Trans> },
            ]}
            value={kind}
            onChange={(chosen) => {
              form.setFieldValue('kind', chosen)
              form.clearFieldError('amount')
            }}
          />
        </Fieldset>
        <Digits
          form={form}
          name="amount"
          label={kind === 'PERCENT' ? t`Percent, 1 to 100` : t`Won, up to 1,000,000`}
          most={7}
        />
        <PeriodFields
          start={{ label: t`Valid from`, ...form.getInputProps('from') }}
          end={{ label: t`Valid until`, ...form.getInputProps('until') }}
        />
        <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
          <Digits form={form} name="total" label={t`Total uses (empty: no limit)`} most={7} />
          <Digits form={form} name="perMember" label={t`Uses per company`} most={4} />
        </SimpleGrid>
        <Button type="submit" fullWidth>
          <Trans>Check and create</Trans>
        </Button>
      </Flex>
    </Form>
  )
}

interface DigitsProps extends CouponFormProps {
  name: 'amount' | 'total' | 'perMember'
  label: string
  most: number
}

function Digits({ form, name, label, most }: DigitsProps) {
  const format = useFormat()
  return (
    <DigitsField
      label={label}
      name={name}
      digits={form.values[name]}
      maxDigits={most}
      format={(typed) => (typed === '' ? '' : format.number(Number(typed)))}
      error={spoken(form.errors[name])}
      onDigits={(digits) => form.setFieldValue(name, digits)}
    />
  )
}
