import type { ReactNode } from 'react'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import { useFieldText } from './field-texts.ts'

/** The error of a field, also said where the field had the focus before: by Enter nothing else would speak. */
export const SpokenError = ({ children }: { children: ReactNode }) => <span role="alert">{children}</span>

/** Errors of the console's fields; undefined without one. */
export function useFieldError() {
  const textOf = useFieldText()
  return (field: string, code: FieldErrorCode | undefined) =>
    code && <SpokenError>{textOf(field, code)}</SpokenError>
}
