import type { ReactNode } from 'react'
import type { ErrorCode } from '../../../../contract/base/errors.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { AlertMessage } from '../../../ui/page/alert-message.tsx'

/** What the server's refusals mean for one act, where the catalogue's words are about something else. */
export type RefusalWords = Partial<Record<ErrorCode, ReactNode>>

/** Why an act came to nothing. */
export function CommandAlert({ error, words = {} }: { error: Error; words?: RefusalWords }) {
  const own = error instanceof ApiProblem ? words[error.code] : undefined
  return own ? <AlertMessage>{own}</AlertMessage> : <RequestAlert error={error} />
}
