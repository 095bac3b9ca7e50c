import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { OFFER_CAUSES, OFFER_MESSAGES } from '../../../../../contract/operator/decision.ts'
import {
  type ProposalReportCase,
  reopenProposalReport,
  settleProposalReport,
} from '../../../../../contract/operator/proposal-case.ts'
import { CommandButton } from '../../desk/command-button.tsx'
import { useCommand } from '../../desk/use-command.ts'
import { KeyHint } from '../../keyboard/key-hint.tsx'
import { useShortcuts } from '../../keyboard/shortcuts.ts'
import { offerMessages, reporterMessages } from '../case-texts.ts'
import { announceDecision } from '../last-decision.ts'
import { ReopenButton } from './reopen-button.tsx'
import { SettledReport } from './settled-report.tsx'
import { SettleSheet, type SettlementWords } from '../settle-sheet.tsx'

type Outcome = keyof typeof OFFER_CAUSES

export interface OfferDecisionProps {
  report: ProposalReportCase
  /** Reloads the report. */
  onAsked: () => void
  /** Opens the next case; resolves to its name. */
  onDecided: () => Promise<string | undefined>
}

/** What was decided about a reported job offer, or can be. */
export function OfferDecision({ report, onAsked, onDecided }: OfferDecisionProps) {
  const { t } = useLingui()
  const settle = useCommand(settleProposalReport)
  const [asking, setAsking] = useState<Outcome>()
  const { id, proposal } = report
  const isOpen = report.settledDate === null
  const isUnanswered = proposal.status === 'SENT'
  useShortcuts({
    c: isOpen ? () => setAsking('UPHELD') : undefined,
    d: isOpen ? () => setAsking('DISMISSED') : undefined,
  })
  const send = async (outcome: Outcome, words: SettlementWords) => {
    try {
      const { data } = await settle.sendAsync({ params: { id }, body: { outcome, ...words } })
      return async () => {
        const next = (await onDecided()) ?? null
        const of = { name: proposal.title, desk: 'reports', id, about: 'OFFERS' } as const
        announceDecision({ what: outcome, ...of, undo: data.undo, next })
      }
    } catch (error) {
      // The case may have changed.
      onAsked()
      throw error
    }
  }
  return (
    <>
      {isOpen ? (
        <Choices isUnanswered={isUnanswered} onAsk={setAsking} />
      ) : (
        <SettledReport
          report={report}
          name={proposal.title}
          about="OFFERS"
          after={<Reopen report={report} />}
          stays={<Trans>The decision stays. The company can send the job seeker a new offer.</Trans>}
        >
          {report.outcome === 'UPHELD' && <Trans>The report was accepted</Trans>}
        </SettledReport>
      )}
      {asking && (
        <SettleSheet
          key={asking}
          draftName={`operator-report:${id}:${asking}`}
          title={<Title outcome={asking} isUnanswered={isUnanswered} />}
          about={{ name: proposal.title, company: proposal.companyName }}
          action={asking === 'UPHELD' ? <Trans>Confirm and next</Trans> : <Trans>Dismiss and next</Trans>}
          reported={asking === 'UPHELD' ? report.reason : null}
          causes={OFFER_CAUSES[asking]}
          messages={messagesOf(asking)}
          usualMessage={
            asking === 'UPHELD'
              ? t`We confirmed your report.`
              : t`We have checked it. It does not break any rule.`
          }
          isBusy={settle.isPending}
          error={settle.error}
          onSend={(words) => send(asking, words)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

/** A dismissal changed nothing but the report, so that it may be looked at again at any time. */
function Reopen({ report: { id, outcome, proposal } }: Pick<OfferDecisionProps, 'report'>) {
  const reopen = useCommand(reopenProposalReport)
  if (outcome !== 'DISMISSED') return null
  const send = () => {
    const of = { name: proposal.title, desk: 'reports', id, about: 'OFFERS' } as const
    const announce = () => announceDecision({ what: 'REOPENED', ...of, undo: null })
    reopen.send({ params: { id } }, { onSuccess: announce })
  }
  return <ReopenButton isBusy={reopen.isPending} error={reopen.error} onReopen={send} />
}

const messagesOf = (outcome: Outcome) =>
  OFFER_MESSAGES[outcome].map((value) => ({ value, text: offerMessages[value] ?? reporterMessages[value] }))

function Title({ outcome, isUnanswered }: { outcome: Outcome; isUnanswered: boolean }) {
  if (outcome === 'DISMISSED') return <Trans>Dismiss this report?</Trans>
  return isUnanswered ? <Trans>Withdraw this job offer?</Trans> : <Trans>Accept this report?</Trans>
}

function Choices({ isUnanswered, onAsk }: { isUnanswered: boolean; onAsk: (outcome: Outcome) => void }) {
  return (
    <Stack>
      <Group gap="xs">
        <CommandButton aria-keyshortcuts="C" onClick={() => onAsk('UPHELD')}>
          {isUnanswered ? <Trans>Withdraw the job offer</Trans> : <Trans>Accept the report</Trans>}
          <KeyHint>C</KeyHint>
        </CommandButton>
        <CommandButton variant="default" aria-keyshortcuts="D" onClick={() => onAsk('DISMISSED')}>
          <Trans>Dismiss the report</Trans>
          <KeyHint>D</KeyHint>
        </CommandButton>
      </Group>
      <Text size="sm" c="dimmed">
        {isUnanswered ? (
          <Trans>The job seeker can no longer accept an offer that you withdraw, and is told.</Trans>
        ) : (
          <Trans>The job seeker has already answered this offer, so it cannot be withdrawn.</Trans>
        )}{' '}
        <Trans>You can undo this for ten minutes, unless somebody acts on it.</Trans>
      </Text>
    </Stack>
  )
}
