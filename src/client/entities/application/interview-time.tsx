import { Trans } from '@lingui/react/macro'
import type { ApplicationStage } from '../../../contract/base/enums.ts'
import { useFormat } from '../../i18n/format.ts'

interface InterviewTimeProps {
  /** Answers that the device stored earlier lack the time. */
  application: { interviewDate?: string | null | undefined }
  stage: ApplicationStage
  className?: string | undefined
}

/** When the company and the applicant have agreed to meet; nothing once they will not. */
export function InterviewTime({ application: { interviewDate }, stage, className }: InterviewTimeProps) {
  const format = useFormat()
  if (interviewDate == null || !hasInterview(stage)) return null
  const when = format.appointment(interviewDate)
  return (
    <time className={className} dateTime={interviewDate}>
      <Trans comment="The time that was agreed on, such as Fri, Nov 27, 14:00">Interview: {when}</Trans>
    </time>
  )
}

const hasInterview = (stage: ApplicationStage) => stage !== 'REJECTED' && stage !== 'WITHDRAWN'
