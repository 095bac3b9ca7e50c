import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ErrorCode } from '../../../../contract/base/errors.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'

import { TriangleIcon } from '../../../ui/icon/icons.tsx'
/** Error texts of one command, where the general ones do not fit. */
export type RefusalWords = Partial<Record<ErrorCode, ReactNode>>

/** Explains why a command failed. */
export function CommandAlert({ error, words = {} }: { error: Error; words?: RefusalWords }) {
  const own = error instanceof ApiProblem ? words[error.code] : undefined
  return own ? (
    <Alert color="red" icon={<TriangleIcon size={20} />}>
      {own}
    </Alert>
  ) : (
    <RequestAlert error={error} />
  )
}
