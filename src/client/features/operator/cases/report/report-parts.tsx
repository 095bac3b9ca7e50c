import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import type { ComponentProps } from 'react'
import { TranslatedText } from '../../../../entities/translation/translated-text.tsx'
import { writtenLanguage } from '../../../../entities/translation/written-language.ts'
import { useFormat } from '../../../../i18n/format.ts'
import type { reopenReport, ReportCase, ReportOutcome } from '../../../../../contract/case/report.ts'
import { ReasonField } from '../kit/decision-sheet.tsx'
import { announceDecision, type DecidedCase } from '../last-decision.ts'
import { CommandAlert, CommandButton, useOperatorCommand } from '../../desk/command.tsx'
import type { AnyReport, OpenReport } from './report-kind.ts'

/** What a settlement is announced as, by the name of what was reported. */
export const settledTexts: Record<ReportOutcome, (name: string) => MessageDescriptor> = {
  CLOSED: (name: string) => msg`Posting closed: ${name}.`,
  UPHELD: (name: string) => msg`Report accepted: ${name}.`,
  DISMISSED: (name: string) => msg`Report dismissed: ${name}.`,
}

/** What the reporter wrote. */
export function ReportStatement<Row, Report extends AnyReport>(
  props: Omit<OpenReport<Row, Report>, 'decided'>,
) {
  const { kind, report } = props
  const { i18n, t } = useLingui()
  const format = useFormat()
  const when = format.moment(report.createdDate)
  // Only who received a job offer or a message may report it, and neither changes.
  const { isByMember, formerText } = 'job' in report ? report : { isByMember: true, formerText: null }
  return (
    <>
      <h2 id="report-reason">{i18n._(kind.causes[report.reason])}</h2>
      <Text size="sm" c="dimmed">
        {isByMember ? (
          <Trans>Reported by a member · {when}</Trans>
        ) : (
          <Trans>Reported by a visitor · {when}</Trans>
        )}
      </Text>
      {report.text === '' ? (
        <Text size="sm" c="dimmed">{t`No further details were given.`}</Text>
      ) : (
        <ReportText {...report} />
      )}
      {formerText !== null && (
        <>
          <h3>{t`The posting has changed since the report. The reported text was:`}</h3>
          <ReportText text={formerText} langCode={null} />
        </>
      )}
    </>
  )
}

/** Why it is decided so. */
export const DetailsField = ({ form }: Pick<ComponentProps<typeof ReasonField<'reason'>>, 'form'>) => (
  <ReasonField
    form={form}
    name="reason"
    label={<Trans>Details</Trans>}
    hint={
      <Trans>
        Why you decide so. Operators read it with the decision; the company and the reporter never see it.
      </Trans>
    }
  />
)

/**
 * What a reporter wrote, or what was reported, with its translation.
 * @param langCode of the writer's account, if it is known
 */
export function ReportText({ text, langCode }: Pick<ReportCase, 'text' | 'langCode'>) {
  return <TranslatedText text={text} source={writtenLanguage(text, langCode ?? undefined)} show={quotation} />
}

const quotation = (text: string, lang: string) => (
  <Text
    component="blockquote"
    m={0}
    py="sm"
    px="md"
    bdrs="md"
    bg="var(--sunk)"
    style={{ whiteSpace: 'pre-wrap' }}
    lang={lang}
  >
    {text}
  </Text>
)

interface ReopeningProps {
  endpoint: typeof reopenReport
  decided: DecidedCase
  /** Whether the reporter has an account. */
  isTold?: boolean
  onReopened?: () => void
}

/** Opens a report again whose decision changed nothing but the report, which is possible at any time. */
export function Reopening({ endpoint, decided, isTold = true, onReopened }: ReopeningProps) {
  const { t } = useLingui()
  const { send, isPending, error } = useOperatorCommand(endpoint)
  const onSuccess = () => {
    const { name } = decided
    announceDecision({ ...decided, text: msg`Report opened again: ${name}.`, undo: null })
    // The button goes with the decision.
    document.getElementById('main')?.focus({ preventScroll: true })
    onReopened?.()
  }
  return (
    <Group gap="xs">
      {error && <CommandAlert error={error} />}
      <CommandButton
        variant="default"
        isBusy={isPending}
        onClick={() => send({ params: { id: decided.id } }, { onSuccess })}
      >
        <Trans>Open this report again</Trans>
      </CommandButton>
      <Text size="sm" c="dimmed">
        {isTold ? t`You can then decide anew. Whoever reported it is told.` : t`You can then decide anew.`}
      </Text>
    </Group>
  )
}
