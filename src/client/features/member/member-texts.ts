import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldErrorCode } from '../../../contract/base/errors.ts'
import { codeFieldText } from '../../entities/certification/use-code-form.ts'

const own: Record<string, Partial<Record<FieldErrorCode, MessageDescriptor>>> = {
  email: {
    REQUIRED: msg`Please enter your email`,
    INVALID: msg`This is not an email address. Enter it like name@example.com.`,
  },
  password: {
    REQUIRED: msg`Please enter your password`,
    TOO_SHORT: msg`Use 8 characters or more.`,
    TOO_LONG: msg`Use 128 characters or fewer.`,
    TOO_COMMON: msg`Many people use this password. Choose one that is hard to guess.`,
    TOO_PERSONAL: msg`Do not use your email, your name or “Ilteo” as the password.`,
  },
  name: {
    REQUIRED: msg`Please enter your name`,
    TOO_LONG: msg`Use 60 characters or fewer.`,
    INVALID: msg`Write only the name, without web or email addresses.`,
  },
  role: { REQUIRED: msg`Please select a member type` },
  consent: { REQUIRED: msg`Please agree to the required terms` },
  confirmation: { INVALID: msg`Please check that the passwords match` },
  currentPassword: { REQUIRED: msg`Please enter your password` },
}

/** Error texts by field of the member forms. */
export function memberFieldText(field: string, code: FieldErrorCode): MessageDescriptor {
  return own[field]?.[code] ?? codeFieldText(field, code)
}
