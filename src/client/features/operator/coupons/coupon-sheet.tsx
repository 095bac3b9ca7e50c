import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Fieldset, SegmentedControl, TextInput, Flex, SimpleGrid } from '@mantine/core'
import '@mantine/core/styles/Fieldset.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { type FormEvent, type ReactNode, useState } from 'react'
import { COUPON_NAME_LENGTH, createOperatorCoupon } from '../../../../contract/operator/coupon.ts'
import { useFormat } from '../../../i18n/format.ts'
import { errorsOf, type FieldErrors } from '../../../forms/field-errors.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { useErrorsAtStart, useFieldErrors } from '../../../forms/use-field-errors.ts'
import { useDraft, type UsedDraft } from '../../../offline/drafts/use-draft.ts'
import { DigitsField } from '../../../ui/field/digits-field.tsx'
import { Sheet, useStartFocus } from '../../../ui/sheet/sheet.tsx'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { announceDecision } from '../cases/last-decision.ts'
import {
  couponBodyOf,
  type CouponValues,
  EMPTY_COUPON,
  isCouponValues,
  errorsOfCoupon,
} from './coupon-values.ts'
import { CouponSummary } from './coupon-summary.tsx'
import { useFieldError } from '../desk/field-error.tsx'
import { PeriodFields, unfinishedTimes } from '../desk/period/period-fields.tsx'
import { useCommand } from '../desk/use-command.ts'
import { sheetBody } from '../desk/desk-surfaces.ts'

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
  const [values, setValues] = useState(draft.value)
  const [refused, setRefused] = useState<FieldErrors>({})
  const create = useCommand(createOperatorCoupon)
  const confirm = () =>
    create.send(
      { body: couponBodyOf(values) },
      {
        onSuccess: ({ data: { id, code: name } }) => {
          announceDecision({ what: 'COUPON_CREATED', name, desk: 'coupons', id, undo: null })
          void draft.clear().then(onClose)
        },
        onError: (error) => {
          if (!(error instanceof ApiProblem) || error.fields.length === 0) return
          setRefused(errorsOf(error.fields))
          onStep(false)
        },
      },
    )
  if (isConfirming)
    return (
      <CouponSummary
        values={values}
        isBusy={create.isPending}
        error={create.error}
        onConfirm={confirm}
        onBack={() => {
          setRefused({})
          onStep(false)
        }}
      />
    )
  return (
    <CouponForm
      values={values}
      refused={refused}
      onValues={(next) => {
        setValues(next)
        draft.save(next)
      }}
      onChecked={() => {
        create.reset()
        onStep(true)
      }}
    />
  )
}

interface CouponFormProps {
  values: CouponValues
  /** What the server had against the values. */
  refused: FieldErrors
  onValues: (values: CouponValues) => void
  onChecked: () => void
}

function CouponForm({ values, refused, onValues, onChecked }: CouponFormProps) {
  const { t } = useLingui()
  const errorOf = useFieldError()
  const { element, fieldErrors: errors, show, forget } = useFieldErrors()
  const start = useStartFocus<HTMLDivElement>()
  useErrorsAtStart(refused, show)
  const errorFor = (field: string) => errorOf(field, errors[field])
  const change = (part: Partial<CouponValues>, field: string) => {
    onValues({ ...values, ...part })
    forget(field)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!show({ ...errorsOfCoupon(values), ...unfinishedTimes(event.currentTarget) })) onChecked()
  }
  return (
    <form ref={element} noValidate onSubmit={submit}>
      <Flex {...sheetBody}>
        <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit" ref={start}>
          <div data-field="code">
            <TextInput
              label={<Trans>Code</Trans>}
              description={
                <Trans>
                  Letters and digits. Upper and lower case, spaces and hyphens make no difference.
                </Trans>
              }
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
              value={values.code}
              error={errorFor('code')}
              onChange={(event) => change({ code: event.currentTarget.value }, 'code')}
            />
          </div>
          <div data-field="name">
            <TextInput
              label={<Trans>Name</Trans>}
              description={<Trans>Visible to companies</Trans>}
              autoComplete="off"
              maxLength={COUPON_NAME_LENGTH}
              value={values.name}
              error={errorFor('name')}
              onChange={(event) => change({ name: event.currentTarget.value }, 'name')}
            />
          </div>
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
            defaultValue={values.kind}
            onChange={(kind) => change({ kind }, 'amount')}
          />
        </Fieldset>
        <Digits
          field="amount"
          label={values.kind === 'PERCENT' ? t`Percent, 1 to 100` : t`Won, up to 1,000,000`}
          digits={values.amount}
          most={7}
          error={errorOf(values.kind === 'PERCENT' ? 'percent' : 'won', errors['amount'])}
          onDigits={(amount) => change({ amount }, 'amount')}
        />
        <Period values={values} errorFor={errorFor} change={change} />
        <Limits values={values} errorFor={errorFor} change={change} />
        <Button type="submit" fullWidth>
          <Trans>Check and create</Trans>
        </Button>
      </Flex>
    </form>
  )
}

interface PartProps {
  values: CouponValues
  errorFor: (field: string) => ReactNode
  change: (part: Partial<CouponValues>, field: string) => void
}

function Period({ values, errorFor, change }: PartProps) {
  return (
    <PeriodFields
      start={{
        label: <Trans>Valid from</Trans>,
        field: 'validFrom',
        value: values.from,
        error: errorFor('validFrom'),
        onChange: (from) => change({ from }, 'validFrom'),
      }}
      end={{
        label: <Trans>Valid until</Trans>,
        field: 'validUntil',
        value: values.until,
        error: errorFor('validUntil'),
        onChange: (until) => change({ until }, 'validUntil'),
      }}
    />
  )
}

function Limits({ values, errorFor, change }: PartProps) {
  const { t } = useLingui()
  return (
    <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
      <Digits
        field="totalLimit"
        label={t`Total uses (empty: no limit)`}
        digits={values.total}
        most={7}
        error={errorFor('totalLimit')}
        onDigits={(total) => change({ total }, 'totalLimit')}
      />
      <Digits
        field="memberLimit"
        label={t`Uses per company`}
        digits={values.perMember}
        most={4}
        error={errorFor('memberLimit')}
        onDigits={(perMember) => change({ perMember }, 'memberLimit')}
      />
    </SimpleGrid>
  )
}

interface DigitsProps {
  field: string
  label: string
  digits: string
  most: number
  error: ReactNode
  onDigits: (digits: string) => void
}

function Digits({ field, label, digits, most, error, onDigits }: DigitsProps) {
  const format = useFormat()
  return (
    <div data-field={field}>
      <DigitsField
        label={label}
        digits={digits}
        maxDigits={most}
        format={(typed) => (typed === '' ? '' : format.number(Number(typed)))}
        error={error}
        onDigits={onDigits}
      />
    </div>
  )
}
