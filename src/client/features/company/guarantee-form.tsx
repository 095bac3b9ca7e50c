import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { fieldErrorTexts } from '../../../contract/base/error-texts.ts'
import { GUARANTEE_KINDS } from '../../../contract/employer/guarantee.ts'
import { ApiProblem } from '../../api/problem.ts'
import { RequestAlert } from '../../entities/answer/request-alert.tsx'
import { myGuarantees } from '../../entities/company/company-query.ts'
import { guaranteeNames } from '../../entities/behind/guarantee-names.ts'
import { ImageField } from '../../entities/image/image-field.tsx'
import { errorsOf } from '../../forms/field-errors.ts'
import { useFieldErrors } from '../../forms/use-field-errors.ts'
import { RadioRows } from '../../ui/field/radio-rows.tsx'
import classes from './company-screen.module.css'
import {
  errorsOfGuarantee,
  GUARANTEE_DRAFT,
  type GuaranteeValues,
  submitGuarantee,
} from './request-guarantee.ts'

const EMPTY: GuaranteeValues = { kind: 'INSURANCE', from: '', until: '', evidence: null }

/** Applies for the badge with evidence. */
export function GuaranteeForm() {
  const { i18n, t } = useLingui()
  const { element, ...form } = useGuaranteeForm()
  const { values, change, wordsAt } = form
  return (
    <form ref={element} className={classes.form} noValidate onSubmit={form.submit}>
      <p>
        <b>
          <Trans>How are wages secured if you cannot pay them?</Trans>
        </b>
      </p>
      <RadioRows
        name="guaranteeKind"
        label={t`How are wages secured if you cannot pay them?`}
        value={values.kind}
        rows={GUARANTEE_KINDS.map((value) => ({ value, content: i18n._(guaranteeNames[value]) }))}
        onPick={(kind) => change({ kind }, 'kind')}
      />
      <div data-field="from">
        <TextInput
          type="date"
          label={<Trans>First day</Trans>}
          value={values.from}
          error={wordsAt('from')}
          onChange={(event) => change({ from: event.currentTarget.value }, 'from')}
        />
      </div>
      <div data-field="until">
        <TextInput
          type="date"
          label={<Trans>Last day</Trans>}
          value={values.until}
          error={wordsAt('until')}
          onChange={(event) => change({ until: event.currentTarget.value }, 'until')}
        />
      </div>
      <div data-field="evidenceFileDataId">
        <ImageField
          label={<Trans>Photo of the proof</Trans>}
          hint={<Trans>JPG or PNG. Only you and operators can see the photo.</Trans>}
          alt={t`Proof of the guarantee`}
          shape="document"
          draft={GUARANTEE_DRAFT}
          value={values.evidence}
          error={wordsAt('evidenceFileDataId')}
          onChange={(evidence) => change({ evidence }, 'evidenceFileDataId')}
        />
      </div>
      {form.error && <RequestAlert error={form.error} />}
      <Button type="submit" variant="light" fullWidth aria-busy={form.isBusy}>
        <Trans>Apply for “Pay guaranteed”</Trans>
      </Button>
    </form>
  )
}

function useGuaranteeForm() {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  const [values, setValues] = useState(EMPTY)
  const { element, fieldErrors, show, forget } = useFieldErrors()
  const ask = useMutation({
    mutationFn: submitGuarantee,
    networkMode: 'always',
    onError: (error) => error instanceof ApiProblem && show(errorsOf(error.fields)),
    onSuccess: () => {
      setValues(EMPTY)
      return queries.invalidateQueries({ queryKey: myGuarantees().queryKey })
    },
  })
  const change = (part: Partial<GuaranteeValues>, field: string) => {
    setValues({ ...values, ...part })
    forget(field)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!ask.isPending && !show(errorsOfGuarantee(values))) ask.mutate(values)
  }
  const wordsAt = (field: string) => {
    const code = fieldErrors[field]
    return code && i18n._(fieldErrorTexts[code])
  }
  const isAtField = ask.error instanceof ApiProblem && ask.error.fields.length > 0
  return {
    element,
    values,
    change,
    submit,
    wordsAt,
    error: isAtField ? null : ask.error,
    isBusy: ask.isPending,
  }
}
