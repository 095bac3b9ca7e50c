import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { errorTexts } from '../../../contract/base/error-texts.ts'
import { ApiProblem, NetworkFailure, UnexpectedAnswer } from '../../api/problem.ts'
import { Cancelled } from '../../api/waits.ts'
import { SuspensionText } from './suspension-text.tsx'
import { InfoIcon, TriangleIcon } from '../../ui/icon/icons.tsx'

/** Why a request failed, from the error texts, with what helps; nothing without an error. */
export function RequestAlert({ error }: { error: Error | null }) {
  const { i18n } = useLingui()
  if (error === null) return null
  if (error instanceof ApiProblem && error.code === 'CREDENTIALS_MISMATCH') {
    return (
      <Alert color="red" icon={<TriangleIcon size={20} />}>
        {i18n._(errorTexts.CREDENTIALS_MISMATCH)}
      </Alert>
    )
  }
  if (error instanceof ApiProblem && error.code === 'TOO_MANY_REQUESTS')
    return <WaitAlert seconds={error.retryAfter} />
  if (error instanceof ApiProblem && error.code === 'ACCOUNT_SUSPENDED')
    return (
      <Alert color="red" icon={<TriangleIcon size={20} />}>
        <b>
          <Trans>This account is suspended</Trans>
        </b>
        <SuspensionText error={error} />
      </Alert>
    )
  if (error instanceof Cancelled)
    return (
      <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
        <b>
          <Trans>You cancelled</Trans>
        </b>
        <p>
          <Trans>What you typed is kept. Your request may still have arrived.</Trans>
        </p>
      </Alert>
    )
  return (
    <Alert color="red" icon={<TriangleIcon size={20} />}>
      <b>
        <Trans>The request failed</Trans>
      </b>
      {error instanceof ApiProblem && hasOwnText(error) && <p>{i18n._(errorTexts[error.code])}</p>}
      {error instanceof NetworkFailure && (
        <p>
          {error instanceof UnexpectedAnswer ? (
            <Trans>You are connected, but our server is not responding. Please try again in a moment.</Trans>
          ) : (
            <Trans>This needs an internet connection. What you typed is kept.</Trans>
          )}
        </p>
      )}
    </Alert>
  )
}

const hasOwnText = ({ code }: ApiProblem) => errorTexts[code].id !== errorTexts.INTERNAL.id

function WaitAlert({ seconds }: { seconds: number | undefined }) {
  const minutes = Math.max(1, Math.ceil((seconds ?? 60) / 60))
  return (
    <Alert color="red" icon={<TriangleIcon size={20} />}>
      <b>
        <Trans>Too many attempts</Trans>
      </b>
      <p>
        <Plural
          value={minutes}
          one="Please wait # minute, then try again."
          other="Please wait # minutes, then try again."
        />
      </p>
    </Alert>
  )
}
