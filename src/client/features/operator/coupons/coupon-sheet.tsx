import { msg } from '@lingui/core/macro'
import type * as z from 'zod/mini'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Fieldset, Flex, SegmentedControl, SimpleGrid, Stack, TextInput } from '@mantine/core'
import '@mantine/core/styles/Fieldset.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../../../api/problem.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { errorsOf } from '../../../forms/field-errors.ts'
import { focusFirstError } from '../../../forms/focus-error.ts'
import { Form } from '../../../forms/form.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import { type UsedDraft, useDraft } from '../../../offline/drafts/use-draft.ts'
import { DigitsField } from '../../../ui/field/digits-field.tsx'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { Sheet, useStartFocus } from '../../../ui/sheet/sheet.tsx'
import {
  COUPON_NAME_LENGTH,
  CouponForm,
  createOperatorCoupon,
  type OperatorCoupon,
} from '../../../../contract/operator/coupon.ts'
import { CaseFacts, fact } from '../cases/kit/case-sheet.tsx'
import { announceDecision } from '../cases/last-decision.ts'
import {
  couponBodyOf,
  type CouponValues,
  EMPTY_COUPON,
  errorsOfCoupon,
  isCouponValues,
} from './coupon-values.ts'
import { Count, DateTime, sheetBody } from '../desk/cells.tsx'
import {
  CancelButton,
  CommandButton,
  type CommandState,
  useOperatorCommand,
  Warning,
} from '../desk/command.tsx'
import { fieldText } from '../desk/field-texts.ts'
import { PeriodFields } from '../desk/period/moment-field.tsx'
import { type DeskForm, spoken, useDeskForm } from '../desk/use-desk-form.tsx'

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
          announceDecision({ text: msg`Coupon created: ${name}.`, name, desk: 'coupons', id, undo: null })
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
      <CouponSummary values={form.values} command={create} onConfirm={confirm} onBack={() => onStep(false)} />
    )
  return (
    <CouponFields
      form={form}
      onChecked={() => {
        create.reset()
        onStep(true)
      }}
    />
  )
}

interface CouponFieldsProps {
  form: Omit<DeskForm<CouponValues>, 'attach'>
}

function CouponFields({ form, onChecked }: CouponFieldsProps & { onChecked: () => void }) {
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
        <Fieldset variant="unstyled" legend={<b>{t`Discount`}</b>}>
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
        <Button type="submit" fullWidth>{t`Check and create`}</Button>
      </Flex>
    </Form>
  )
}

interface DigitsProps extends CouponFieldsProps {
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

interface CouponSummaryProps {
  values: CouponValues
  command: CommandState
  onConfirm: () => void
  onBack: () => void
}

/** What is about to be created. It takes the focus, and not its button, so that an Enter too many creates nothing. */
function CouponSummary({ values, command, onConfirm, onBack }: CouponSummaryProps) {
  const { t } = useLingui()
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => start.current?.focus(), [])
  return (
    <Flex {...sheetBody}>
      <Stack style={{ outline: 'none' }} ref={start} tabIndex={-1}>
        <CaseFacts ta="end" facts={factsOf(CouponForm.parse(couponBodyOf(values)))} />
        {values.kind === 'PERCENT' && Number(values.amount) === 100 && (
          <Warning>{t`With this coupon, companies pay nothing.`}</Warning>
        )}
        <p>{t`A coupon cannot be changed once it is created, only ended.`}</p>
      </Stack>
      {command.error && <RequestAlert error={command.error} />}
      <CommandButton fullWidth isBusy={command.isPending} onClick={() => !command.isPending && onConfirm()}>
        <Trans>Create coupon</Trans>
      </CommandButton>
      <CancelButton onCancel={onBack}>{t`Change something`}</CancelButton>
    </Flex>
  )
}

function factsOf({ validFrom, validUntil, totalLimit, ...coupon }: z.output<typeof CouponForm>) {
  const moment = (at: string | null | undefined, otherwise: ReactNode) =>
    at ? <DateTime at={at} /> : <b>{otherwise}</b>
  return [
    fact(<Trans>Code</Trans>, coupon.code),
    fact(<Trans>Name</Trans>, coupon.name),
    fact(<Trans>Discount</Trans>, <Discount {...coupon} />),
    fact(<Trans>Valid from</Trans>, moment(validFrom, <Trans>Now</Trans>)),
    fact(<Trans>Valid until</Trans>, moment(validUntil, <Trans>No end</Trans>)),
    fact(
      <Trans>Total uses</Trans>,
      totalLimit === null ? (
        <b>
          <Trans>No limit</Trans>
        </b>
      ) : (
        <Count of={totalLimit} />
      ),
    ),
    fact(<Trans>Uses per company</Trans>, <Count of={coupon.memberLimit} />),
  ]
}

export function Discount({ kind, amount }: Pick<OperatorCoupon, 'kind' | 'amount'>) {
  const format = useFormat()
  return kind === 'PERCENT' ? format.percent(amount / 100) : <Won amount={amount} />
}
