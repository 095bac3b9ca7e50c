import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import { fieldErrorTexts } from '../../../i18n/error-texts.ts'

const noAddress = msg`This is not a web address. It begins with https://.`

const notAdvertised = msg`It begins with https://, or is a path of this site such as /talent.`

const own: Record<string, Partial<Record<FieldErrorCode, MessageDescriptor>>> = {
  title: { REQUIRED: msg`Please enter a title.` },
  company: { REQUIRED: msg`Please say who wrote it.` },
  contents: { REQUIRED: msg`Please write what it is about.` },
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
    TOO_LARGE: msg`The feed is too large, or takes too long to come.`,
  },
  newsId: { REQUIRED: msg`Please choose a news item.`, INVALID: msg`Please choose a news item.` },
  endsDate: {
    INVALID: msg`The end must be after the start.`,
    TOO_SMALL: msg`The end must be after the start.`,
  },
  validUntil: {
    INVALID: msg`The end must be after the start.`,
    TOO_SMALL: msg`The end must be after the start.`,
  },
  publishAt: {
    REQUIRED: msg`Please choose a time.`,
    INVALID: msg`Please choose a time.`,
    TOO_SMALL: msg`Please choose a time to come.`,
    TOO_LARGE: msg`At most a year ahead.`,
  },
  code: { IN_USE: msg`There is a coupon with this code already.` },
  reason: { REQUIRED: msg`Please give the reason.` },
}

/** Error texts of the console's forms; undefined without an error. */
export function useFieldText() {
  const { i18n } = useLingui()
  return (field: string, code: FieldErrorCode | undefined) =>
    code && i18n._(own[field]?.[code] ?? fieldErrorTexts[code])
}
