import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getOwnMessageReport } from '../../../contract/message/conversation-message.ts'
import { queryFor } from '../../api/query-for.ts'
import { OwnReportNote } from '../../entities/report/own-report.tsx'
import { messageReportEntity, sendMessageReport } from '../../entities/report/report-commands.ts'
import { messageReasons } from '../../entities/report/reason-texts.ts'
import { ReportForm } from '../../entities/report/report-form.tsx'
import { send } from '../../offline/outbox/sending.ts'

interface ReportMessageSheetProps {
  conversationId: string
  messageId: string
  /** Of the other side. */
  name: string
  onClose: () => void
}

/** Why a message is reported, and what the operators will see. */
export function ReportMessageSheet({ conversationId, messageId, name, onClose }: ReportMessageSheetProps) {
  const { t } = useLingui()
  const draft = messageReportEntity(messageId)
  const params = { id: conversationId, messageId }
  const own = useQuery(queryFor(getOwnMessageReport, { params }, { staleTime: 0 })).data?.data
  return (
    <ReportForm
      entity={draft}
      title={<Trans>Report this message</Trans>}
      intro={
        <Trans>
          Operators will see this message and up to five before and five after it, nothing else. The other
          side is not told who reported it.
        </Trans>
      }
      question={t`What is wrong with this message?`}
      reasons={messageReasons}
      thanks={<Trans>Thank you. An operator will read the message and decide what to do.</Trans>}
      onSend={(body) =>
        send(sendMessageReport, {
          params: { id: conversationId },
          body: { messageId, ...body },
          draft,
          title: { title: name },
        })
      }
      onClose={onClose}
    >
      <OwnReportNote report={own} />
    </ReportForm>
  )
}
