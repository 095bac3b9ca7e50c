import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { EmployerJob } from '../../../contract/job/announcement.ts'
import { NotVerifiedTitle } from '../verification/not-verified.tsx'
import { myVerification } from '../verification/use-missing-verification.ts'

/** What a posting that is not public yet waits for; nothing for other postings. */
export function WaitingState({ job }: { job: Pick<EmployerJob, 'status' | 'depositOrderId'> }) {
  if (job.status === 'IN_REVIEW') return <ReviewState />
  if (job.status !== 'PAYMENT_DUE') return null
  return job.depositOrderId ? <Trans>Waiting for deposit</Trans> : <Trans>Waiting for payment</Trans>
}

/** Nobody checks a business before its employer has asked. */
function ReviewState() {
  const status = useQuery(myVerification()).data?.data.status
  if (status === 'NONE' || status === 'REFUSED') return <NotVerifiedTitle status={status} />
  return <Trans>Verification in progress</Trans>
}
