import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import { unusualPay } from '../../../entities/job/pay/unusual-pay-text.ts'
import { fieldErrorTexts } from '../../../../contract/base/error-texts.ts'

const noPlace = msg`Please search for the address and choose it.`
const noSector = msg`Choose a kind of work, or choose “Other” and describe it.`
const noPay = msg`Please enter the pay in won.`
const noPersons = msg`Please enter how many people you need.`
const noDay = msg`Choose today or a later day, or leave this empty.`
const noStart = msg`Choose when work starts.`
const noEnd = msg`Choose when work ends.`

/** What is to be chosen says the same, whether nothing or something unknown was chosen. */
const choice = (text: MessageDescriptor) => ({ REQUIRED: text, INVALID: text, UNKNOWN: text })

const own: Record<string, Partial<Record<FieldErrorCode, MessageDescriptor>>> = {
  title: { REQUIRED: msg`Please enter a title.` },
  companyName: { REQUIRED: msg`Please enter the company’s name.` },
  contact: {
    REQUIRED: msg`Please enter a phone number that applicants can call.`,
    INVALID: msg`This is not a Korean phone number.`,
  },
  categories: choice(noSector),
  address: choice(noPlace),
  numberOfPersons: { REQUIRED: noPersons, INVALID: noPersons, TOO_SMALL: noPersons },
  payType: choice(msg`Please choose the pay type.`),
  payAmount: { REQUIRED: noPay, INVALID: noPay, TOO_LARGE: unusualPay },
  periodType: choice(msg`Please choose how long the work lasts.`),
  startDate: { INVALID: noDay, TOO_SMALL: noDay },
  numberOfWorkDays: choice(msg`Please choose how many days a week.`),
  businessHourStart: { REQUIRED: noStart, INVALID: noStart },
  businessHourEnd: { REQUIRED: noEnd, INVALID: msg`The end time must differ from the start time.` },
  countryCodes: { UNKNOWN: msg`Please choose the nationalities again.` },
  picture: { INVALID: msg`The picture is no longer there. Please choose it again.` },
  productType: choice(msg`Please choose a job type.`),
  localJobRegionIds: { TOO_LONG: msg`Up to three regions, including the region of the workplace.` },
}

/** Error texts by field of the announcement. */
export const fieldText = (field: string, code: FieldErrorCode): MessageDescriptor =>
  own[field]?.[code] ?? fieldErrorTexts[code]
