import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldErrorCode } from '../../../contract/base/errors.ts'
import { fieldErrorTexts } from '../../../contract/base/error-texts.ts'

const own: Record<string, Partial<Record<FieldErrorCode, MessageDescriptor>>> = {
  cellphone: { INVALID: msg`This is not a Korean cellphone number. The number must start with 010.` },
  code: { INVALID: msg`The code has 6 digits.` },
}

/** Error texts of a cellphone number and the code sent to it. */
export function codeFieldText(field: string, code: FieldErrorCode): MessageDescriptor {
  return own[field]?.[code] ?? fieldErrorTexts[code]
}
