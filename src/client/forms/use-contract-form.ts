import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useForm, type UseFormInput } from '@mantine/form'
import { type SubmitEvent, useRef } from 'react'
import type * as z from 'zod/mini'
import { errorTexts, fieldErrorTexts } from '../../contract/base/error-texts.ts'
import type { ErrorCode, FieldErrorCode } from '../../contract/base/errors.ts'
import { ApiProblem } from '../api/problem.ts'
import { errorsOf, type FieldErrors, fieldErrorsOf } from './field-errors.ts'
import { focusFirstError } from './focus-error.ts'

/** The contract's schema of the values, or what finds their errors where a schema cannot say everything. */
type Rules<Values> = z.ZodMiniType | ((values: Values) => FieldErrors) | undefined

interface ContractFormOptions<Values> extends Omit<
  UseFormInput<Values>,
  'validate' | 'initialValues' | 'initialErrors'
> {
  /** The form's own words for errors of its fields. */
  textOf?: (field: string, code: FieldErrorCode) => MessageDescriptor
  /** What the form calls the contract's fields, where its values have other names. */
  names?: Readonly<Record<string, keyof Values & string>>
  /** The fields that refusals concern; null where a refusal concerns none, whatever fields it names. */
  fieldOf?: Partial<Record<ErrorCode, (keyof Values & string) | null>>
  /** What the server had against the values that the form begins with. */
  refused?: FieldErrors
}

const generalText = (_: string, code: FieldErrorCode): MessageDescriptor => fieldErrorTexts[code]

/**
 * Mantine's form for a request of the contract: one resolver for the contract's schemas and the server's field errors.
 * Errors are shown at their fields, and the first of them gets the focus. Give it to `useCommand` as `form`.
 */
export function useContractForm<Values extends object>(
  rules: Rules<Values>,
  initialValues: Values,
  { textOf, names, fieldOf = {}, refused = {}, ...options }: ContractFormOptions<Values> = {},
) {
  const { i18n } = useLingui()
  const element = useRef<HTMLElement>(null)
  const textsOf = useErrorTexts(textOf, names)
  const focusFirst = (errors: object) => focusFirstError(element.current, { ...errors })
  const form = useForm<Values>({
    mode: 'uncontrolled',
    ...options,
    initialValues,
    initialErrors: textsOf(refused),
    validate: (values) => textsOf(errorsIn(rules, values)),
  })
  const show = (texts: Record<string, string>): boolean => {
    form.setErrors(texts)
    return focusFirst(texts) || Object.keys(texts).some((field) => field in form.getValues())
  }
  return {
    ...form,
    /** Ref of the form, where it is also sent without being submitted. */
    attach: (node: HTMLElement | null) => {
      element.current = node
    },
    onSubmit: (send: (values: Values) => unknown) => (event: SubmitEvent<HTMLElement>) => {
      event.preventDefault()
      // React's events bubble out of sheets: an enclosing form must not be submitted as well.
      event.stopPropagation()
      element.current = event.currentTarget
      form.onSubmit((values) => void send(values), focusFirst)()
    },
    /** Empties uncontrolled fields as well. */
    reset: () => {
      form.reset()
      if (element.current instanceof HTMLFormElement) element.current.reset()
    },
    /**
     * Shows what the server has against fields.
     * @returns whether the refusal is told at a field of this form
     */
    refuse: (error: Error): boolean => {
      if (!(error instanceof ApiProblem)) return false
      const field = fieldOf[error.code]
      if (field === undefined) return show(textsOf(errorsOf(error.fields)))
      return field !== null && show({ [field]: i18n._(errorTexts[error.code]) })
    },
    /**
     * Shows what is wrong with the values, for a form that is sent without being submitted (`attach`).
     * @returns the fields that have an error
     */
    check: (): readonly string[] => {
      const texts = textsOf(errorsIn(rules, form.getValues()))
      show(texts)
      return Object.keys(texts)
    },
    /** Adds errors without moving the focus. */
    mark: (errors: FieldErrors) => form.setErrors((before) => ({ ...before, ...textsOf(errors) })),
    focus: (field: keyof Values & string) => focusFirst({ [field]: true }),
  }
}

/** Errors as texts, by the names that the form has for the fields. */
function useErrorTexts(
  textOf: (field: string, code: FieldErrorCode) => MessageDescriptor = generalText,
  names: Readonly<Record<string, string>> = {},
) {
  const { i18n } = useLingui()
  return (errors: FieldErrors): Record<string, string> =>
    Object.fromEntries(
      Object.entries(errors).map(([field, code]) => [names[field] ?? field, i18n._(textOf(field, code))]),
    )
}

function errorsIn<Values>(rules: Rules<Values>, values: Values): FieldErrors {
  if (typeof rules === 'function') return rules(values)
  return rules ? fieldErrorsOf(rules, values) : {}
}

export type ContractForm<Values extends object> = ReturnType<typeof useContractForm<Values>>
