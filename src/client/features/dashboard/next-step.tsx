import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { EmployerJob } from '../../../contract/job/announcement.ts'
import type { VerificationStatus } from '../../../contract/base/enums.ts'
import { myVerification } from '../../entities/verification/use-missing-verification.ts'
import classes from './announcement-card.module.css'

/** What an announcement needs before it is public; renders nothing for other statuses. */
export function NextStep({ job: { status } }: { job: Pick<EmployerJob, 'status'> }) {
  if (status !== 'IN_REVIEW' && status !== 'PAYMENT_DUE') return null
  return <Waiting status={status} />
}

function Waiting({ status }: { status: 'IN_REVIEW' | 'PAYMENT_DUE' }) {
  const verification = useQuery(myVerification()).data?.data.status
  const isUnasked = verification === 'NONE' || verification === 'REFUSED'
  return (
    <p className={classes.next}>
      {status === 'PAYMENT_DUE' ? (
        <Payment verification={verification} />
      ) : isUnasked ? (
        <Trans>Job seekers see the posting as soon as your business is verified.</Trans>
      ) : (
        <Trans>
          We are checking your business registration. Job seekers see the posting as soon as that is done; you
          need do nothing.
        </Trans>
      )}
      {isUnasked && (
        <>
          {' '}
          <Link to="/mypage/company">
            <Trans>Verify the business</Trans>
          </Link>
        </>
      )}
    </p>
  )
}

function Payment({ verification }: { verification: VerificationStatus | undefined }) {
  if (verification === 'VERIFIED')
    return <Trans>Job seekers see the posting as soon as its pass has been paid.</Trans>
  return <Trans>It becomes public once it is paid for and your business is verified.</Trans>
}
