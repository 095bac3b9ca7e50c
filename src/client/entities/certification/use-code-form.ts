import * as z from 'zod/mini'
import { Cellphone } from '../../../contract/account/cellphone.ts'
import { CertificationCode } from '../../../contract/account/certification.ts'
import type { FieldErrorCode } from '../../../contract/base/errors.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { useCodeSending } from './use-code-sending.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { fieldErrorTexts } from '../../../contract/base/error-texts.ts'

const Confirmed = z.object({ cellphone: Cellphone, code: CertificationCode })

/** A wrong code is well-formed, whatever the server says of its field. */
export const CODE_ERRORS = { CODE_MISMATCH: 'code', CODE_EXPIRED: 'code' } as const

export interface CodeValues {
  /** Digits only. */
  cellphone: string
  code: string
}

interface CodeFormOptions<Others extends object> {
  /** The form's other fields, where it has some: values at first, schema and error texts. */
  others?: { initial: Others; schema: z.ZodMiniType; textOf: typeof codeFieldText }
  /** Token of the member who confirms: a code is valid only for whoever requested it. */
  tokenOf?: () => string | null
}

/** A form that confirms a cellphone with a code, and the sending of the code. */
export function useCodeForm<Others extends object = object>({
  others,
  tokenOf,
}: CodeFormOptions<Others> = {}) {
  const schema = others ? z.intersection(others.schema, Confirmed) : Confirmed
  const initial = { ...others?.initial, cellphone: '', code: '' } as Others & CodeValues
  const form = useContractForm(schema, initial, {
    mode: 'controlled',
    textOf: others?.textOf ?? codeFieldText,
    fieldOf: CODE_ERRORS,
  })
  return { ...form, sending: useCodeSending(tokenOf) }
}

export type CodeFormApi<Values extends CodeValues> = Pick<
  ReturnType<typeof useCodeForm<Values>>,
  'values' | 'errors' | 'onSubmit' | 'setFieldValue' | 'sending'
>

const own: Record<string, Partial<Record<FieldErrorCode, MessageDescriptor>>> = {
  cellphone: { INVALID: msg`This is not a Korean cellphone number. The number must start with 010.` },
  code: { INVALID: msg`The code has 6 digits.` },
}

/** Error texts of a cellphone number and the code sent to it. */
export function codeFieldText(field: string, code: FieldErrorCode): MessageDescriptor {
  return own[field]?.[code] ?? fieldErrorTexts[code]
}
