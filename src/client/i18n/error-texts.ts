import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorCode, FieldErrorCode } from '../../contract/errors.ts'

/** What a reader is told for every code an answer can carry; a new code does not compile until it has a text. */
export const errorTexts: Record<ErrorCode, MessageDescriptor> = {
  VALIDATION: msg`Some details do not fit. Please check them.`,
  PAGE_TOO_DEEP: msg`This list ends earlier. Narrow the search to see more.`,
  MALFORMED_BODY: msg`The request failed`,
  UNAUTHENTICATED: msg`Please sign in again.`,
  CREDENTIALS_MISMATCH: msg`ID and password do not match`,
  FORBIDDEN: msg`Your account cannot do this.`,
  NOT_FOUND: msg`This is no longer here.`,
  PAGE_NOT_FOUND: msg`There is no such page in this list.`,
  METHOD_NOT_ALLOWED: msg`The request failed`,
  EMAIL_IN_USE: msg`This email already has an account.`,
  RESUME_MISSING: msg`Write your resume first, then apply.`,
  JOB_CLOSED: msg`This job is closed. It takes no more applications.`,
  APPLICATION_READ: msg`The company has read your application, so it cannot be withdrawn.`,
  IDEMPOTENCY_KEY_RUNNING: msg`This is already being sent.`,
  CODE_EXPIRED: msg`This code is no longer valid. Please ask for a new one.`,
  SIGN_IN_AGAIN: msg`For your safety, please sign in again first.`,
  ACCOUNT_EXISTS: msg`This email already has an account. Sign in with its password first, then connect this service.`,
  SOCIAL_IN_USE: msg`This account is already connected to another member.`,
  LINK_EXPIRED: msg`This link is no longer valid. Please ask for a new one.`,
  PASSWORD_MISMATCH: msg`This is not your password. Please check it.`,
  SOCIAL_STATE_MISMATCH: msg`This sign-in took too long or was begun elsewhere. Please start again.`,
  SOCIAL_REFUSED: msg`The service did not confirm your sign-in. Please try again.`,
  CODE_MISMATCH: msg`This is not the code we sent. Please check it.`,
  IMAGE_UNREADABLE: msg`This picture cannot be read. Please choose a JPG or PNG photo.`,
  IMAGE_TOO_LARGE: msg`This picture is too large. Please choose a smaller one.`,
  PRECONDITION_FAILED: msg`This was changed on another device.`,
  BODY_TOO_LARGE: msg`This is too large to send.`,
  UNSUPPORTED_MEDIA_TYPE: msg`This kind of file cannot be used.`,
  IDEMPOTENCY_KEY_REUSED: msg`The request failed`,
  TOO_MANY_REQUESTS: msg`Too many tries. Please wait a little and try again.`,
  INTERNAL: msg`The request failed`,
  UNAVAILABLE: msg`The service is busy. Please try again in a moment.`,
}

export const fieldErrorTexts: Record<FieldErrorCode, MessageDescriptor> = {
  REQUIRED: msg`Please fill this in.`,
  INVALID: msg`Please check the form of this.`,
  TOO_SHORT: msg`This is too short.`,
  TOO_LONG: msg`This is too long.`,
  TOO_SMALL: msg`This is too small.`,
  TOO_LARGE: msg`This is too large.`,
  UNKNOWN: msg`This is not known here.`,
  IN_USE: msg`This is already in use.`,
}
