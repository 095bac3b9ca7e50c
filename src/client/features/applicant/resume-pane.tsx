import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Box, Button, Group } from '@mantine/core'
import type { ComponentType } from 'react'
import type { OpenApplicant } from '../../../contract/employer/applicant.ts'
import { KeyHint } from '../../ui/keyboard/key-hint.tsx'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, FavoriteIcon } from '../../ui/icon/icons.tsx'

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

/** The resume beside the list, with the ways to its neighbours. */
export function ResumePane(props: ResumePaneProps) {
  const { applicant, isShortlisted, Resume, onPrevious, onNext, onShortlist, onReject, onClose } = props
  const { t } = useLingui()
  const look = { size: 'sm', variant: 'default' } as const
  return (
    <Box
      component="section"
      aria-label={t`Resume`}
      flex="1 1 52%"
      miw={0}
      pos="sticky"
      top={83}
      style={{ alignSelf: 'start', maxHeight: 'calc(100dvh - 83px)', overflowY: 'auto' }}
      data-no-print
    >
      <Group gap="xs" pos="sticky" top={0} py="xs" bg="var(--page)" style={{ zIndex: 3 }}>
        <Button
          {...look}
          px="xs"
          aria-label={t`Previous applicant`}
          title={t`Previous applicant`}
          aria-keyshortcuts="K"
          disabled={!onPrevious}
          onClick={onPrevious}
        >
          <Group component="span" gap={0} wrap="nowrap">
            <ChevronLeftIcon size={18} />
            <KeyHint>K</KeyHint>
          </Group>
        </Button>
        <Button
          {...look}
          px="xs"
          aria-label={t`Next applicant`}
          title={t`Next applicant`}
          aria-keyshortcuts="J"
          disabled={!onNext}
          onClick={onNext}
        >
          <Group component="span" gap={0} wrap="nowrap">
            <KeyHint>J</KeyHint>
            <ChevronRightIcon size={18} />
          </Group>
        </Button>
        <Box flex={1} />
        <Button
          {...look}
          variant={isShortlisted ? 'light' : 'default'}
          leftSection={<FavoriteIcon size={18} />}
          aria-pressed={isShortlisted}
          aria-keyshortcuts="S"
          onClick={onShortlist}
        >
          <Trans>Shortlist</Trans>
          <KeyHint>S</KeyHint>
        </Button>
        <Button {...look} aria-keyshortcuts="R" onClick={onReject}>
          <Trans>Decline with a message</Trans>
          <KeyHint>R</KeyHint>
        </Button>
        <ActionIcon aria-label={t`Close`} title={t`Close`} onClick={onClose}>
          <CloseIcon size={20} />
        </ActionIcon>
      </Group>
      <Resume search={{ id: applicant.resumeId, application: applicant.id, job: applicant.jobId }} />
    </Box>
  )
}
