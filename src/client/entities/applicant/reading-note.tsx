import { Trans } from '@lingui/react/macro'
import type { ApplicantStage } from '../../../contract/base/enums.ts'
import classes from './reading-note.module.css'

interface ReadingNoteProps {
  applicants: readonly { stage: ApplicantStage }[]
  className?: string | undefined
}

/** Says before an unread application is opened what opening it tells the applicant. */
export function ReadingNote({ applicants, className = '' }: ReadingNoteProps) {
  if (!applicants.some(({ stage }) => stage === 'SENT')) return null
  return (
    <p className={`${classes.note} ${className}`} data-no-print>
      <Trans>
        When you open an unread resume, the applicant is told that you have read the application, and can no
        longer withdraw it.
      </Trans>
    </p>
  )
}
