import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldErrorCode } from '../../../contract/base/errors.ts'
import { fieldErrorTexts } from '../../i18n/error-texts.ts'

const wrongNumber = msg`This number does not exist: its check digit does not fit. Please compare it with the registration.`
const wrongResident = msg`Please enter the first six digits and the one after the dash.`

const own: Record<string, Partial<Record<FieldErrorCode, MessageDescriptor>>> = {
  businessName: { REQUIRED: msg`Please enter the business name.` },
  businessNumber: { REQUIRED: msg`Please enter the business number.`, INVALID: wrongNumber },
  personName: { REQUIRED: msg`Please enter the representative’s name.` },
  personRegistrationNumber: { REQUIRED: wrongResident, INVALID: wrongResident },
  certificateFileDataId: {
    REQUIRED: msg`Please add a photo of the business registration.`,
    INVALID: msg`The photo is no longer there. Please choose it again.`,
  },
}

/** The message for an error at a field. */
export const verificationText = (field: string, code: FieldErrorCode): MessageDescriptor =>
  own[field]?.[code] ?? fieldErrorTexts[code]
