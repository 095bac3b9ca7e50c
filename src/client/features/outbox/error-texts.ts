import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isErrorCode } from '../../../contract/base/errors.ts'
import { errorTexts } from '../../../contract/base/error-texts.ts'
import type { Refusal } from '../../offline/outbox/engine/entry.ts'

const NEED_REMOVED = msg`You cancelled the item this belongs to, so it cannot be sent.`

const CONFLICT = msg`Another device has changed this in the meantime. Compare the two versions. What you wrote is kept.`
const UNSENDABLE = msg`Part of this is no longer on this device. Please write it again.`

/** The text for a refusal. */
export function errorText(error: Refusal | undefined): MessageDescriptor {
  if (error?.code === 'NEED_REMOVED') return NEED_REMOVED
  if (error?.code === 'UNSENDABLE') return UNSENDABLE
  if (error?.status === 412) return CONFLICT
  const code = error?.code
  return errorTexts[isErrorCode(code) ? code : 'INTERNAL']
}

/** Refusals that this phone cannot resolve; the member starts again from the job's page. */
const FINAL = new Set([
  'NEED_REMOVED',
  'UNSENDABLE',
  'BODY_TOO_LARGE',
  'IMAGE_TOO_LARGE',
  'PRECONDITION_FAILED',
  'APPLICATION_READ',
  'MESSAGE_READ',
  'WITHDRAWAL_TOO_LATE',
  'JOB_CLOSED',
  'JOB_STATE',
  'REOPEN_TOO_LATE',
  'PASS_REFUNDED',
  'PROPOSAL_OPEN',
  'PROPOSAL_LIMIT',
  'SEARCH_LIMIT',
  'PROPOSAL_ANSWERED',
  'PROPOSAL_WITHDRAWN',
  'REPLY_OUTDATED',
  'REPLY_LIMIT',
  'TIME_PASSED',
  'NOT_FOUND',
  'FORBIDDEN',
])

/** Whether sending it again unchanged may succeed. */
export const mayTryAgain = (error: Refusal | undefined): boolean => !FINAL.has(error?.code ?? '')
