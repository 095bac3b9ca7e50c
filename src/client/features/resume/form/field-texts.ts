import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import { fieldErrorTexts } from '../../../../contract/base/error-texts.ts'

const noCellphone = msg`Please enter your cellphone number.`
const noNationality = msg`Please choose your nationality.`
const noWorkType = msg`Please choose your residence type.`
const noCountryName = msg`Please write the name of your country.`
const noSuchDay = msg`This date does not exist. Enter year, month and day, for example 1997-03-12.`
const noPhoto = msg`The server did not accept this photo. Please choose it again, or choose another one.`
const payRange = msg`The minimum pay is higher than the maximum pay.`

const own: Record<string, Partial<Record<FieldErrorCode, MessageDescriptor>>> = {
  name: { REQUIRED: msg`Please enter your name`, TOO_LONG: msg`Use 60 characters or fewer.` },
  countyIsoCode: { REQUIRED: noNationality, INVALID: noNationality, UNKNOWN: noNationality },
  countryEtcText: { REQUIRED: noCountryName, INVALID: noCountryName },
  cellphone: {
    REQUIRED: noCellphone,
    INVALID: msg`This is not a Korean cellphone number. The number must start with 010.`,
  },
  workType: { REQUIRED: noWorkType, INVALID: noWorkType, UNKNOWN: noWorkType },
  birthDate: { INVALID: noSuchDay },
  expectedMaxPayAmount: { INVALID: payRange, TOO_SMALL: payRange },
  photo: { INVALID: noPhoto, UNKNOWN: noPhoto },
}

/** Error texts by field of the resume. */
export const fieldText = (field: string, code: FieldErrorCode): MessageDescriptor =>
  own[field]?.[code] ?? fieldErrorTexts[code]
