import { defineMessage as text } from '#message'
import type { Message } from '../../../contract/base/define-message.ts'
import type { NotificationKind } from '../../../contract/message/notification.ts'

const postingClosed = text({ message: 'We closed your posting: {subject}' })
const offerWithdrawn = text({ message: 'We withdrew your job offer: {subject}' })

/** A push about one notification. `subject` is a job's headline or title, a news item's title, as written, a company's name, or a day. */
export const pushTexts: Record<NotificationKind, Message> = {
  NEW_JOB: text({ message: 'New job: {subject}' }),
  SEARCH_MATCHED: text({ message: 'New job for your saved search: {subject}' }),
  NEWS: text({ message: 'News: {subject}' }),
  APPLICATION_READ: text({ message: 'Your application was read: {subject}' }),
  APPLICATION_SHORTLISTED: text({ message: 'The company is interested in you: {subject}' }),
  APPLICATION_INTERVIEW: text({ message: 'The company would like to interview you: {subject}' }),
  APPLICATION_HIRED: text({ message: 'The company would like to hire you: {subject}' }),
  APPLICATION_REJECTED: text({ message: 'There is an answer to your application: {subject}' }),
  APPLICATION_RECEIVED: text({ message: 'You have a new applicant: {subject}' }),
  CANDIDATE_FOUND: text({ message: 'Somebody new fits your posting: {subject}' }),
  PROPOSAL_RECEIVED: text({ message: 'New job offer: {subject}' }),
  RESUME_OPENED: text({ message: 'A company has opened your resume: {subject}' }),
  PROPOSAL_ACCEPTED: text({ message: 'Your job offer was accepted: {subject}' }),
  PROPOSAL_DECLINED: text({ message: 'Your job offer was declined: {subject}' }),
  PROPOSAL_WITHDRAWN: text({ message: 'A job offer was withdrawn: {subject}' }),
  PROPOSAL_QUESTION: text({ message: 'You have a question about your job offer: {subject}' }),
  PROPOSAL_REPLY: text({ message: 'The company has replied: {subject}' }),
  PROPOSAL_TIMES: text({ message: 'New times were suggested: {subject}' }),
  PROPOSAL_TIME_AGREED: text({ message: 'You agreed on a time: {subject}' }),
  PROPOSAL_LATER: text({ message: 'The candidate asks you to try again later: {subject}' }),
  BUSINESS_VERIFIED: text({ message: 'Your business is verified: {subject}' }),
  BUSINESS_REFUSED: text({ message: 'Your business could not be verified: {subject}' }),
  BUSINESS_WAITS_AGAIN: text({ message: 'We are checking your business again: {subject}' }),
  JOB_REOPENED: text({ message: 'Closed by mistake, open again: {subject}' }),
  REPORT_CLOSED: text({ message: 'We closed the posting you reported: {subject}' }),
  REPORT_CLOSED_HELP: text({ message: 'We closed the posting you reported. Need help? Call 112: {subject}' }),
  REPORT_DISMISSED: text({ message: 'We checked your report. The posting stays: {subject}' }),
  REPORT_NO_VIOLATION: text({ message: 'We checked your report. The posting breaks no rule: {subject}' }),
  REPORT_NOT_PROVEN: text({ message: 'We could not confirm your report: {subject}' }),
  REPORT_CORRECTED: text({ message: 'The company corrected the posting you reported: {subject}' }),
  REPORT_REOPENED: text({ message: 'We are checking your report again: {subject}' }),
  OFFER_REPORT_UPHELD: text({ message: 'We confirmed your report of a job offer: {subject}' }),
  OFFER_REPORT_HELP: text({
    message: 'We confirmed your report of a job offer. Need help? Call 112: {subject}',
  }),
  OFFER_REPORT_DISMISSED: text({
    message: 'We checked the job offer you reported. The offer breaks no rule: {subject}',
  }),
  OFFER_REPORT_NOT_PROVEN: text({ message: 'We could not confirm your report of a job offer: {subject}' }),
  OFFER_REPORT_REOPENED: text({ message: 'We are checking your report of a job offer again: {subject}' }),
  MESSAGE_REPORT_UPHELD: text({ message: 'We confirmed your report of a message: {subject}' }),
  MESSAGE_REPORT_DISMISSED: text({
    message: 'We checked the message you reported. The message breaks no rule: {subject}',
  }),
  MESSAGE_REPORT_REOPENED: text({ message: 'We are checking your report of a message again: {subject}' }),
  COMPANY_NAME_APPROVED: text({ message: 'Your company’s name is approved: {subject}' }),
  COMPANY_NAME_REFUSED: text({ message: 'Your company’s name was not approved: {subject}' }),
  GUARANTEE_GRANTED: text({ message: 'You now have the badge “Pay guaranteed”: {subject}' }),
  GUARANTEE_GRANTED_AHEAD: text({
    message: 'Your postings show “Pay guaranteed” from {subject}',
    comment: 'The subject is a day',
  }),
  GUARANTEE_REFUSED: text({ message: 'Your application for “Pay guaranteed” was rejected: {subject}' }),
  ARREARS_CONFIRMED: text({
    message: 'Your postings now say that you are on the list of unpaid wages: {subject}',
  }),
  LATE_PAY_OPENED: text({ message: 'A worker says that their pay was late: {subject}' }),
  LATE_PAY_DECIDED: text({ message: 'We have decided about late pay: {subject}' }),
  LATE_PAY_SETTLED: text({ message: 'There is an answer about your late pay: {subject}' }),
  DEPOSIT_RECEIVED: text({ message: 'Your deposit has arrived: {subject}' }),
  POSTING_CLOSED: postingClosed,
  POSTING_CLOSED_FRAUD: postingClosed,
  POSTING_CLOSED_FALSE_PAY: postingClosed,
  POSTING_CLOSED_FEE_DEMANDED: postingClosed,
  POSTING_CLOSED_DISCRIMINATION: postingClosed,
  POSTING_CLOSED_INAPPROPRIATE: postingClosed,
  POSTING_REOPENED: text({ message: 'We opened your posting again: {subject}' }),
  OFFER_WITHDRAWN: offerWithdrawn,
  OFFER_WITHDRAWN_FRAUD: offerWithdrawn,
  OFFER_WITHDRAWN_FALSE_PAY: offerWithdrawn,
  OFFER_WITHDRAWN_FEE_DEMANDED: offerWithdrawn,
  OFFER_WITHDRAWN_DISCRIMINATION: offerWithdrawn,
  OFFER_WITHDRAWN_INAPPROPRIATE: offerWithdrawn,
  OFFER_RESTORED: text({ message: 'Your job offer is open again: {subject}' }),
  ORDER_REFUNDED: text({ message: 'We refunded your order: {subject}' }),
  RECEIPT_ISSUED: text({ message: 'Your receipt has been issued: {subject}' }),
  JOB_CLOSED: text({ message: 'This job has closed: {subject}' }),
  MESSAGE_RECEIVED: text({ message: 'New message from {subject}' }),
  CONVERSATION_ENDING: text({ message: 'This chat will be deleted in two weeks: {subject}' }),
  COLLEAGUE_JOINED: text({
    message: 'Somebody joined your company: {subject}',
    comment: 'The subject is the name of the company',
  }),
  COLLEAGUE_LEFT: text({
    message: 'Somebody left your company: {subject}',
    comment: 'The subject is the name of the company',
  }),
  RIGHT_CHANGED: text({
    message: 'Your rights in the company have changed: {subject}',
    comment: 'What the reader may do for the company has changed. The subject is its name',
  }),
  PLACE_ENDED: text({
    message: 'Your access to the company has ended: {subject}',
    comment: 'Somebody was removed from the people of a company. The subject is its name',
  }),
  STAY_ENDS_IN_90_DAYS: text({ message: 'Your stay ends in 90 days or less. Plan the extension.' }),
  STAY_ENDS_IN_30_DAYS: text({ message: 'Your stay ends in 30 days or less. Apply for the extension now.' }),
  ACCOUNT_CHANGED: text({ message: 'Your account: {subject}' }),
}

/** A push about several. */
export const manyTexts = {
  notifications: text({ message: '{count, plural, one {# new notification} other {# new notifications}}' }),
  jobs: text({
    message:
      '{count, plural, one {# new job that matches your desired job} other {# new jobs that match your desired job}}',
  }),
  searches: text({
    message:
      '{count, plural, one {# new job for your saved searches} other {# new jobs for your saved searches}}',
  }),
  candidates: text({
    message:
      '{count, plural, one {Somebody new fits # posting} other {Somebody new fits # of your postings}}',
  }),
  news: text({ message: '{count, plural, one {# new article} other {# new articles}}' }),
}
