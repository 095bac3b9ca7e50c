import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import {
  approveVerification,
  refuseVerification,
  type VerificationCase,
} from '../../../../contract/operator/case.ts'
import { useFormat } from '../../../i18n/format.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { businessNumberText } from '../../../entities/verification/verification-check.ts'
import { AlertMessage } from '../../../ui/page/alert-message.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { Picture } from '../../../ui/image/picture.tsx'
import { EmptyState, ErrorState, LoadingBlocks } from '../../../ui/page/states.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import formClasses from '../desk/desk-form.module.css'
import { DeskPage } from '../desk/desk-page.tsx'
import { at } from '../desk/desks.ts'
import { verificationCase } from '../queries.ts'
import { ReasonSheet } from './reason-sheet.tsx'
import { useCommand } from '../desk/use-command.ts'
import classes from './verification-screen.module.css'

/** A business's details beside the photo of its registration, and the decision. */
export function VerificationScreen({ id }: { id: string }) {
  const { t } = useLingui()
  const result = useQuery(verificationCase(id))
  const isGone = result.error instanceof ApiProblem && result.error.status < 500
  return (
    <DeskPage
      title={t`Business verification`}
      actions={
        <LinkButton variant="outline" {...at('verifications')}>
          <Trans>All requests</Trans>
        </LinkButton>
      }
    >
      {result.data ? (
        <Case verification={result.data.data} etag={result.data.etag} onAsked={() => void result.refetch()} />
      ) : isGone ? (
        <EmptyState title={<Trans>This request no longer exists</Trans>} />
      ) : result.error ? (
        <ErrorState
          title={<Trans>The request could not be loaded</Trans>}
          onRetry={() => void result.refetch()}
        />
      ) : (
        <LoadingBlocks rows={4} form="text" />
      )}
    </DeskPage>
  )
}

interface CaseProps {
  verification: VerificationCase
  etag: string | undefined
  /** Reloads the request. */
  onAsked: () => void
}

function Case({ verification, etag, onAsked }: CaseProps) {
  return (
    <div className={classes.case}>
      <section className={formClasses.card} aria-label={verification.businessName}>
        <Entered verification={verification} />
        <Decision verification={verification} etag={etag} onAsked={onAsked} />
      </section>
      <section className={formClasses.card} aria-labelledby="certificate">
        <h2 id="certificate">
          <Trans>Photo of the business registration</Trans>
        </h2>
        <Certificate url={verification.certificateUrl} />
      </section>
    </div>
  )
}

function Entered({ verification }: Pick<CaseProps, 'verification'>) {
  const format = useFormat()
  const { businessName, businessNumber, personName, hasPersonRegistrationNumber, taxOffice, status } =
    verification
  return (
    <dl className={classes.facts}>
      <Fact name={<Trans>Business name</Trans>}>
        <b lang="ko">{businessName}</b>
      </Fact>
      <Fact name={<Trans>Business number</Trans>}>
        <b>{businessNumberText(businessNumber)}</b>
      </Fact>
      <Fact name={<Trans>Representative</Trans>}>
        <b lang="ko">{personName}</b>
      </Fact>
      <Fact name={<Trans>Resident number</Trans>}>
        {hasPersonRegistrationNumber ? (
          <Trans>Entered (stored encrypted)</Trans>
        ) : status === 'VERIFIED' ? (
          <Trans>Deleted after verification</Trans>
        ) : (
          <Trans>Not entered</Trans>
        )}
      </Fact>
      <Fact name={<Trans>Tax office</Trans>}>
        {taxOffice === 'OPEN' ? (
          <Trans>Confirms the business is active</Trans>
        ) : taxOffice === 'UNREACHABLE' ? (
          <Trans>No answer</Trans>
        ) : (
          <Trans>This server does not check</Trans>
        )}
      </Fact>
      <Fact name={<Trans>Requested on</Trans>}>{format.moment(verification.requestedDate)}</Fact>
      {verification.memberId !== null && (
        <Fact name={<Trans>Account</Trans>}>
          <Link {...at('members', verification.memberId)}>
            <Trans>View member</Trans>
          </Link>
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)

function Decision({ verification, etag, onAsked }: CaseProps) {
  const { id, status, reason, waitingAnnouncements, certificateUrl } = verification
  const [isRefusing, setRefusing] = useState(false)
  const approve = useCommand(approveVerification)
  if (status === 'VERIFIED')
    return (
      <AlertMessage kind="done">
        <Trans>The business is verified. Its postings are no longer waiting.</Trans>
      </AlertMessage>
    )
  return (
    <div className={formClasses.form}>
      {status === 'REFUSED' && (
        <AlertMessage>
          <b>
            <Trans>Rejected</Trans>
          </b>
          <p lang="ko">{reason}</p>
        </AlertMessage>
      )}
      <p className={formClasses.dim}>
        <Plural
          value={waitingAnnouncements}
          _0="No postings are waiting."
          one="# posting will become public."
          other="# postings will become public."
        />
      </p>
      {certificateUrl === null && (
        <AlertMessage kind="info">
          <Trans>There is no photo to compare with.</Trans>
        </AlertMessage>
      )}
      {approve.error && <RequestAlert error={approve.error} />}
      <div className={formClasses.actions}>
        <CommandButton
          isBusy={approve.isPending}
          onClick={() => {
            if (!approve.isPending) approve.mutate({ params: { id }, ifMatch: etag }, { onError: onAsked })
          }}
        >
          <Trans>Verify the business</Trans>
        </CommandButton>
        {status === 'REQUESTED' && (
          <Button variant="outline" onClick={() => setRefusing(true)}>
            <Trans>Reject</Trans>
          </Button>
        )}
      </div>
      {isRefusing && <RefuseSheet id={id} etag={etag} onClose={() => setRefusing(false)} />}
    </div>
  )
}

function RefuseSheet({ id, etag, onClose }: { id: string; etag: string | undefined; onClose: () => void }) {
  const refuse = useCommand(refuseVerification)
  return (
    <ReasonSheet
      title={<Trans>Reject this business?</Trans>}
      hint={
        <Trans>The company sees exactly what you write. Explain what does not match and what to do.</Trans>
      }
      action={<Trans>Reject with this reason</Trans>}
      draftName={`operator-refusal:${id}`}
      isBusy={refuse.isPending}
      error={refuse.error}
      onReason={(reason) => refuse.mutateAsync({ params: { id }, body: { reason }, ifMatch: etag })}
      onClose={onClose}
    />
  )
}

function Certificate({ url }: { url: string | null }) {
  const { t } = useLingui()
  if (url === null)
    return (
      <p className={formClasses.dim}>
        <Trans>No photo was sent.</Trans>
      </p>
    )
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={classes.photo}
      aria-label={t`Open the full-size photo`}
    >
      <Picture
        src={url}
        alt={t`Photo of the business registration`}
        fallback={
          <span className={formClasses.dim}>
            <Trans>The photo could not be loaded.</Trans>
          </span>
        }
      />
    </a>
  )
}
