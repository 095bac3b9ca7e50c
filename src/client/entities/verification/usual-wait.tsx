import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Verification } from '../../../contract/employer/employer.ts'
import { me } from '../member/me-query.ts'

/** How long a verification in review takes, where that is known, and how its decision arrives. */
export function UsualWait({ verification }: { verification: Verification | undefined }) {
  const hasMail = useQuery(me()).data?.data.email != null
  if (verification?.status !== 'REQUESTED') return null
  const hours = verification.usualHours ?? null
  return (
    <>
      {hours !== null && (
        <>
          <Plural
            value={hours}
            one="In the last 30 days, half of the businesses were decided within # hour."
            other="In the last 30 days, half of the businesses were decided within # hours."
          />{' '}
        </>
      )}
      {hasMail ? (
        <Trans>You get a notification and an email once it is decided.</Trans>
      ) : (
        <Trans>You get a notification in the app once it is decided.</Trans>
      )}
    </>
  )
}
