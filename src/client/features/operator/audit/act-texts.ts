import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OperatorAct } from '../../../../contract/operator/operator.ts'

/** Labels of the acts in the audit trail. */
export const actNames: Record<OperatorAct, MessageDescriptor> = {
  'news.create': msg`Wrote news`,
  'news.edit': msg`Changed news`,
  'news.publish': msg`Published news`,
  'news.unpublish': msg`Unpublished news`,
  'news.delete': msg`Deleted news`,
  'news.import': msg`Imported a feed`,
  'banner.create': msg`Added a banner`,
  'banner.edit': msg`Changed a banner`,
  'banner.order': msg`Reordered the banners`,
  'banner.delete': msg`Removed a banner`,
  'advertisement.create': msg`Added an advertisement`,
  'advertisement.edit': msg`Changed an advertisement`,
  'advertisement.order': msg`Reordered the advertisements`,
  'advertisement.delete': msg`Removed an advertisement`,
  'verify.show': msg`Viewed a verification`,
  'verify.approve': msg`Verified a business`,
  'verify.refuse': msg`Refused a business`,
  'report.settle': msg`Settled a report`,
  'announcement.grant': msg`Published a posting without payment`,
  'announcement.close': msg`Closed a posting`,
  'coupon.create': msg`Made a coupon`,
  'coupon.end': msg`Ended a coupon`,
  'member.show': msg`Viewed a member’s personal details`,
  'member.signOut': msg`Signed a member out`,
  'member.suspend': msg`Suspended a member`,
  'member.restore': msg`Restored a member`,
  'points.grant': msg`Gave points`,
  'order.refund': msg`Refunded an order`,
  'operator.create': msg`Made an operator’s account`,
  'operator.setFactor': msg`Set two-step sign-in up`,
  'operator.resetFactor': msg`Reset an operator’s two-step sign-in`,
  'operator.recover': msg`Signed in with a recovery code`,
}
