import type { ReactNode } from 'react'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import { fieldErrorTexts } from '../../../../contract/base/error-texts.ts'

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

const noAddress = msg`This is not a web address. It must start with https://.`

const notAdvertised = msg`The address must start with https:// or be a path on this site such as /talent.`

const start = {
  REQUIRED: msg`Please enter the whole date and time.`,
  TOO_LARGE: msg`Enter a year up to 2099.`,
}
const notAfter = msg`The end must be after the start.`
const end = { ...start, INVALID: notAfter, TOO_SMALL: notAfter }

const own: Record<string, Partial<Record<FieldErrorCode, MessageDescriptor>>> = {
  title: { REQUIRED: msg`Please enter a title.` },
  company: { REQUIRED: msg`Please enter the source.` },
  contents: { REQUIRED: msg`Please enter the contents.` },
  imageFileDataId: {
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
  startsDate: start,
  endsDate: end,
  validFrom: start,
  validUntil: end,
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
}

/** The text of an error at a field of the console's forms. */
export const fieldText = (field: string, code: FieldErrorCode): MessageDescriptor =>
  own[field]?.[code] ?? fieldErrorTexts[code]
