import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReportReason } from '../../../contract/base/enums.ts'
import { getOwnMessageReport, reportMessage } from '../../../contract/message/conversation-message.ts'
import { call } from '../../api/api.ts'
import { queryFor } from '../../api/query-for.ts'
import { currentSession } from '../../api/session.ts'
import { OwnReportNote } from '../../entities/report/own-report.tsx'
import { ReportForm } from '../../entities/report/report-form.tsx'

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
  const { t } = useLingui()
  const params = { id: conversationId, messageId }
  const own = useQuery(queryFor(getOwnMessageReport, { params }, { staleTime: 0 })).data?.data
  return (
    <ReportForm
      title={<Trans>Report this message</Trans>}
      intro={
        <Trans>
          Operators will see this message and up to five before and five after it, nothing else. The other
          side is not told who reported it.
        </Trans>
      }
      question={t`What is wrong with this message?`}
      reasons={reasonTexts}
      thanks={<Trans>Thank you. An operator will read the message and decide what to do.</Trans>}
      onSend={(body) =>
        call(reportMessage, {
          params: { id: conversationId },
          body: { messageId, ...body },
          token: currentSession()?.token ?? null,
        })
      }
      onClose={onClose}
    >
      <OwnReportNote report={own} />
    </ReportForm>
  )
}
