import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CompanyRight } from '../../../contract/base/enums.ts'
import type { CompanyActName } from '../../../contract/employer/colleague.ts'

export const rightNames: Record<CompanyRight, MessageDescriptor> = {
  OWNER: msg({ message: 'Owner', comment: 'Right in a company: may do everything' }),
  MANAGER: msg({ message: 'Manager', comment: 'Right in a company: posts, decides, pays, talks' }),
  READER: msg({ message: 'Reader', comment: 'Right in a company: sees everything, changes nothing' }),
}

export const rightTexts: Record<Exclude<CompanyRight, 'OWNER'>, MessageDescriptor> = {
  MANAGER: msg`Posts jobs, decides about applicants, writes messages and pays.`,
  READER: msg`Sees everything and changes nothing.`,
}

/** What was done; most are called as in the list of what is unsent. */
export const actTexts: Record<CompanyActName, MessageDescriptor> = {
  'announcements.publish': msg`New posting`,
  'announcements.edit': msg`Posting changes`,
  'announcements.close': msg`Close a posting`,
  'announcements.reopen': msg`Reopen a posting`,
  'announcements.extend': msg`Extend`,
  'announcements.translate': msg`Translation of a posting`,
  'applicants.decide': msg`Decision about an applicant`,
  'applicants.message': msg`Message in a chat`,
  'applicants.export': msg`Download as CSV`,
  'interviews.offer': msg`Interview times offered`,
  'proposals.send': msg`Job offer`,
  'proposals.replyToCandidate': msg`Reply about a job offer`,
  'proposals.withdraw': msg`Withdraw a job offer`,
  'resumes.view': msg`View resume`,
  'messages.send': msg`Message in a chat`,
  'messages.withdraw': msg`Take a message back`,
  'messages.report': msg`Report this message`,
  'conversations.block': msg`Block or unblock a chat`,
  'orders.place': msg`Order`,
  'orders.pay': msg`Payment`,
  'orders.cancel': msg`Cancel order`,
  'orders.requestCashReceipt': msg`Cash receipt`,
  'orders.requestTaxInvoice': msg`Tax invoice`,
  'coupons.register': msg`Add a coupon`,
  'employers.requestVerification': msg`Business verification`,
  'employers.saveProfile': msg`Company`,
  'employers.requestName': msg`Name in public`,
  'employers.withdrawName': msg`Withdraw the request`,
  'employers.requestGuarantee': msg`Apply for “Pay guaranteed”`,
  'colleagues.invite': msg`Invite somebody`,
  'colleagues.withdraw': msg`Withdraw the invitation`,
  'colleagues.change': msg`Change the right`,
  'colleagues.remove': msg`Remove from the company`,
  'colleagues.leave': msg`Leave the company`,
  'colleagues.handOver': msg`Make owner`,
  'invitations.accept': msg`Joined the company`,
}
