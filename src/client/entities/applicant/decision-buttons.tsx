import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Flex, Group, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Decision } from '../../../contract/employer/applicant.ts'
import { RightNote, useMayAct } from '../member/company-right.tsx'
import { applicantStageLabels } from '../../i18n/candidate-labels.ts'
import { useSend } from '../../offline/outbox/sending.ts'
import { CalendarIcon, CheckIcon, ChevronDownIcon, CloseIcon } from '../../ui/icon/icons.tsx'
import { OutboxMark, outboxViews } from '../outbox/outbox-mark.tsx'
import { SaveError } from '../outbox/save-error.tsx'
import { type ApplicationDecision, decide } from './decision.ts'
import { RejectSheet, StageSheet } from './decision-sheets.tsx'
import { Hidden } from '../../ui/page/page.tsx'
import { RequestAlert } from '../answer/request-alert.tsx'
import { useOpenConversation } from '../conversation/use-open-conversation.ts'

interface DecisionButtonsProps {
  application: {
    id: string
    name: string
    conversationId?: string | null | undefined
    interviewDate?: string | null | undefined
    offeredTimes?: object | null | undefined
  }
  /** Title of the announcement, for the outbox. */
  jobTitle: string
  decision: ApplicationDecision
  /** In a table row: smaller, and named after the applicant. */
  compact?: boolean
  /** Whether an invitation to an interview offers to propose a time; not where the applicant leaves the list by it. */
  offersTime?: boolean
}

/**
 * Buttons that decide about an applicant: interested or declined, and the stages that follow. The applicant is
 * notified, which is said before anything is pressed; declining and stages ask for confirmation.
 */
export function DecisionButtons(props: DecisionButtonsProps) {
  if (useMayAct()) return <Buttons {...props} />
  // A list says it once.
  return props.compact ? null : <RightNote />
}

function Buttons(props: DecisionButtonsProps) {
  const { application, jobTitle, decision, compact = false, offersTime = false } = props
  const { i18n, t } = useLingui()
  const [sheet, setSheet] = useState<'reject' | 'stage'>()
  const [isInviting, setIsInviting] = useState(false)
  const { mutate, error } = useSend(decide)
  const { name } = application
  const { stage } = decision
  const send = (status: Exclude<Decision, 'READ'>) => {
    setSheet(undefined)
    if (status === stage) return
    setIsInviting(status === 'INTERVIEW')
    mutate({ params: { id: application.id }, body: { status }, title: { title: jobTitle, company: name } })
  }
  const isRejected = stage === 'REJECTED'
  const isInteresting = stage === 'SHORTLISTED' || stage === 'INTERVIEW' || stage === 'HIRED'
  const stageName = i18n._(applicantStageLabels[stage])
  const size = compact ? 'sm' : 'md'
  return (
    <Flex
      direction={compact ? 'row' : 'column'}
      wrap={compact ? 'wrap' : 'nowrap'}
      justify={{ base: 'flex-start', md: 'flex-end' }}
      gap="xs"
    >
      {decision.unsent && <OutboxMark view={outboxViews[decision.unsent]} />}
      <SaveError error={error} />
      {/* Beside each other unless a word would break. */}
      <Group gap="xs" grow={!compact} preventGrowOverflow={false} style={{ overflowWrap: 'break-word' }}>
        {isInteresting ? (
          <Button
            size={size}
            variant="light"
            leftSection={<ChevronDownIcon size={20} />}
            aria-haspopup="dialog"
            aria-label={compact ? t`Stage: ${stageName}: ${name}` : undefined}
            onClick={() => setSheet('stage')}
          >
            <Trans>Stage: {stageName}</Trans>
          </Button>
        ) : (
          <Button
            size={size}
            variant={compact || isRejected ? 'default' : 'filled'}
            leftSection={<CheckIcon size={20} />}
            aria-label={compact ? t`Interested: ${name}` : undefined}
            onClick={() => send('SHORTLISTED')}
          >
            <Trans comment="Stage of an application: the company is interested">Interested</Trans>
          </Button>
        )}
        <Button
          size={size}
          variant={isRejected ? 'light' : 'default'}
          leftSection={<CloseIcon size={20} />}
          aria-pressed={isRejected}
          aria-label={compact ? (isRejected ? t`Declined: ${name}` : t`Decline: ${name}`) : undefined}
          onClick={() => !isRejected && setSheet('reject')}
        >
          {isRejected ? (
            <Trans comment="Stage of an application or answer to a job offer">Declined</Trans>
          ) : (
            <Trans>Decline</Trans>
          )}
        </Button>
      </Group>
      {offersTime && stage === 'INTERVIEW' && application.interviewDate == null && (
        <ProposeTime application={application} compact={compact} startsFocused={isInviting} />
      )}
      {!isInteresting && <OtherStages name={name} compact={compact} onOpen={() => setSheet('stage')} />}
      {/* As wide as the buttons, not as its words. */}
      <Text w={0} miw="100%" size="xs" c="dimmed" ta={compact ? { base: 'start', md: 'end' } : 'start'}>
        {(isRejected || isInteresting) && decision.unsent === undefined ? (
          <Trans>The applicant was told. If you change it, they are told again.</Trans>
        ) : (
          <Trans>The applicant is told what you choose.</Trans>
        )}
      </Text>
      {sheet === 'reject' && (
        <RejectSheet name={name} onReject={() => send('REJECTED')} onClose={() => setSheet(undefined)} />
      )}
      {sheet === 'stage' && (
        <StageSheet name={name} stage={stage} onChoose={send} onClose={() => setSheet(undefined)} />
      )}
    </Flex>
  )
}

/** An interview may follow at once, without being interested first. */
function OtherStages({ name, compact, onOpen }: { name: string; compact: boolean; onOpen: () => void }) {
  const { t } = useLingui()
  return (
    <Button
      size={compact ? 'sm' : 'md'}
      fullWidth={!compact}
      variant="subtle"
      color="gray"
      leftSection={<ChevronDownIcon size={20} />}
      aria-haspopup="dialog"
      aria-label={compact ? t`Interview or hired: ${name}` : undefined}
      onClick={onOpen}
    >
      <Trans>Interview or hired</Trans>
    </Button>
  )
}

interface ProposeTimeProps {
  application: {
    id: string
    name: string
    conversationId?: string | null | undefined
    offeredTimes?: object | null | undefined
  }
  /** In a table row: smaller, and named after the applicant. */
  compact: boolean
  /** Takes the focus when it appears, as the step after what was just chosen. */
  startsFocused: boolean
}

/** Opens the conversation with an applicant, and in it the form that offers times for an interview. */
function ProposeTime({ application, compact, startsFocused }: ProposeTimeProps) {
  const { id, name, conversationId, offeredTimes } = application
  const { open, isPending, error } = useOpenConversation(
    { about: { applicationId: id }, id: conversationId },
    { offersTimes: true },
  )
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (startsFocused) button.current?.focus({ preventScroll: true })
  }, [startsFocused])
  return (
    <>
      {error && <RequestAlert error={error} />}
      <Button
        ref={button}
        size={compact ? 'sm' : 'md'}
        fullWidth={!compact}
        variant="light"
        leftSection={<CalendarIcon size={20} />}
        disabled={isPending}
        onClick={open}
      >
        {offeredTimes ? (
          <Trans>Other times</Trans>
        ) : (
          <Trans comment="Button: opens the form that offers an applicant times for an interview">
            Propose a time
          </Trans>
        )}
        {compact && <Hidden>: {name}</Hidden>}
      </Button>
    </>
  )
}
