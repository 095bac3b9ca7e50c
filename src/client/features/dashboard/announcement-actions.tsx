import { Plural, Trans } from '@lingui/react/macro'
import { Button, Flex } from '@mantine/core'
import { useState } from 'react'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { EmployerJob } from '../../../contract/job/announcement.ts'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { useMayAct } from '../../entities/member/company-right.tsx'
import { useSend } from '../../offline/outbox/sending.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '../../ui/icon/icons.tsx'
import { close, lastAct, reopen } from './commands.ts'
import { ExtendSheet } from './extend-sheet.tsx'
import { mayReopen } from './term.ts'
import { FormSheet } from '../../ui/sheet/sheet.tsx'

interface AnnouncementActionsProps {
  job: EmployerJob
  /** Whether the employer has closed it and the server's data does not show that yet. */
  isClosing: boolean
  /** Whether the employer has undone the closing and the server's data does not show that yet. */
  isReopening: boolean
  isOpen: boolean
}

/** The actions available in the announcement's status. */
export function AnnouncementActions(props: AnnouncementActionsProps) {
  const { job, isClosing, isOpen } = props
  const isPublic = job.status === 'IN_PROGRESS' && !isClosing
  return (
    <Flex gap="xs" wrap="wrap" justify={{ md: 'flex-end' }}>
      {useMayAct() && <Changes {...props} />}
      {(isPublic || job.applicantCount > 0) && <ApplicantsToggle job={job} isOpen={isOpen} />}
    </Flex>
  )
}

function Changes({ job, isClosing, isReopening }: AnnouncementActionsProps) {
  const [sheet, setSheet] = useState<'close' | 'extend'>()
  const hide = () => setSheet(undefined)
  const isPublic = job.status === 'IN_PROGRESS' && !isClosing
  const isEditable = job.status !== 'CLOSED' && !isClosing
  const closedByOperator = job.closedReason === 'OPERATOR'
  const isUndoable = isClosing || (job.status === 'CLOSED' && !isReopening && mayReopen(job))
  const isPaymentDue = job.status === 'PAYMENT_DUE' && !isClosing
  const mayExtend =
    !job.depositOrderId && (isPublic || (job.status === 'CLOSED' && !isClosing)) && !closedByOperator
  return (
    <>
      {isPublic && (
        <Button variant="default" size="sm" onClick={() => setSheet('close')}>
          <Trans>Close posting</Trans>
        </Button>
      )}
      {isUndoable && <UndoClosing job={job} />}
      {isEditable && (
        <ButtonLink variant="default" size="sm" to="/writeAnnouncement" search={{ id: job.id }}>
          <Trans context="posting">Edit</Trans>
        </ButtonLink>
      )}
      <ButtonLink variant="default" size="sm" to="/writeAnnouncement" search={{ from: job.id }}>
        <Trans comment="Button: begins a new posting with everything in this one">Use as a new posting</Trans>
      </ButtonLink>
      {mayExtend && (
        <Button variant="default" size="sm" onClick={() => setSheet('extend')}>
          {isPublic ? (
            <Trans comment="Button: let the posting run longer">Extend</Trans>
          ) : (
            <Trans>Post again</Trans>
          )}
        </Button>
      )}
      {job.depositOrderId ? (
        <ButtonLink size="sm" to="/payment/localJob" search={{ orderId: job.depositOrderId }}>
          <Trans>View order</Trans>
        </ButtonLink>
      ) : (
        isPaymentDue && (
          <ButtonLink size="sm" to="/payment/localJob" search={{ jobId: job.id }}>
            <Trans context="buy">Pay</Trans>
          </ButtonLink>
        )
      )}
      {sheet === 'close' && <CloseSheet job={job} onClose={hide} />}
      {sheet === 'extend' && <ExtendSheet job={job} onClose={hide} />}
    </>
  )
}

/** Opens the job again as it was, for a day. */
function UndoClosing({ job }: { job: EmployerJob }) {
  const { mutate, error } = useSend(reopen)
  return (
    <>
      <SaveError error={error} />
      <Button
        variant="light"
        size="sm"
        onClick={() =>
          mutate(
            { params: { id: job.id }, title: { title: job.title, company: job.companyName } },
            { onSuccess: () => lastAct.set({ what: 'REOPENED', job }) },
          )
        }
      >
        <Trans>Reopen</Trans>
      </Button>
    </>
  )
}

function ApplicantsToggle({ job, isOpen }: { job: EmployerJob; isOpen: boolean }) {
  const { unreadMessages: unread = 0 } = job
  const Chevron = isOpen ? ChevronUpIcon : ChevronDownIcon
  return (
    <ButtonLink
      to="."
      search={(before: Record<string, unknown>) => ({
        ...before,
        posting: isOpen ? undefined : job.id,
        applicants: undefined,
      })}
      replace
      resetScroll={false}
      variant={isOpen || job.unreadCount > 0 || unread > 0 ? 'light' : 'default'}
      size="sm"
      aria-expanded={isOpen}
    >
      <Flex component="span" gap="xs" align="center" display="inline-flex">
        <span>
          <Plural value={job.applicantCount} one="# applicant" other="# applicants" />
          {job.unreadCount > 0 && (
            <>
              {BETWEEN_FACTS}
              <Plural value={job.unreadCount} one="# unread" other="# unread" />
            </>
          )}
          {unread > 0 && (
            <>
              {BETWEEN_FACTS}
              <Plural value={unread} one="# new message" other="# new messages" />
            </>
          )}
        </span>
        <Chevron size={18} />
      </Flex>
    </ButtonLink>
  )
}

/** Asks for confirmation before closing an announcement. */
function CloseSheet({ job, onClose }: { job: EmployerJob; onClose: () => void }) {
  const { mutate, error } = useSend(close)
  const confirm = () =>
    mutate(
      { params: { id: job.id }, title: { title: job.title, company: job.companyName } },
      {
        onSuccess: () => {
          lastAct.set({ what: 'CLOSED', job })
          onClose()
        },
      },
    )
  return (
    <FormSheet
      title={<Trans>Close this posting?</Trans>}
      action={<Trans>Close posting</Trans>}
      cancel={<Trans>Keep posting open</Trans>}
      onSubmit={confirm}
      onClose={onClose}
    >
      <p lang="ko">
        <b>{job.title}</b>
      </p>
      <p>
        <Trans>
          Nobody can apply any more. You can still see applicants and resumes under “Closed postings”. You can
          reopen the posting within 24 hours.
        </Trans>
      </p>
      {job.productType !== 'LIFE' && (
        <p>
          <Trans>
            A closed posting is not refunded, not even days that have not begun. Ask for their refund before
            you close.
          </Trans>
        </p>
      )}
      <SaveError error={error} />
    </FormSheet>
  )
}
