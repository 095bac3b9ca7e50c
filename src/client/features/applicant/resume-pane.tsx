import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ComponentType } from 'react'
import type { OpenApplicant } from '../../../contract/employer/applicant.ts'
import { KeyHint } from '../../ui/keyboard/key-hint.tsx'
import { FavoriteIcon } from '../../ui/icon/icons.tsx'
import { BAR_BUTTON, BesidePane } from '../../entities/candidate/beside-pane.tsx'

/** A resume with its application, of another feature. */
export type ResumeComponent = ComponentType<{ search: { id: string; application: string; job: string } }>

interface ResumePaneProps {
  applicant: OpenApplicant
  isShortlisted: boolean
  Resume: ResumeComponent
  /** Undefined at an end of the list. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onShortlist: () => void
  onReject: () => void
  onClose: () => void
}

/** The resume beside the list. */
export function ResumePane(props: ResumePaneProps) {
  const { applicant, isShortlisted, Resume, onPrevious, onNext, onShortlist, onReject, onClose } = props
  const { t } = useLingui()
  return (
    <BesidePane
      label={t`Resume`}
      previous={{ label: t`Previous applicant`, onGo: onPrevious }}
      next={{ label: t`Next applicant`, onGo: onNext }}
      onClose={onClose}
      acts={
        <>
          <Button
            {...BAR_BUTTON}
            variant={isShortlisted ? 'light' : 'default'}
            leftSection={<FavoriteIcon size={18} />}
            aria-pressed={isShortlisted}
            aria-keyshortcuts="S"
            onClick={onShortlist}
          >
            <Trans>Shortlist</Trans>
            <KeyHint>S</KeyHint>
          </Button>
          <Button {...BAR_BUTTON} aria-keyshortcuts="R" onClick={onReject}>
            <Trans>Decline with a message</Trans>
            <KeyHint>R</KeyHint>
          </Button>
        </>
      }
    >
      <Resume search={{ id: applicant.resumeId, application: applicant.id, job: applicant.jobId }} />
    </BesidePane>
  )
}
