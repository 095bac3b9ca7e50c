import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { INVOICE_NUMBER_LENGTH } from '../../../../contract/payment/receipt.ts'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import { fieldErrorTexts } from '../../../../contract/base/error-texts.ts'

const noAddress = msg`This is not a web address. It must start with https://.`

const notAdvertised = msg`The address must start with https:// or be a path on this site such as /talent.`

const unfinished = msg`Please enter the whole date and time.`
const yearTooLate = msg`Enter a year up to 2099.`

const own: Record<string, Partial<Record<FieldErrorCode, MessageDescriptor>>> = {
  title: { REQUIRED: msg`Please enter a title.` },
  company: { REQUIRED: msg`Please enter the source.` },
  contents: { REQUIRED: msg`Please enter the contents.` },
  picture: {
    REQUIRED: msg`Please choose a picture.`,
    INVALID: msg`The picture is no longer there. Please choose it again.`,
  },
  linkUrl: { REQUIRED: noAddress, INVALID: noAddress },
  advertisedUrl: { REQUIRED: notAdvertised, INVALID: notAdvertised },
  url: {
    REQUIRED: noAddress,
    INVALID: msg`This is not a public web address.`,
    UNKNOWN: msg`There is no feed at this address.`,
    TOO_LARGE: msg`The feed is too large or takes too long to load.`,
  },
  newsId: { REQUIRED: msg`Please choose a news item.`, INVALID: msg`Please choose a news item.` },
  startsDate: { REQUIRED: unfinished, TOO_LARGE: yearTooLate },
  endsDate: {
    REQUIRED: unfinished,
    INVALID: msg`The end must be after the start.`,
    TOO_SMALL: msg`The end must be after the start.`,
    TOO_LARGE: yearTooLate,
  },
  validFrom: { REQUIRED: unfinished, TOO_LARGE: yearTooLate },
  validUntil: {
    REQUIRED: unfinished,
    INVALID: msg`The end must be after the start.`,
    TOO_SMALL: msg`The end must be after the start.`,
    TOO_LARGE: yearTooLate,
  },
  publishAt: {
    REQUIRED: msg`Please choose a time.`,
    INVALID: msg`Please choose a time.`,
    TOO_SMALL: msg`Please choose a time in the future.`,
    TOO_LARGE: msg`Choose a time within the next year.`,
  },
  percent: { TOO_LARGE: msg`At most 100 percent.` },
  won: { TOO_LARGE: msg`At most 1,000,000 won.` },
  totalLimit: { TOO_LARGE: msg`At most 1,000,000 uses.` },
  memberLimit: { TOO_LARGE: msg`At most 1,000 uses for each company.` },
  code: { IN_USE: msg`A coupon with this code already exists.` },
  number: { INVALID: msg`Enter at least 8 digits, with or without hyphens.` },
  invoiceNumber: {
    INVALID: msg`The approval number has ${INVOICE_NUMBER_LENGTH} digits or letters, with or without hyphens.`,
  },
  receiptNumber: { INVALID: msg`Enter at least 6 digits or letters, with or without hyphens.` },
  reason: { REQUIRED: msg`Please give the reason.` },
  sinceYear: { INVALID: msg`Enter the year with four digits, from 1900 to this year.` },
}

/** The text of an error at a field of the console's forms. */
export const fieldText = (field: string, code: FieldErrorCode): MessageDescriptor =>
  own[field]?.[code] ?? fieldErrorTexts[code]
