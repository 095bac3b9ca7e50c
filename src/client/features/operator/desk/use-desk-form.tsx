import type { ReactNode } from 'react'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { fieldText } from './field-texts.ts'

/** The form kit with the console's texts. Errors are also said where the field had the focus before. */
export const useDeskForm = <Values extends object>(
  ...[rules, initialValues, options]: Parameters<typeof useContractForm<Values>>
) =>
  useContractForm(rules, initialValues, {
    mode: 'controlled',
    textOf: fieldText,
    enhanceGetInputProps: ({ inputProps }) => ({ error: spoken(inputProps.error) }),
    ...options,
  })

export type DeskForm<Values extends object> = ReturnType<typeof useDeskForm<Values>>

/** The error of a field, also said where the field had the focus before: after Enter nothing else would announce it. */
export const spoken = (error: ReactNode) => error && <span role="alert">{error}</span>
