import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '@mantine/core'
import type { ApplicantStage } from '../../../contract/base/enums.ts'
import { applicantStageLabels } from '../../i18n/candidate-labels.ts'

interface StageBadgeProps {
  stage: ApplicantStage
  /** Whether times for an interview wait for the applicant's answer, which then says more than the stage. */
  hasOfferedTimes: boolean
}

/** How far an application is, in a word. */
export function StageBadge({ stage, hasOfferedTimes }: StageBadgeProps) {
  const { i18n } = useLingui()
  return (
    <Badge
      component="span"
      color={stage === 'SENT' ? 'primary' : 'gray'}
      h="auto"
      styles={{ label: { whiteSpace: 'normal' } }}
    >
      {hasOfferedTimes && stage !== 'REJECTED' && stage !== 'HIRED' ? (
        <Trans>Interview times offered</Trans>
      ) : (
        i18n._(applicantStageLabels[stage])
      )}
    </Badge>
  )
}
