import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Flex, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiProblem } from '../../../api/problem.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { errorsOf } from '../../../forms/field-errors.ts'
import { focusFirstError } from '../../../forms/focus-error.ts'
import { Form } from '../../../forms/form.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import type { UsedDraft } from '../../../offline/drafts/use-draft.ts'
import { SegmentsField } from '../../../ui/field/choice-rows.tsx'
import { DigitsField } from '../../../ui/field/digits-field.tsx'
import { useStartFocus } from '../../../ui/sheet/sheet.tsx'
import {
  COUPON_NAME_LENGTH,
  CouponForm,
  createOperatorCoupon,
  type OperatorCoupon,
} from '../../../../contract/operator/coupon.ts'
import { CaseFacts, fact } from '../cases/kit/case-sheet.tsx'
import { announceDecision } from '../cases/last-decision.ts'
import { DraftSheet } from '../content/draft-sheet.tsx'
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
import { couponBodyOf, CouponValues, EMPTY_COUPON, errorsOfCoupon } from './coupon-values.ts'

/** Creates a coupon; the form is stored as a draft. */
export function CouponSheet({ onClose }: { onClose: () => void }) {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <DraftSheet
      title={isConfirming ? <Trans>Create this coupon?</Trans> : <Trans>Create a coupon</Trans>}
      name="operator-coupon:new"
      initial={EMPTY_COUPON}
      schema={CouponValues}
      onClose={onClose}
    >
      {(draft) => (
        <CouponSteps draft={draft} isConfirming={isConfirming} onStep={setConfirming} onClose={onClose} />
      )}
    </DraftSheet>
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
  const check = () => {
    create.reset()
    onStep(true)
  }
  if (!isConfirming) return <CouponFields form={form} onChecked={check} />
  return (
    <CouponSummary values={form.values} command={create} onConfirm={confirm} onBack={() => onStep(false)} />
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
