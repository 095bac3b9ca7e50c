import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { REPORT_REASONS, type ReportReason } from '../../../contract/base/enums.ts'
import { REPORT_LENGTH } from '../../../contract/job/report.ts'
import { useCommand } from '../../api/use-command.ts'
import { StorageFailure } from '../../browser/database.ts'
import { type UsedDraft, useDraft } from '../../offline/drafts/use-draft.ts'
import { useUnsent } from '../../offline/outbox/use-outbox.ts'
import { CountedField } from '../../ui/field/counted-field.tsx'
import { RadioRows } from '../../ui/field/choice-rows.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { LoadingBlocks } from '../../ui/page/states.tsx'
import { FormSheet } from '../../ui/sheet/sheet.tsx'
import { RequestAlert } from '../answer/request-alert.tsx'
import { OutboxMark, outboxViews } from '../outbox/outbox-mark.tsx'
import { SaveError } from '../outbox/save-error.tsx'
import { CheckIcon } from '../../ui/icon/icons.tsx'
import { EMPTY_REPORT, isReportDraft, type ReportDraft } from './report-commands.ts'

interface ReportFormProps {
  /** What the outbox sends, and what the draft is called. */
  entity: string
  title: ReactNode
  /** Who sees the report, and who does not. */
  intro: ReactNode
  /** Accessible name of the choice. */
  question: string
  reasons: Record<ReportReason, MessageDescriptor>
  thanks: ReactNode
  onSend: (body: { reason: ReportReason; text: string }) => Promise<unknown>
  onClose: () => void
  /** What became of an earlier report. */
  children?: ReactNode
}

/** The reason of a report and a comment; what was typed is kept until it is sent. */
export function ReportForm(props: ReportFormProps) {
  const { entity, title, onSend, onClose } = props
  const waiting = useUnsent()(entity, Infinity)
  const draft = useDraft(
    entity,
    isReportDraft(waiting?.payload) ? waiting.payload : EMPTY_REPORT,
    isReportDraft,
  )
  const [typed, setTyped] = useState<ReportDraft>()
  const { reason, text } = typed ?? draft.value
  const { send, isPending, isSuccess, error } = useCommand(onSend, { onSuccess: draft.clear })
  return (
    <FormSheet
      title={title}
      action={isSuccess ? undefined : <Trans>Send report</Trans>}
      disabled={!draft.ready || reason === null || isPending}
      onSubmit={() => reason && send({ reason, text })}
      cancel={isSuccess ? <Trans>Close</Trans> : undefined}
      onClose={onClose}
    >
      {waiting && <WaitingReport view={outboxViews[waiting.state]} />}
      {isSuccess ? (
        !waiting && (
          <Alert color="green" icon={<CheckIcon size={20} />}>
            {props.thanks}
          </Alert>
        )
      ) : draft.ready ? (
        <Fields {...props} draft={draft} typed={{ reason, text }} onType={setTyped} />
      ) : (
        <LoadingBlocks rows={2} form="text" />
      )}
      {error instanceof StorageFailure ? <SaveError error={error} /> : <RequestAlert error={error} />}
    </FormSheet>
  )
}

interface FieldsProps extends ReportFormProps {
  draft: UsedDraft<ReportDraft>
  typed: ReportDraft
  onType: (typed: ReportDraft) => void
}

function Fields({ intro, question, reasons, children, draft, typed, onType }: FieldsProps) {
  const { i18n } = useLingui()
  const change = (changed: Partial<ReportDraft>) => {
    const next = { ...typed, ...changed }
    onType(next)
    draft.save(next)
  }
  return (
    <>
      {children}
      <p>{intro}</p>
      <RadioRows
        label={question}
        name="reason"
        value={typed.reason}
        rows={REPORT_REASONS.map((value) => ({ value, content: i18n._(reasons[value]) }))}
        onPick={(reason) => change({ reason })}
      />
      <CountedField
        label={<Trans>What happened</Trans>}
        name="text"
        defaultValue={draft.value.text}
        limit={REPORT_LENGTH}
        multiline
        onText={(text) => change({ text })}
      />
    </>
  )
}

/** A report that this device has not sent yet. */
function WaitingReport({ view }: { view: (typeof outboxViews)[keyof typeof outboxViews] }) {
  return (
    <Alert color="gray" role="status">
      <OutboxMark view={view} />
      {view === 'saved' && (
        <p>
          <Trans>It is sent by itself once there is a network.</Trans>
        </p>
      )}
      <ButtonLink to="/outbox" variant="subtle" color="gray" size="sm">
        <Trans comment="Button that opens the item">View</Trans>
      </ButtonLink>
    </Alert>
  )
}
