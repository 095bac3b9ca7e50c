import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useState } from 'react'
import { COUPON_NAME_LENGTH, createOperatorCoupon } from '../../../../contract/operator/coupon.ts'
import { useFormat } from '../../../i18n/format.ts'
import { errorsOf } from '../../../forms/field-errors.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { useFieldErrors } from '../../../forms/use-field-errors.ts'
import { useDraft, type UsedDraft } from '../../../offline/drafts/use-draft.ts'
import { DigitsField } from '../../../ui/field/digits-field.tsx'
import { Segments } from '../../../ui/choice/segments.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { useStartFocus } from '../../../ui/sheet/use-start-focus.ts'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { announceDecision } from '../cases/last-decision.ts'
import { CommandButton } from '../desk/command-button.tsx'
import {
  couponBodyOf,
  type CouponValues,
  EMPTY_COUPON,
  isCouponValues,
  errorsOfCoupon,
} from './coupon-values.ts'
import classes from '../desk/desk-form.module.css'
import { useFieldError } from '../desk/field-error.tsx'
import { PeriodFields } from '../desk/period-fields.tsx'
import { useCommand } from '../desk/use-command.ts'

/** Creates a coupon; the form is stored as a draft. */
export function CouponSheet({ onClose }: { onClose: () => void }) {
  const draft = useDraft('operator-coupon:new', EMPTY_COUPON, isCouponValues)
  return (
    <Sheet open title={<Trans>Create a coupon</Trans>} onClose={onClose}>
      {draft.ready ? <CouponForm draft={draft} onClose={onClose} /> : <LoadingBlocks rows={3} form="text" />}
    </Sheet>
  )
}

interface CouponFormProps {
  draft: UsedDraft<CouponValues>
  onClose: () => void
}

function CouponForm(props: CouponFormProps) {
  const { t } = useLingui()
  const errorOf = useFieldError()
  const { element, values, fieldErrors: errors, change, submit, error, isBusy } = useCouponForm(props)
  const start = useStartFocus<HTMLDivElement>()
  const errorFor = (field: string) => errorOf(field, errors[field])
  return (
    <form ref={element} className={classes.sheet} noValidate onSubmit={submit}>
      <div ref={start} className={classes.pair}>
        <div data-field="code">
          <TextField
            label={<Trans>Code</Trans>}
            hint={
              <Trans>Letters and digits. Upper and lower case, spaces and hyphens make no difference.</Trans>
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
          <TextField
            label={<Trans>Name</Trans>}
            hint={<Trans>Visible to companies</Trans>}
            autoComplete="off"
            maxLength={COUPON_NAME_LENGTH}
            value={values.name}
            error={errorFor('name')}
            onChange={(event) => change({ name: event.currentTarget.value }, 'name')}
          />
        </div>
      </div>
      <Segments
        name="kind"
        label={<Trans>Discount</Trans>}
        options={[
          { value: 'PERCENT', label: <Trans>Percent</Trans> },
          { value: 'WON', label: <Trans>Won</Trans> },
        ]}
        defaultValue={values.kind}
        onChange={(kind) => change({ kind }, 'amount')}
      />
      <Digits
        field="amount"
        label={values.kind === 'PERCENT' ? t`Percent, 1 to 100` : t`Won, up to 1,000,000`}
        digits={values.amount}
        most={7}
        error={errorFor('amount')}
        onDigits={(amount) => change({ amount }, 'amount')}
      />
      <Period values={values} errorFor={errorFor} change={change} />
      <div className={classes.pair}>
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
      </div>
      {error && <RequestAlert error={error} />}
      <CommandButton type="submit" full isBusy={isBusy}>
        <Trans>Create coupon</Trans>
      </CommandButton>
    </form>
  )
}

interface PeriodProps {
  values: CouponValues
  errorFor: (field: string) => ReactNode
  change: (part: Partial<CouponValues>, field: string) => void
}

function Period({ values, errorFor, change }: PeriodProps) {
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

function useCouponForm({ draft, onClose }: CouponFormProps) {
  const [values, setValues] = useState(draft.value)
  const { element, fieldErrors: errors, show, forget } = useFieldErrors()
  const create = useCommand(createOperatorCoupon)
  const change = (part: Partial<CouponValues>, field: string) => {
    const next = { ...values, ...part }
    setValues(next)
    draft.save(next)
    forget(field)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending || show(errorsOfCoupon(values))) return
    create.mutate(
      { body: couponBodyOf(values) },
      {
        onSuccess: ({ data: { id, code: name } }) => {
          announceDecision({ what: 'COUPON_CREATED', name, desk: 'coupons', id, undo: null })
          void draft.clear().then(onClose)
        },
        onError: (error) => error instanceof ApiProblem && show(errorsOf(error.fields)),
      },
    )
  }
  const isAtField = create.error instanceof ApiProblem && create.error.fields.length > 0
  const error = isAtField ? null : create.error
  return { element, values, fieldErrors: errors, change, submit, error, isBusy: create.isPending }
}
