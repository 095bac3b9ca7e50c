import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { jobStates } from '../cases/case-texts.ts'

/** What an act's record says, by the name that the record has for it. */
export const detailNames: Record<string, MessageDescriptor> = {
  amount: msg`Amount`,
  changed: msg`Changed`,
  code: msg`Code`,
  days: msg`Days`,
  ended: msg`Places signed out`,
  failed: msg`Unreadable`,
  ids: msg`In the new order`,
  isReasonShown: msg`Reason told to the member`,
  jobId: msg`Posting`,
  kind: msg`Takes off`,
  known: msg`Known already`,
  left: msg`Recovery codes left`,
  linkUrl: msg`Leads to`,
  memberLimit: msg`Uses by one company`,
  name: msg`Name`,
  new: msg`New`,
  outcome: msg`Decision`,
  points: msg`Points`,
  publishAt: msg`Appears`,
  reason: msg`Reason`,
  reasonErased: msg`Reason erased with the account`,
  reference: msg`Reference`,
  settled: msg`Reports settled`,
  status: msg`State`,
  tellMembers: msg`Members are told`,
  title: msg`Title`,
  totalLimit: msg`Uses in all`,
  validFrom: msg`Valid from`,
  validUntil: msg`Valid until`,
  withCoupon: msg`Coupon given back`,
}

const decisions: Record<string, MessageDescriptor> = {
  CLOSED: msg`Posting closed`,
  DISMISSED: msg`Posting stays`,
}

const kinds: Record<string, MessageDescriptor> = { PERCENT: msg`Percent`, WON: msg`Won` }

const columns: Record<string, MessageDescriptor> = {
  title: msg`Title`,
  company: msg`Source`,
  contents: msg`Contents`,
  image_file: msg`Picture`,
  image_caption: msg`Caption`,
  link_url: msg`Address of the original`,
  main_place: msg`Place on the news page`,
}

/** Words for the values that stand for something, by the detail's name. */
export const detailValues: Record<string, Record<string, MessageDescriptor>> = {
  changed: columns,
  kind: kinds,
  outcome: decisions,
  status: jobStates,
  // What a coupon without an end is stored with.
  validUntil: { '2099-12-31T15:00:00.000Z': msg`Without an end` },
}
