import { defineMessage as text } from '#message'
import type { Message } from './define-message.ts'
import type { ErrorCode, FieldErrorCode } from './errors.ts'
import { publicErrorTexts } from './public-error-texts.ts'

/** The message for every error code, in the web app and in refusals of the API; a new code does not compile until it has one. */
export const errorTexts: Record<ErrorCode, Message> = {
  ...publicErrorTexts,
  VALIDATION: text({ message: 'Some details are not valid. Please check them.' }),
  MALFORMED_BODY: text({ message: 'The request failed' }),
  UNAUTHENTICATED: text({ message: 'Please sign in again.' }),
  CREDENTIALS_MISMATCH: text({ message: 'ID and password do not match' }),
  POINTS_MISSING: text({ message: 'You do not have enough points. Buy a reading ticket first.' }),
  FORBIDDEN: text({ message: 'Your account cannot do this.' }),
  RIGHT_MISSING: text({ message: 'Your right in this company does not allow this. Please ask its owner.' }),
  WORKER_ACCOUNT: text({
    message: 'This is a job seeker’s account. To join a company, sign up with another email as an employer.',
  }),
  OWN_COMPANY: text({
    message:
      'You have a company of your own with postings, orders or messages. Hand it over first, or join with another account.',
  }),
  OTHER_COMPANY: text({ message: 'You work for another company. Leave that first.' }),
  COLLEAGUE_LIMIT: text({
    message: 'A company can have 30 people, open invitations included. Remove or withdraw one first.',
  }),
  INVITATION_USED: text({ message: 'This invitation was already used.' }),
  NOT_FOUND: text({ message: 'This is no longer here.' }),
  METHOD_NOT_ALLOWED: text({ message: 'The request failed' }),
  EMAIL_IN_USE: text({ message: 'This email already has an account.' }),
  RESUME_MISSING: text({ message: 'Write your resume first, then apply.' }),
  APPLICATION_READ: text({ message: 'The company has read your application, so it cannot be withdrawn.' }),
  LIFE_USED: text({ message: 'You can post a free Life job once every seven days.' }),
  REOPEN_TOO_LATE: text({
    message: 'A closed job can be reopened within 24 hours only. You can post it again instead.',
  }),
  PASS_REFUNDED: text({
    message:
      'A pass for this posting was refunded after it was closed, so it cannot be reopened. You can post it again.',
  }),
  UNDO_REFUSED: text({ message: 'This can no longer be undone.' }),
  JOB_STATE: text({ message: 'This is not possible in the posting’s current state.' }),
  DEPOSIT_PENDING: text({
    message: 'A deposit for this posting is already awaited. You find it in your payment history.',
  }),
  ORDER_STATE: text({ message: 'This order has changed in the meantime. Please check it again.' }),
  COUPON_USED: text({ message: 'This coupon has already been used.' }),
  COUPON_EXPIRED: text({ message: 'This coupon cannot be used now.' }),
  COUPON_UNKNOWN: text({ message: 'There is no coupon with this code. Please check it.' }),
  PROPOSAL_OPEN: text({
    message: 'You have already sent this candidate a job offer. It has not been answered yet.',
  }),
  SEARCH_LIMIT: text({ message: 'You have 20 saved searches. Remove one first.' }),
  PROPOSAL_LIMIT: text({ message: 'You have sent this candidate three job offers in thirty days.' }),
  PROPOSAL_ANSWERED: text({ message: 'This job offer has already been answered.' }),
  PROPOSAL_WITHDRAWN: text({ message: 'This job offer was withdrawn.' }),
  REPLY_OUTDATED: text({
    message: 'This job offer has been answered in the meantime. Please check it again.',
  }),
  REPLY_LIMIT: text({
    message: 'There are too many replies about this job offer. Please accept or decline it.',
  }),
  TIME_PASSED: text({ message: 'This time has passed. Please choose another time.' }),
  PAY_BELOW_MINIMUM: text({ message: 'The pay is below the minimum wage.' }),
  HOURS_ABOVE_LIMIT: text({ message: 'The hours are more than 52 a week.' }),
  BUSINESS_CLOSED: text({ message: 'The tax office has this business registered as closed.' }),
  BUSINESS_NOT_VERIFIED: text({
    message: 'Only verified businesses can do this. Verify your business first.',
  }),
  IDEMPOTENCY_KEY_RUNNING: text({ message: 'This is already being sent.' }),
  CODE_EXPIRED: text({ message: 'This code is no longer valid. Please request a new one.' }),
  CONTACT_UNCONFIRMED: text({
    message: 'Confirm your email or verify your cellphone first. Your posting is kept.',
  }),
  SIGN_IN_AGAIN: text({ message: 'For your safety, please sign in again first.' }),
  SECOND_FACTOR_REQUIRED: text({ message: 'Please sign in again.' }),
  SECOND_FACTOR_SET: text({ message: 'The request failed' }),
  ACCOUNT_EXISTS: text({
    message: 'This email already has an account. Sign in with its password first, then connect this service.',
  }),
  SOCIAL_IN_USE: text({ message: 'This account is already connected to another member.' }),
  ACCOUNT_SUSPENDED: text({ message: 'This account is suspended.' }),
  OWN_ACCOUNT: text({ message: 'You cannot suspend your own account.' }),
  LAST_OPERATOR: text({ message: 'This is the last operator who can sign in.' }),
  LAST_SIGN_IN: text({ message: 'This is the only way you can sign in. Set a password first.' }),
  LINK_EXPIRED: text({ message: 'This link is no longer valid. Please request a new one.' }),
  PASSWORD_MISMATCH: text({ message: 'This is not your password. Please check it.' }),
  SOCIAL_STATE_MISMATCH: text({
    message: 'The sign-in took too long or was started on another device. Please start again.',
  }),
  SOCIAL_REFUSED: text({ message: 'The service did not confirm your sign-in. Please try again.' }),
  CODE_MISMATCH: text({ message: 'This is not the code we sent. Please check it.' }),
  IMAGE_UNREADABLE: text({ message: 'This picture cannot be read. Please choose a JPG or PNG picture.' }),
  IMAGE_TOO_LARGE: text({ message: 'This picture is too large. Please choose a smaller one.' }),
  PRECONDITION_FAILED: text({ message: 'Another device has changed this.' }),
  DOCUMENT_UNREADABLE: text({ message: 'This file is not a PDF document. Please choose another one.' }),
  PROPOSAL_NOT_ACCEPTED: text({ message: 'You can write once the candidate has accepted your job offer.' }),
  CONVERSATION_CLOSED: text({ message: 'This chat is closed. You can read it, but not write.' }),
  CONVERSATION_BLOCKED: text({ message: 'You have blocked this chat. Unblock it to write.' }),
  MESSAGE_CONFLICT: text({ message: 'This message was already sent with other content.' }),
  MESSAGE_READ: text({ message: 'The other side has read this message. It cannot be taken back.' }),
  WITHDRAWAL_TOO_LATE: text({ message: 'A message can be taken back for five minutes only.' }),
  PHRASE_UNKNOWN: text({ message: 'The site does not know this phrase yet. Please write it yourself.' }),
  BODY_TOO_LARGE: text({ message: 'This is too large to send.' }),
  UNSUPPORTED_MEDIA_TYPE: text({ message: 'This kind of file cannot be used.' }),
  IDEMPOTENCY_KEY_REUSED: text({ message: 'The request failed' }),
  TOO_MANY_REQUESTS: text({ message: 'Too many attempts. Please wait a little and try again.' }),
  INTERNAL: text({ message: 'The request failed' }),
  UNAVAILABLE: text({ message: 'The service is busy. Please try again in a moment.' }),
  PAYMENT_NOT_SET_UP: text({ message: 'This site does not take payments yet. Nothing was charged.' }),
  TRANSLATION_UNAVAILABLE: text({ message: 'The request failed' }),
}

export const fieldErrorTexts: Record<FieldErrorCode, Message> = {
  REQUIRED: text({ message: 'Please fill this in.' }),
  INVALID: text({ message: 'Please check the format.' }),
  TOO_SHORT: text({ message: 'This is too short.' }),
  TOO_LONG: text({ message: 'This is too long.' }),
  TOO_SMALL: text({ message: 'This is too small.' }),
  TOO_LARGE: text({ message: 'This is too large.' }),
  UNKNOWN: text({ message: 'This value is not known.' }),
  IN_USE: text({ message: 'This is already in use.' }),
  TOO_COMMON: text({ message: 'Too many people use this password. Choose another one.' }),
  TOO_PERSONAL: text({ message: 'This password is too easy to guess. Choose another one.' }),
  UNUSABLE_NAME: text({ message: 'A name needs a letter or a digit and does not begin with = + - or @.' }),
}
