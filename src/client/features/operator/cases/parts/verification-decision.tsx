import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { Button, Flex, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { KeyHint } from '../../../../ui/keyboard/key-hint.tsx'
import { useShortcuts } from '../../../../ui/keyboard/shortcuts.ts'
import {
  approveVerification,
  refuseVerification,
  type VerificationCase,
} from '../../../../../contract/case/verification.ts'
import type { OpenCase } from '../kit/case-page.tsx'
import { ReasonSheet } from '../kit/decision-sheet.tsx'
import { CaseUndo } from '../kit/undo.tsx'
import { announceDecision, type LastDecision } from '../last-decision.ts'
import { bodyOf, ReadFacts, useReadFactsForm } from './read-facts.tsx'
import { Mark } from '../../desk/cells.tsx'
import {
  CommandAlert,
  CommandButton,
  DecidedBy,
  Done,
  Note,
  type RefusalWords,
  useOperatorCommand,
  Warning,
} from '../../desk/command.tsx'
import { at } from '../../desk/desks.ts'

export interface VerificationDecisionProps extends OpenCase {
  verification: VerificationCase
}

const changed: RefusalWords = {
  PRECONDITION_FAILED: <Trans>This request has changed since you opened it. Please check it again.</Trans>,
  JOB_STATE: <Trans>Another operator has already decided. Please check it again.</Trans>,
}

/** What was decided, and what can be. */
export function VerificationDecision(props: VerificationDecisionProps) {
  const { verification, onDecided } = props
  const { id, status, businessName: name } = verification
  const [isRefusing, setRefusing] = useState(false)
  const finish = async (text: LastDecision['text'], undo: LastDecision['undo']) => {
    const next = await onDecided()
    announceDecision({ text, name, desk: 'verifications', id, undo, next })
  }
  return (
    <>
      {status === 'VERIFIED' ? (
        <Verified verification={verification} />
      ) : (
        <Choices {...props} onRefuse={() => setRefusing(true)} onFinished={finish} />
      )}
      {/* Stays open with its reason if another operator verifies the business meanwhile. */}
      {isRefusing && <RefuseSheet {...props} onFinished={finish} onClose={() => setRefusing(false)} />}
    </>
  )
}

interface ChoicesProps extends Omit<VerificationDecisionProps, 'onDecided'> {
  onRefuse: () => void
  onFinished: (text: LastDecision['text'], undo: LastDecision['undo']) => Promise<void>
}

function Choices({ verification, etag, onReload, onRefuse, onFinished }: ChoicesProps) {
  const { id, status, businessName: name, decidedBy } = verification
  const buttons = useRef<HTMLDivElement>(null)
  const approve = useOperatorCommand(approveVerification)
  const { attach, ...form } = useReadFactsForm(id)
  const isWaiting = status === 'REQUESTED'
  const verify = async () => {
    if (approve.isPending) return
    if (form.validate().hasErrors) {
      form.focus('sinceYear')
      return
    }
    try {
      const body = bodyOf(form.getValues())
      const { data } = await approve.sendAsync({ params: { id }, body, ifMatch: etag })
      // Without an undo it was somebody else's decision, which the command has only repeated.
      await onFinished(
        data.undo
          ? msg`Verified: ${name}.`
          : msg`Another operator had already verified this business: ${name}.`,
        data.undo,
      )
    } catch {
      onReload()
    }
  }
  useShortcuts({
    a: () => focusWithin(buttons.current),
    r: isWaiting ? onRefuse : undefined,
  })
  return (
    <Stack ref={attach}>
      {approve.error && <CommandAlert error={approve.error} words={changed} />}
      {status === 'REFUSED' && (
        <>
          <Warning>
            <b>
              <Trans>Rejected</Trans>
            </b>
            <p lang="ko">{verification.reason}</p>
            <DecidedBy by={decidedBy} date={verification.decidedDate} />
          </Warning>
          <Undo verification={verification} />
        </>
      )}
      <ReadFacts form={form} isFarm={verification.certificateKind === 'FARM'} />
      <Consequences verification={verification} />
      <Group gap="xs" ref={buttons}>
        <CommandButton
          isBusy={approve.isPending}
          aria-keyshortcuts="A"
          aria-describedby="consequences"
          onClick={() => void verify()}
        >
          <Trans>Verify and next</Trans>
          <KeyHint>A</KeyHint>
        </CommandButton>
        {isWaiting && (
          <Button variant="default" aria-keyshortcuts="R" onClick={onRefuse}>
            <Trans>Reject</Trans>
            <KeyHint>R</KeyHint>
          </Button>
        )}
      </Group>
    </Stack>
  )
}

/** Scrolls no further than the button needs, so that what it decides about stays in view. */
function focusWithin(buttons: HTMLElement | null): void {
  const button = buttons?.querySelector('button')
  button?.focus({ preventScroll: true })
  button?.scrollIntoView({ block: 'nearest' })
}

type Shown = Pick<VerificationDecisionProps, 'verification'>

function Verified({ verification }: Shown) {
  return (
    <Stack>
      <Done>
        <Trans>The business is verified. Its postings are no longer waiting.</Trans>
        <DecidedBy by={verification.decidedBy} date={verification.decidedDate} />
      </Done>
      <Undo verification={verification} />
      {!verification.undo && verification.memberId !== null && (
        <Text size="sm" c="dimmed">
          <Trans>
            A verification is not taken back later. If it was wrong,{' '}
            <Link {...at('members', verification.memberId)} style={{ textDecoration: 'underline' }}>
              suspend the account on the member’s page
            </Link>
            : its postings are then no longer public.
          </Trans>
        </Text>
      )}
    </Stack>
  )
}

function Undo({ verification: { id, businessName, undo } }: Shown) {
  return <CaseUndo undo={undo} decided={{ desk: 'verifications', id, name: businessName }} />
}

/** What a decision does, and what of it does not come back. */
function Consequences({ verification }: Shown) {
  const {
    waitingAnnouncements,
    waitingPostings = [],
    certificateUrl,
    hasPersonRegistrationNumber,
  } = verification
  return (
    <>
      {certificateUrl === null && (
        <Note>
          <Trans>There is no photo to compare with.</Trans>
        </Note>
      )}
      {waitingPostings.length > 0 && <WaitingPostings postings={waitingPostings} />}
      <Text size="sm" c="dimmed" id="consequences">
        <Plural
          value={waitingAnnouncements}
          _0="No postings are waiting."
          one="# posting will become public."
          other="# postings will become public."
        />{' '}
        <Trans>The company gets a notification and an email at once.</Trans>{' '}
        <Trans>You can undo this for ten minutes, unless somebody acts on it.</Trans>{' '}
        {hasPersonRegistrationNumber && (
          <Trans>Either decision deletes the resident number. An undo does not restore it.</Trans>
        )}
      </Text>
    </>
  )
}

type Waiting = NonNullable<VerificationCase['waitingPostings']>

const WaitingPostings = ({ postings }: { postings: Waiting }) => (
  <Flex component="ul" direction="column" gap="xs">
    {postings.map(({ id, title, isSuspicious }) => (
      <li key={id}>
        <Link {...at('postings', id)} lang="ko">
          {title}
        </Link>{' '}
        {isSuspicious && <Mark text={<Trans>Flagged as suspicious</Trans>} />}
      </li>
    ))}
  </Flex>
)

interface RefuseSheetProps extends Omit<ChoicesProps, 'onRefuse'> {
  onClose: () => void
}

function RefuseSheet({ verification, etag, onReload, onFinished, onClose }: RefuseSheetProps) {
  const { id, businessName: name } = verification
  const refuse = useOperatorCommand(refuseVerification)
  const send = async (reason: string) => {
    const command = { params: { id }, body: { reason }, ifMatch: etag }
    const { data } = await refuse.sendAsync(command, { onError: onReload })
    await onFinished(msg`Rejected: ${name}.`, data.undo)
  }
  return (
    <ReasonSheet
      title={<Trans>Reject “{name}”?</Trans>}
      hint={
        <Trans>The company sees exactly what you write. Explain what does not match and what to do.</Trans>
      }
      action={<Trans>Reject with this reason</Trans>}
      draftName={`operator-refusal:${id}`}
      ready={{ kind: 'VERIFICATION', companyId: id }}
      canBeUndone
      effects={
        <Trans>
          Its postings stay hidden until it is verified. The company gets a notification and an email at once.
        </Trans>
      }
      command={refuse}
      refusals={changed}
      onReason={send}
      onClose={onClose}
    />
  )
}
