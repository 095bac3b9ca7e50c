import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Flex, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { focusFirstError } from '../../../forms/focus-error.ts'
import { Form } from '../../../forms/form.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import type { UsedDraft } from '../../../offline/drafts/use-draft.ts'
import { SegmentsField } from '../../../ui/field/choice-rows.tsx'
import { DigitsField } from '../../../ui/field/digits-field.tsx'
import { Sheet, useStartFocus } from '../../../ui/sheet/sheet.tsx'
import {
  COUPON_NAME_LENGTH,
  CouponForm,
  createOperatorCoupon,
  HIGHEST_COUPON,
  type OperatorCoupon,
} from '../../../../contract/operator/coupon.ts'
import { CaseFacts, fact } from '../cases/kit/case-sheet.tsx'
import { announceDecision } from '../cases/last-decision.ts'
import { Drafted } from '../content/drafted.tsx'
import { Count, DateTime, sheetBody } from '../desk/cells.tsx'
import {
  CancelButton,
  CommandButton,
  type CommandState,
  useOperatorCommand,
  Warning,
} from '../desk/command.tsx'
import { type DeskForm, fieldText, spoken, useDeskForm } from '../desk/use-desk-form.tsx'
import { errorsOfPeriod, PeriodFields } from '../desk/period.tsx'
import { COUPON_KINDS } from '../../../../contract/base/enums.ts'
import { type FieldErrors, fieldErrorsOf } from '../../../forms/field-errors.ts'
import { instantOf } from '../../../i18n/seoul-time.ts'

/** Creates a coupon; the form is stored as a draft. */
export function CouponSheet({ onClose }: { onClose: () => void }) {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <Sheet
      open
      title={isConfirming ? <Trans>Create this coupon?</Trans> : <Trans>Create a coupon</Trans>}
      onClose={onClose}
    >
      <Drafted name="operator-coupon:new" initial={EMPTY_COUPON} accepts={isCoupon}>
        {(draft) => (
          <CouponSteps draft={draft} isConfirming={isConfirming} onStep={setConfirming} onClose={onClose} />
        )}
      </Drafted>
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
  /** Shows the fields again where the server has something against them. */
  const refuse = (error: Error) => {
    const isAtField = form.refuse(error)
    if (isAtField) onStep(false)
    return isAtField
  }
  const create = useOperatorCommand(createOperatorCoupon, {
    form: { refuse },
    onSuccess: ({ data: { id, code: name } }) => {
      announceDecision({ text: msg`Coupon created: ${name}.`, name, desk: 'coupons', id, undo: null })
      void draft.clear().then(onClose)
    },
  })
  const check = () => {
    create.reset()
    onStep(true)
  }
  if (!isConfirming) return <CouponFields form={form} onChecked={check} />
  return (
    <CouponSummary
      values={form.values}
      command={create}
      onConfirm={() => create.send({ body: couponBodyOf(form.values) })}
      onBack={() => onStep(false)}
    />
  )
}

interface CouponFieldsProps {
  form: Omit<DeskForm<CouponValues>, 'attach'>
  onChecked: () => void
}

function CouponFields({ form, onChecked }: CouponFieldsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const element = useStartFocus<HTMLDivElement>()
  // What the server had against the values: the form was not there when it answered.
  const [refused] = useState(form.errors)
  useEffect(() => void focusFirstError(element.current, refused), [element, refused])
  const { kind } = form.values
  const digits = (name: 'amount' | 'total' | 'perMember') => ({
    name,
    digits: form.values[name],
    format: (typed: string) => (typed === '' ? '' : format.number(Number(typed))),
    error: spoken(form.errors[name]),
    onDigits: (typed: string) => form.setFieldValue(name, typed),
  })
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
        <SegmentsField
          legend={t`Discount`}
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
        <DigitsField
          label={kind === 'PERCENT' ? t`Percent, 1 to 100` : t`Won, up to 1,000,000`}
          maxDigits={7}
          {...digits('amount')}
        />
        <PeriodFields
          start={{ label: t`Valid from`, ...form.getInputProps('from') }}
          end={{ label: t`Valid until`, ...form.getInputProps('until') }}
        />
        <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
          <DigitsField label={t`Total uses (empty: no limit)`} maxDigits={7} {...digits('total')} />
          <DigitsField label={t`Uses per company`} maxDigits={4} {...digits('perMember')} />
        </SimpleGrid>
        <Button type="submit" fullWidth>{t`Check and create`}</Button>
      </Flex>
    </Form>
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
      <RequestAlert error={command.error} />
      <CommandButton fullWidth isBusy={command.isPending} onClick={onConfirm}>
        <Trans>Create coupon</Trans>
      </CommandButton>
      <CancelButton onCancel={onBack}>{t`Change something`}</CancelButton>
    </Flex>
  )
}

function factsOf({ validFrom, validUntil, totalLimit, ...coupon }: z.output<typeof CouponForm>) {
  const orElse = (value: ReactNode, otherwise: ReactNode) => value || <b>{otherwise}</b>
  const moment = (at: string | null) => at && <DateTime at={at} />
  return [
    fact(<Trans>Code</Trans>, coupon.code),
    fact(<Trans>Name</Trans>, coupon.name),
    fact(<Trans>Discount</Trans>, <Discount {...coupon} />),
    fact(<Trans>Valid from</Trans>, orElse(moment(validFrom), <Trans>Now</Trans>)),
    fact(<Trans>Valid until</Trans>, orElse(moment(validUntil), <Trans>No end</Trans>)),
    fact(<Trans>Total uses</Trans>, orElse(totalLimit && <Count of={totalLimit} />, <Trans>No limit</Trans>)),
    fact(<Trans>Uses per company</Trans>, <Count of={coupon.memberLimit} />),
  ]
}

export function Discount({ kind, amount }: Pick<OperatorCoupon, 'kind' | 'amount'>) {
  const format = useFormat()
  return kind === 'PERCENT' ? format.percent(amount / 100) : <Won amount={amount} />
}

/** Form values of a coupon, as its draft is stored: amounts as digits, times as of `MomentField`. */
const CouponValues = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(COUPON_KINDS),
  amount: z.string(),
  from: z.string(),
  until: z.string(),
  total: z.string(),
  perMember: z.string(),
})
type CouponValues = z.output<typeof CouponValues>

const isCoupon = (value: unknown): value is CouponValues => z.safeParse(CouponValues, value).success

export const EMPTY_COUPON: CouponValues = {
  code: '',
  name: '',
  kind: 'PERCENT',
  amount: '',
  from: '',
  until: '',
  total: '',
  perMember: '1',
}

const couponBodyOf = ({ code, name, kind, ...values }: CouponValues): z.input<typeof CouponForm> => ({
  code,
  name,
  kind,
  amount: Number(values.amount),
  validFrom: instantOf(values.from),
  validUntil: instantOf(values.until),
  totalLimit: values.total === '' ? null : Number(values.total),
  memberLimit: Number(values.perMember),
})

/** Errors by the contract's fields. */
export const errorsOfCoupon = (values: CouponValues): FieldErrors => ({
  ...fieldErrorsOf(CouponForm, couponBodyOf(values)),
  ...(values.amount === '' ? { amount: 'REQUIRED' } : {}),
  ...(Number(values.amount) > HIGHEST_COUPON[values.kind] ? { amount: 'TOO_LARGE' } : {}),
  ...errorsOfPeriod({ field: 'validFrom', value: values.from }, { field: 'validUntil', value: values.until }),
})
