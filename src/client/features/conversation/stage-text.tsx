import { useLingui } from '@lingui/react/macro'
import { APPLICANT_STAGES } from '../../../contract/base/enums.ts'
import type { Conversation } from '../../../contract/message/conversation.ts'
import { applicantStageLabels } from '../../i18n/candidate-labels.ts'
import { applicationStageLabels } from '../../entities/application/stage-labels.ts'

/**
 * Whether the stage is told in a chat: whether a resume has been opened reads there as whether a message has been read.
 */
export const isStageTold = ({ stage }: Pick<Conversation, 'stage'>): boolean =>
  stage !== 'SENT' && stage !== 'READ'

/** How far the application or job offer has come, in the words of the side that reads it. */
export function StageText({ about }: { about: Pick<Conversation, 'stage' | 'counterpart'> }) {
  const { i18n, t } = useLingui()
  const { stage, counterpart } = about
  if (stage === null) return t`Job offer`
  const forCompany = APPLICANT_STAGES.find((each) => each === stage)
  return counterpart.role === 'EMPLOYEE' && forCompany
    ? i18n._(applicantStageLabels[forCompany])
    : i18n._(applicationStageLabels[stage])
}
