import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import { RightGate } from '../member/company-right.tsx'
import { type Missing, useIsFarm } from './use-missing-verification.ts'

interface NotVerifiedProps {
  status: Missing
  /** Says what is unavailable. */
  children: ReactNode
  /** Links to what is available. */
  ways?: ReactNode
}

/** Shown to unverified businesses instead of the content: what is missing, and how to get it. */
export function NotVerified({ status, children, ways }: NotVerifiedProps) {
  return (
    <div role="status">
      <EmptyState
        title={<NotVerifiedTitle status={status} />}
        action={
          <>
            <VerifyLink status={status} />
            {ways}
          </>
        }
      >
        <p>{children}</p>
        <p>
          <NextStep status={status} />
        </p>
      </EmptyState>
    </div>
  )
}

export function NotVerifiedTitle({ status }: { status: Missing }) {
  const isFarm = useIsFarm()
  if (status === 'REQUESTED')
    return isFarm ? <Trans>We are verifying your farm</Trans> : <Trans>We are verifying your business</Trans>
  if (status === 'REFUSED') return <Trans>Your business could not be verified yet</Trans>
  return <Trans>Verify your business first</Trans>
}

export function NextStep({ status }: { status: Missing }) {
  if (status === 'REQUESTED')
    return (
      <Trans>
        An operator compares your details with the registration. You do not need to do anything. We will tell
        you when it is done.
      </Trans>
    )
  if (status === 'REFUSED')
    return <Trans>Check what was missing, correct it and send it again. What you wrote is still there.</Trans>
  return (
    <Trans>
      Verification is free. You need your business registration or farm registration: its number and a photo.
    </Trans>
  )
}

export function VerifyLink({ status }: { status: Missing }) {
  return (
    <RightGate needed="OWNER">
      <ButtonLink to="/mypage/company" variant="light">
        {status === 'REQUESTED' ? (
          <Trans>View my request</Trans>
        ) : status === 'REFUSED' ? (
          <Trans>View reason</Trans>
        ) : (
          <Trans>Verify the business</Trans>
        )}
      </ButtonLink>
    </RightGate>
  )
}
