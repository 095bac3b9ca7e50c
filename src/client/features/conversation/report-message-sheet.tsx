import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { REPORT_REASONS, type ReportReason } from '../../../contract/base/enums.ts'
import { REPORT_LENGTH } from '../../../contract/job/report.ts'
import { reportMessage } from '../../../contract/message/conversation-message.ts'
import { call } from '../../api/api.ts'
import { currentSession } from '../../api/session.ts'
import { RequestAlert } from '../../entities/answer/request-alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CountedField } from '../../ui/field/counted-field.tsx'
import { RadioRows } from '../../ui/field/radio-rows.tsx'
import { AlertMessage } from '../../ui/page/alert-message.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import classes from './composer.module.css'

const reasonTexts: Record<ReportReason, MessageDescriptor> = {
  FRAUD: msg`It is a scam`,
  FALSE_PAY: msg`It says something else than the posting`,
  FEE_DEMANDED: msg`It asks for money or a deposit`,
  DISCRIMINATION: msg`It insults or discriminates`,
  INAPPROPRIATE: msg`It is indecent or illegal`,
  ETC: msg`Another reason`,
}

interface ReportMessageSheetProps {
  conversationId: string
  messageId: string
  onClose: () => void
}

/** Why a message is reported, and what the operators will see. */
export function ReportMessageSheet({ conversationId, messageId, onClose }: ReportMessageSheetProps) {
  const { i18n, t } = useLingui()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [text, setText] = useState('')
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (body: { messageId: string; reason: ReportReason; text: string }) =>
      call(reportMessage, { params: { id: conversationId }, body, token: currentSession()?.token ?? null }),
  })
  return (
    <Sheet open fit onClose={onClose} title={<Trans>Report this message</Trans>}>
      <div className={classes.sheet}>
        {isSuccess ? (
          <AlertMessage kind="done">
            <Trans>Thank you. An operator will read the message and decide what to do.</Trans>
          </AlertMessage>
        ) : (
          <>
            <p>
              <Trans>
                Operators will see this message and up to five before and after it, nothing else. The other
                side is not told who reported it.
              </Trans>
            </p>
            <RadioRows
              label={t`What is wrong with this message?`}
              name="reason"
              value={reason}
              rows={REPORT_REASONS.map((value) => ({ value, content: i18n._(reasonTexts[value]) }))}
              onPick={setReason}
              ringed
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
        {error && <RequestAlert error={error} />}
        {!isSuccess && (
          <Button
            full
            disabled={reason === null || isPending}
            onClick={() => reason && mutate({ messageId, reason, text })}
          >
            <Trans>Send report</Trans>
          </Button>
        )}
        <Button full variant="subtle" onClick={onClose}>
          {isSuccess ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
        </Button>
      </div>
    </Sheet>
  )
}
