import { Trans } from '@lingui/react/macro'
import type { ApiProblem } from '../../api/problem.ts'
import { useSite } from '../site/site-query.ts'

/** Tells a suspended member the operator's reason, if it was shared, and whom to contact. */
export function SuspensionText({ error }: { error: ApiProblem }) {
  const reason = suspensionReasonOf(error)
  const contact = useSite()?.contact
  const address = contact?.email ? `mailto:${contact.email}` : contact?.messengerUrl
  return (
    <>
      {reason !== null && <p>{reason}</p>}
      {address && (
        <p>
          <Trans>
            If you think this is a mistake, write to us:{' '}
            <a href={address} target="_blank" rel="noreferrer">
              {contact?.email ?? address}
            </a>
          </Trans>
        </p>
      )}
    </>
  )
}

/** The reason that came with ACCOUNT_SUSPENDED; null if the operator kept it from the member. */
function suspensionReasonOf({ data }: ApiProblem): string | null {
  if (typeof data !== 'object' || data === null || !('reason' in data)) return null
  return typeof data.reason === 'string' ? data.reason : null
}
