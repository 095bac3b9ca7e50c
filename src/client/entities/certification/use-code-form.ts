import { useLingui } from '@lingui/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Cellphone } from '../../../contract/account/cellphone.ts'
import { CertificationCode } from '../../../contract/account/certification.ts'
import { fieldErrorsOf } from '../../forms/field-errors.ts'
import { useErrorTexts } from '../../forms/use-field-errors.ts'
import { codeFieldText } from './code-field-texts.ts'
import type { CodeValues } from './code-fields.tsx'
import { errorsOfCodeRefusal } from './code-refusal.ts'
import { useCodeSending } from './use-code-sending.ts'

const Confirmed = z.object({ cellphone: Cellphone, code: CertificationCode })
const NO_OTHER_FIELDS = z.object({})

interface CodeFormOptions {
  /** Schema of the form's other fields. */
  others?: z.ZodMiniType
  /** Error texts, where there are other fields. */
  textOf?: typeof codeFieldText
  /** Token of the member who confirms: a code is valid only for whoever requested it. */
  tokenOf?: () => string | null
}

/** Shared state of forms that confirm a cellphone with a code: values, errors and sending the code. */
export function useCodeForm({
  others = NO_OTHER_FIELDS,
  textOf = codeFieldText,
  tokenOf,
}: CodeFormOptions = {}) {
  const { i18n } = useLingui()
  const [values, setValues] = useState<CodeValues>({ cellphone: '', code: '' })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { element, ...fieldErrors } = useErrorTexts({ setErrors }, (field, code) =>
    i18n._(textOf(field, code)),
  )
  const sending = useCodeSending(tokenOf)
  const onChange = (next: CodeValues) => {
    setErrors({})
    setValues(next)
  }
  return {
    element,
    values,
    errors,
    fields: { values, errors, sending, onChange },
    /** Validates the form and shows errors; returns whether there are any. */
    hasErrors: (other: unknown = {}) =>
      fieldErrors.show({ ...fieldErrorsOf(others, other), ...fieldErrorsOf(Confirmed, values) }),
    /** Focuses the field that a refusal concerns. */
    showRefusal: (error: Error) => {
      if (!fieldErrors.show(errorsOfCodeRefusal(error))) fieldErrors.focus('code')
    },
  }
}

export type CodeFormApi = ReturnType<typeof useCodeForm>
