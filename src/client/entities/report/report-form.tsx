import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { REPORT_REASONS, type ReportReason } from '../../../contract/base/enums.ts'
import { REPORT_LENGTH } from '../../../contract/job/report.ts'
import { useCommand } from '../../api/use-command.ts'
import { CountedField } from '../../ui/field/counted-field.tsx'
import { RadioRows } from '../../ui/field/choice-rows.tsx'
import { FormSheet } from '../../ui/sheet/sheet.tsx'
import { RequestAlert } from '../answer/request-alert.tsx'
import { CheckIcon } from '../../ui/icon/icons.tsx'

interface ReportFormProps {
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

/** The reason of a report and a comment. */
export function ReportForm(props: ReportFormProps) {
  const { title, intro, question, reasons, thanks, onSend, onClose, children } = props
  const { i18n } = useLingui()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [text, setText] = useState('')
  const { send, isPending, isSuccess, error } = useCommand(onSend)
  return (
    <FormSheet
      title={title}
      action={isSuccess ? undefined : <Trans>Send report</Trans>}
      disabled={reason === null || isPending}
      onSubmit={() => reason && send({ reason, text })}
      cancel={isSuccess ? <Trans>Close</Trans> : undefined}
      onClose={onClose}
    >
      {isSuccess ? (
        <Alert color="green" icon={<CheckIcon size={20} />}>
          {thanks}
        </Alert>
      ) : (
        <>
          {children}
          <p>{intro}</p>
          <RadioRows
            label={question}
            name="reason"
            value={reason}
            rows={REPORT_REASONS.map((value) => ({ value, content: i18n._(reasons[value]) }))}
            onPick={setReason}
          />
          <CountedField
            label={<Trans>What happened</Trans>}
            name="text"
            defaultValue=""
            limit={REPORT_LENGTH}
            multiline
            onText={setText}
          />
        </>
      )}
      <RequestAlert error={error} />
    </FormSheet>
  )
}
