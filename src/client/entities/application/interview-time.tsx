import { Trans } from '@lingui/react/macro'
import type { ApplicationStage } from '../../../contract/base/enums.ts'
import type { OfferedTimes } from '../../../contract/employer/applicant.ts'
import { useFormat } from '../../i18n/format.ts'

interface InterviewTimeProps {
  /** Answers that the device stored earlier lack the time. */
  application: { interviewDate?: string | null | undefined; offeredTimes?: OfferedTimes | null | undefined }
  stage: ApplicationStage
}

/** When the company and the applicant have agreed to meet, and which times wait for an answer; nothing once they will not. */
export function InterviewTime({ application, stage }: InterviewTimeProps) {
  const { interviewDate, offeredTimes } = application
  const format = useFormat()
  if (!hasInterview(stage)) return null
  const when = interviewDate == null ? '' : format.appointment(interviewDate)
  const times = offeredTimes?.times.map((each) => format.appointment(each)).join(' / ')
  return (
    <>
      {interviewDate != null && (
        <time dateTime={interviewDate}>
          <Trans comment="The time that was agreed on, such as Fri, Nov 27, 14:00">Interview: {when}</Trans>
        </time>
      )}
      {offeredTimes && (
        <span>
          {offeredTimes.byApplicant ? (
            <Trans>The applicant suggests: {times}. Answer in the chat.</Trans>
          ) : (
            <Trans>Interview times offered: {times}. No answer yet.</Trans>
          )}
        </span>
      )}
    </>
  )
}

const hasInterview = (stage: ApplicationStage) => stage !== 'REJECTED' && stage !== 'WITHDRAWN'
