import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { ApplicantStage } from '../../../contract/base/enums.ts'

interface ReadingNoteProps {
  applicants: readonly { stage: ApplicantStage }[]
  className?: string | undefined
}

/** Says before an unread application is opened what opening it tells the applicant. */
export function ReadingNote({ applicants, className }: ReadingNoteProps) {
  if (!applicants.some(({ stage }) => stage === 'SENT')) return null
  return (
    <Text pb="xs" size="sm" c="dimmed" className={className} data-no-print>
      <Trans>
        When you open an unread resume, the applicant is told that you have read the application, and can no
        longer withdraw it.
      </Trans>
    </Text>
  )
}
